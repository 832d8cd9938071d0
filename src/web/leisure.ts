/** Whether the page that is open still waits for something: what nobody sees at once comes after it. */
let asked = 0

/** Counts an answer, or a part of the page's code, that the page waits for. */
export const awaited = <T>(answer: Promise<T>): Promise<T> => {
  asked++
  return answer.finally(() => {
    asked--
  })
}

/** For so long nothing is asked for once a page is drawn: what was answered last may ask for more. */
const QUIET_MS = 200
/** A page that never ends to ask does not keep the rest away. */
const AT_LAST_MS = 10_000
const IDLE_MS = 2000

/** Does something once the page has what it asked for, and has nothing else to do. Gives the way to leave it. */
export const atLeisure = (isComing: () => boolean, then: () => void): (() => void) => {
  // Not in every browser we support.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, QUIET_MS))
  const end = performance.now() + AT_LAST_MS
  let wasQuiet = false
  let isLeft = false
  const look = () => {
    if (isLeft) return
    const isQuiet = asked === 0 && !isComing()
    if ((isQuiet && wasQuiet) || performance.now() > end) return then()
    wasQuiet = isQuiet
    setTimeout(whenIdle, QUIET_MS, look, { timeout: IDLE_MS })
  }
  whenIdle(look, { timeout: IDLE_MS })
  return () => {
    isLeft = true
  }
}
