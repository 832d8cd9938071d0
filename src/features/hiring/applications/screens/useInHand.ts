import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../web/api.ts'
import { editCall } from './calls.ts'

const EVERY_MS = 20_000
/** Who has not moved a hand for so long does not work on it. */
const STILL_MS = 120_000

/** Says that one works on an application for as long as one does; who else does, and the way to take it over. */
export const useInHand = (id: string) => {
  const [by, setBy] = useState<string | null>(null)
  const active = useRef(Date.now())
  const ask = useCallback(
    (more: { take?: boolean; leave?: boolean } = {}) =>
      call(editCall, { id, ...more }).then(
        (answer) => setBy(answer.by?.name ?? null),
        // Whether somebody else works on it is only told: without a connection nothing is lost.
        () => undefined,
      ),
    [id],
  )
  useEffect(() => {
    const stir = () => {
      active.current = Date.now()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const name of events) addEventListener(name, stir)
    void ask()
    const again = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - active.current < STILL_MS) void ask()
    }, EVERY_MS)
    return () => {
      for (const name of events) removeEventListener(name, stir)
      clearInterval(again)
      void call(editCall, { id, leave: true }).catch(() => undefined)
    }
  }, [ask, id])
  return { by, take: () => ask({ take: true }) }
}
