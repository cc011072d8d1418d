const INK = '#2B1D14'
const CREAM = '#FFF6E6'

/** Ink or cream, whichever is read better on a colour; variables are taken for light ones. */
export function onColour(colour: string): string {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (!found) return INK
  const [red, green, blue] = found.slice(1).map((part) => parseInt(part, 16) / 255) as [number, number, number]
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.18 ? INK : CREAM
}
