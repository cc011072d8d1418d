export type Panel = 'menu' | 'rules' | 'invite' | 'scores' | 'keys' | 'leave' | 'concede' | 'undo' | null

/** Which dialog is open, and about what. */
class Panels {
  now = $state<Panel>(null)
  /** Rules: the element that was asked about. */
  about = $state<string | null>(null)
  /** On a phone: what the lower part shows. */
  tab = $state<'play' | 'players' | 'log' | 'chat'>('play')

  open(panel: Exclude<Panel, null>, about: string | null = null): void {
    this.now = panel
    this.about = about
  }

  close = (): void => {
    this.now = null
  }

  /** At the next table nothing is open that was opened at this one. */
  leave(): void {
    this.now = null
    this.tab = 'play'
  }
}

export const panels = new Panels()
