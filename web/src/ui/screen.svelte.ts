const PHONE = matchMedia('(max-width: 719px)')
const SHORT = matchMedia('(max-height: 800px)')
const NARROW = matchMedia('(max-width: 1279px)')

/** How much room there is: a phone, a tablet, a desk. */
class Screen {
  phone = $state(PHONE.matches)
  narrow = $state(NARROW.matches)
  short = $state(SHORT.matches)

  constructor() {
    PHONE.addEventListener('change', () => (this.phone = PHONE.matches))
    SHORT.addEventListener('change', () => (this.short = SHORT.matches))
    NARROW.addEventListener('change', () => (this.narrow = NARROW.matches))
  }
}

export const screen = new Screen()
