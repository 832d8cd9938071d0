import { useCallback, useEffect, useState } from 'react'

const PLACE = 'fourshore.board.folded'

const read = (): ReadonlySet<string> => {
  try {
    return new Set(JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

/** Columns that were folded away on this device. */
export const useFolded = () => {
  const [folded, setFolded] = useState(read)
  const fold = useCallback(
    (id: string) =>
      setFolded((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        try {
          localStorage.setItem(PLACE, JSON.stringify([...after].slice(-200)))
        } catch {
          // Kept for as long as the page is open.
        }
        return after
      }),
    [],
  )
  return [folded, fold] as const
}

/** The present moment, to the minute. */
export const useNow = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
