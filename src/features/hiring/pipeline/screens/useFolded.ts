import { useCallback, useEffect, useState } from 'react'
import { isListOf, isText, readStored, writeStored } from '../../../../web/stored.ts'

const PLACE = 'fourshore.board.folded'

const read = (): ReadonlySet<string> => new Set(readStored(PLACE, isListOf(isText)))

/** Columns that were folded away on this device. */
export const useFolded = () => {
  const [folded, setFolded] = useState(read)
  const fold = useCallback(
    (id: string) =>
      setFolded((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        writeStored(PLACE, [...after].slice(-200))
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
