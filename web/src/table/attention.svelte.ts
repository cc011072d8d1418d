import { i18n } from '../i18n/i18n.svelte'
import type { Update } from '../wire/gen/wire'
import { preferences } from './preferences.svelte'
import { play } from './sounds'
import type { Table } from './table.svelte'

/** Title, icon, sound and notice when it is one's turn. */
class Attention {
  /** An update has come: call, if it is my turn now and was not before. */
  turn(table: Table, before: Update | null): void {
    const mine = (update: Update | null) => table.mine.some((seat) => update?.actors.includes(seat))
    const now = mine(table.newest)
    this.#mark(now && table.status === 'playing', table)
    if (!before) return
    if (table.newest?.result && !before.result) play('end')
    else if (now && !mine(before)) {
      play('turn')
      this.#notify(table)
    } else if (table.newest?.happened.some((one) => one.kind === 'said' && !table.mine.includes(one.seat ?? -1))) play('chat')
    else if (table.newest?.happened.some((one) => one.kind === 'moved')) play('piece')
  }

  calm(): void {
    document.title = 'Tawantin'
    icon('/icon.svg')
  }

  #mark(turn: boolean, table: Table): void {
    const name = i18n.name(table.game?.name, 'Tawantin')
    document.title = turn ? i18n.t('title-your-turn', { game: name }) : `${name} · Tawantin`
    icon(turn ? '/icon-turn.svg' : '/icon.svg')
  }

  #notify(table: Table): void {
    if (!preferences.now.notifications || !document.hidden || !('Notification' in window)) return
    if (Notification.permission !== 'granted') return
    const name = i18n.name(table.game?.name)
    const notice = new Notification(i18n.t('notice-your-turn', { game: name }), { tag: table.id, icon: '/icon-turn.svg' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }
}

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address)
}

export const attention = new Attention()
