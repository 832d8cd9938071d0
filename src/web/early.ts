/** Answers that were asked for before the code that needs them was here, by the address of the call. */
const underWay = new Map<string, Promise<Response | null>>()
/** What has not been fetched by then is asked for anew. */
const FRESH_MS = 5_000

/** Keeps an answer that is on its way for the first call to this address; one that fails is asked for again then. */
export const keepEarly = (path: string, answer: Promise<Response | null>) => {
  underWay.set(
    path,
    answer.catch(() => null),
  )
  setTimeout(() => underWay.delete(path), FRESH_MS)
}

/** Whether the answer of this call was asked for early and nobody has taken it yet. */
export const isEarly = (path: string): boolean => underWay.has(path)

/** The answer that was asked for early, once; null when there is none, or not a good one. 304 is good for who has the answer it speaks of. */
export const takeEarly = async (path: string, hasCopy = false): Promise<Response | null> => {
  const early = underWay.get(path)
  underWay.delete(path)
  const answer = await early
  return answer?.ok || (hasCopy && answer?.status === 304) ? answer : null
}
