import { SUPPORT_EMAIL } from '../contact.ts'

/** Forgets what this tab and the browser keep of the page, but not who is signed in, and loads it anew. */
export const clearAndReload = async () => {
  try {
    sessionStorage.clear()
    if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // What cannot be reached cannot be in the way either.
  }
  location.reload()
}

export const mailTo = (subject: string, body: string) =>
  `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
