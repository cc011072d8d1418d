// This page has no messages of the server's to read: it brings its own.
const WORDS = {
  de: ['Du bist offline', 'Tawantin ist nicht erreichbar. Deine Partien sind auf dem Server sicher; diese Seite geht von selbst weiter, sobald du wieder verbunden bist.', 'Jetzt versuchen'],
  nl: ['Je bent offline', 'Tawantin is niet bereikbaar. Je partijen staan veilig op de server; deze pagina gaat vanzelf verder zodra je weer verbonden bent.', 'Nu proberen'],
  hu: ['Nincs kapcsolat', 'A Tawantin nem érhető el. A játszmáid biztonságban vannak a kiszolgálón; ez az oldal magától folytatódik, amint újra van kapcsolat.', 'Próbáld most'],
}
const language = (localStorage.getItem('tawantin.language') || navigator.language).slice(0, 2)
const words = WORDS[language]
if (words) {
  document.documentElement.lang = language
  ;['title', 'text', 'again'].forEach((id, n) => (document.getElementById(id).textContent = words[n]))
}

// The page itself is asked for again only when the server answers: no flicker meanwhile.
const look = () => fetch('/healthz', { cache: 'no-store' }).then(() => location.reload(), () => undefined)
document.getElementById('again').addEventListener('click', look)
addEventListener('online', look)
setInterval(look, 5000)
