const PHONE = matchMedia('(max-width: 719px)')
const NARROW = matchMedia('(max-width: 1279px)')

/** How much room there is: a phone, a tablet, a desk. */
class Screen {
  phone = $state(PHONE.matches)
  narrow = $state(NARROW.matches)

  constructor() {
    PHONE.addEventListener('change', () => (this.phone = PHONE.matches))
    NARROW.addEventListener('change', () => (this.narrow = NARROW.matches))
  }
}

export const screen = new Screen()
