// What the coach says in numbers: figures as they are printed, and items that add up to them.

export interface Item {
  /** An item of the score; null is all that is not worth a line. */
  item: string | null
  value: number
}

/** The source of all that the coach cannot tell apart. */
const REST = 'later'

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The largest items first, at most a given number; a last one makes them add up to the figure as it is printed. */
export function items(sources: Readonly<Record<string, number>>, points: number, most = 5): Item[] {
  const known = Object.entries(sources)
    .filter(([item]) => item !== REST)
    .map(([item, value]) => ({ item, value: tenth(value) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const sum = (some: readonly Item[]): number => some.reduce((total, { value }) => total + value, 0)
  const whole = known.length <= most && tenth(sum(known)) === tenth(points)
  const shown: Item[] = whole ? known : known.slice(0, most - 1)
  const other = tenth(tenth(points) - sum(shown))
  return other === 0 ? shown : [...shown, { item: null, value: other }]
}

/** "+6.2", "−0.9", "0.0", in the language's own way. */
export function signed(value: number, language: string, digits = 1): string {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value)
  return text.replace('-', '−')
}

/** "41%" */
export const percent = (share: number, language: string): string => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
