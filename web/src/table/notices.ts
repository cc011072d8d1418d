import { i18n } from '../i18n/i18n.svelte'
import { session } from '../session.svelte'
import { api } from '../wire/api'

/** Ask the browser for notices, and the server to push them when no page is open. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if ((await Notification.requestPermission()) !== 'granted') return false
  const key = session.server?.push_key
  if (key && 'serviceWorker' in navigator) await subscribe(key).catch(() => undefined)
  return true
}

async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await api.push({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: i18n.language })
}
