const TIMEOUT_MS = 30_000
/** A file takes as long as its way is slow. */
const FILE_TIMEOUT_MS = 120_000

/** No answer came in time. */
export class TooLate extends Error {}

/**
 * `fetch` that gives up after 30 seconds, or when the caller does. The answer is there whole by then, so that one that breaks off or
 * stands still is none; `piecewise`, only its head is, and the caller reads on.
 */
export const fetchInTime = async (
  address: string,
  init: RequestInit,
  cancel?: AbortSignal,
  piecewise = false,
): Promise<Response> => {
  const stop = new AbortController()
  let late = false
  const timer = setTimeout(
    () => {
      late = true
      stop.abort()
    },
    piecewise || init.body instanceof Blob ? FILE_TIMEOUT_MS : TIMEOUT_MS,
  )
  const onCancel = () => stop.abort()
  cancel?.addEventListener('abort', onCancel)
  if (cancel?.aborted) stop.abort()
  try {
    const answer = await fetch(address, { ...init, signal: stop.signal })
    // The copy is what waits for the rest; what is returned has it then.
    if (!piecewise) await answer.clone().arrayBuffer()
    return answer
  } catch (error) {
    throw late ? new TooLate() : error
  } finally {
    clearTimeout(timer)
    cancel?.removeEventListener('abort', onCancel)
  }
}
