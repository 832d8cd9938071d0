// Served in place of worker.js where OFFLINE is 0: removes itself with all that it kept.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith('fourshore-')) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(leave())
})
