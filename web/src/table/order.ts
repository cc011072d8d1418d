/** Seats as one sees a table: oneself first, then clockwise. */
export function inViewOrder(seats: number, first: number | null): number[] {
  return Array.from({ length: seats }, (_, n) => ((first ?? 0) + n) % seats)
}
