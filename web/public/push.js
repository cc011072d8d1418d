// Shows a notice when the server says that it is somebody's turn, and opens the table when asked.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification(told.title || 'Tawantin', {
      body: told.body || '', tag: told.table || 'tawantin', icon: '/icon-turn.svg', data: { url: told.url || '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
