// Keeps what never changes (files named by their content) and a page that says that one is offline;
// never anything that the server tells. Shows notices that the server pushes.
const SHELL = 'tawantin-shell-1'
const OFFLINE = ['/offline.html', '/offline.js', '/offline.css', '/icon.svg']
const MOST = 200

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(OFFLINE)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)))
})

async function kept(request) {
  const shell = await caches.open(SHELL)
  const known = await shell.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    await shell.put(request, answer.clone())
    const assets = (await shell.keys()).filter((one) => one.url.includes('/assets/'))
    for (const one of assets.slice(0, Math.max(0, assets.length - MOST))) await shell.delete(one)
  }
  return answer
}

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification('Tawantin', {
      body: told.text || '', tag: told.table || 'tawantin', icon: '/icon-192.png', data: { url: told.table ? `/table/${told.table}` : '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
