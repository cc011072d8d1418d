import { i18n } from '../i18n/i18n.svelte'
import { session } from '../session.svelte'
import { people } from '../wire/people'

/** Ask the browser for notices, and the server to push them when no page is open. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if ((await Notification.requestPermission()) !== 'granted') return false
  const key = session.server?.push_key
  if (key && 'serviceWorker' in navigator) await subscribe(key).catch(() => undefined)
  return true
}

/** No more of them here: the browser forgets where it could be reached, and the server finds out. */
export async function stopNotices(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  const made = await worker?.pushManager?.getSubscription()
  await made?.unsubscribe()
}

async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await people.push({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: i18n.language })
}
