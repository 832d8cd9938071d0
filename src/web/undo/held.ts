/** How long what was done can be taken back, in ms: until then it has not left this page. */
export const UNDO_MS = 10_000

export type HeldStep = {
  /** Tells the server; what is told while the page closes is not cut off. */
  send: (isLast: boolean) => Promise<unknown>
  /** The word of it goes: it was sent, or taken back. */
  hide: () => void
}
type Kept = HeldStep & { timer: ReturnType<typeof setTimeout> }

const held = new Map<string, Kept>()
const sending = new Map<string, Promise<unknown>>()
let keys: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const changed = () => {
  keys = new Set([...held.keys(), ...sending.keys()])
  for (const tell of listeners) tell()
}

/** What is held back or on its way: pages show it as done. */
export const heldKeys = (): ReadonlySet<string> => keys
export const onHeld = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

const sendOne = (key: string, isLast: boolean): Promise<unknown> => {
  const step = held.get(key)
  if (!step) return sending.get(key) ?? Promise.resolve()
  held.delete(key)
  clearTimeout(step.timer)
  step.hide()
  const sent = step
    .send(isLast)
    .catch(() => undefined)
    .finally(() => {
      sending.delete(key)
      changed()
    })
  sending.set(key, sent)
  changed()
  return sent
}

/** All that is held back is done now: before what comes after it, when somebody signs out, and when the page is left. */
export const sendHeld = (isLast = false): Promise<unknown> =>
  Promise.all([...held.keys(), ...sending.keys()].map((key) => sendOne(key, isLast)))

let listens = false
/** Nothing that was done is lost: it goes when the page is put away, and with whoever signs out. */
const listen = () => {
  if (listens) return
  listens = true
  addEventListener('pagehide', () => void sendHeld(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendHeld(true)
  })
  addEventListener('signing-out', (event) => {
    if (event instanceof CustomEvent) event.detail.push(sendHeld())
  })
}

/** Holds a step back for ten seconds. The same step is held once. */
export const holdStep = (key: string, step: HeldStep): void => {
  if (keys.has(key)) return
  listen()
  held.set(key, { ...step, timer: setTimeout(() => void sendOne(key, false), UNDO_MS) })
  changed()
}

/** It is taken back, and was never sent. False: it has gone already. */
export const takeBackStep = (key: string): boolean => {
  const step = held.get(key)
  if (!step) return false
  held.delete(key)
  clearTimeout(step.timer)
  step.hide()
  changed()
  return true
}
