const INK = '#2B1D14'
const CREAM = '#FFF6E6'

/** Ink or cream, whichever is read better on a colour, also on one that is a variable. */
export function onColour(colour: string): string {
  const variable = /^var\((--[\w-]+)\)$/.exec(colour)?.[1]
  const value = variable ? getComputedStyle(document.documentElement).getPropertyValue(variable).trim() : colour
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)
  if (!match) return INK
  const [red, green, blue] = match.slice(1).map((part) => parseInt(part, 16) / 255) as [number, number, number]
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.18 ? INK : CREAM
}
