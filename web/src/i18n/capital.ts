/** A name at the beginning of a line. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
