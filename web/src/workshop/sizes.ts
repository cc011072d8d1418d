// How many games bots may be asked to play at a time.

export const USUAL = 100
const SIZES = [50, USUAL, 200, 500, 1000]

/** What can be chosen on a host with a given limit; a small host offers what it has. */
export function sizesUpTo(most: number): number[] {
  const sizes = SIZES.filter((one) => one <= most)
  return sizes.length ? sizes : [most]
}
