/** Half points as people write them. */
export const points = (value: number): string => (value % 1 ? `${Math.floor(value) || ''}½` : String(value))
