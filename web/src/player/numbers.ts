/** A change with its sign, a true minus among digits. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')
