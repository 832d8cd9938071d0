const FIRST_MS = 2000
const EVERY_MS = 30_000
const SLOW_MS = 10_000
/** The next question is due by then. */
const GIVE_UP_MS = 30_000

/** What is wrong with the way to the server. */
export type Trouble = 'offline' | 'lost' | 'slow' | 'unreachable' | { status: number }

const warn = (what: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning and for nothing else
  console.warn('Health check failed:', what)
}

/**
 * Asks the server whether it is there: first after 2 seconds, then every 30; `tell` hears what is wrong, or null. The same question
 * is the health poll, whose failure is only written to the console.
 */
export const watchConnection = (tell: (trouble: Trouble | null) => void): (() => void) => {
  let stop: AbortController | null = null

  const ask = async () => {
    if (!navigator.onLine) return tell('offline')
    stop?.abort()
    const mine = new AbortController()
    stop = mine
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      tell('slow')
    }, SLOW_MS)
    const giveUp = setTimeout(() => mine.abort(new Error('no answer')), GIVE_UP_MS)
    try {
      const answer = await fetch('/health', { cache: 'no-store', signal: mine.signal })
      // Nobody reads it: left alone, the browser holds the request open.
      void answer.body?.cancel()
      const { ok, status } = answer
      if (stop !== mine) return
      if (!ok) warn(status)
      const pace = isSlow ? 'slow' : null
      tell(ok ? pace : { status })
    } catch (error) {
      if (stop !== mine) return
      warn(error)
      tell(navigator.onLine ? 'unreachable' : 'offline')
    } finally {
      clearTimeout(slow)
      clearTimeout(giveUp)
    }
  }

  let every: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(() => {
    void ask()
    every = setInterval(() => void ask(), EVERY_MS)
  }, FIRST_MS)
  const onOffline = () => {
    stop?.abort()
    stop = null
    tell('lost')
  }
  const onOnline = () => tell(null)
  addEventListener('offline', onOffline)
  addEventListener('online', onOnline)
  return () => {
    clearTimeout(first)
    clearInterval(every)
    stop?.abort()
    stop = null
    removeEventListener('offline', onOffline)
    removeEventListener('online', onOnline)
  }
}
