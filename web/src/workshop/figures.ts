// Figures as texts and as places on a line.
import type { WorkshopFigure } from '../wire/gen/wire'

/** How many decimal digits mean anything: those of all numbers of a figure. */
export function digitsOf(one: WorkshopFigure): number {
  return one.unit === 'share' || one.high - one.low >= 1 || Math.max(Math.abs(one.original), Math.abs(one.variant)) >= 100 ? 1 : 2
}

export function shown(value: number, unit: string, language: string, digits = 1, sign = false): string {
  const text = new Intl.NumberFormat(language, {
    style: unit === 'share' ? 'percent' : 'decimal', minimumFractionDigits: digits, maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'negative',
  }).format(value)
  return text.replace('-', '−')
}

/** Where an interval ends; no share is under nothing or over all. */
export function ends(value: number, error: number, unit: string): [number, number] {
  if (unit !== 'share') return [value - error, value + error]
  return [Math.max(value - error, Math.min(value, 0)), Math.min(value + error, Math.max(value, 1))]
}

/** From where to where the line of a group goes, with some space at both ends. */
export function span(figures: readonly WorkshopFigure[]): [number, number] {
  const all = figures.flatMap((one) => [...ends(one.original, one.original_error, one.unit), ...ends(one.variant, one.variant_error, one.unit)])
  const low = Math.min(...all)
  const high = Math.max(...all)
  const space = (high - low) * 0.05 || 0.5
  return [low >= 0 ? Math.max(0, low - space) : low - space, high + space]
}

/** Where a value lies on the line, in percent. */
export const at = (value: number, [low, high]: [number, number]): number => ((value - low) / (high - low)) * 100

/** Everything as a file that spreadsheets read. */
export function csv(groups: readonly { id: string; figures: readonly WorkshopFigure[] }[]): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const rows = groups.flatMap((group) => group.figures.map((one) =>
    [group.id, quoted(one.label), one.unit, one.original, one.variant, one.difference, one.low, one.high, Number(one.sure)].join(',')))
  return ['group,figure,unit,original,variant,difference,low,high,sure', ...rows, ''].join('\n')
}
