import { useEffect, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { awayCall } from './calls.ts'

/** Seconds that are left, counted down from what the server said. */
export const useSecondsLeft = (from: number, stopped: boolean): number => {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (stopped) return
    const end = Date.now() + from * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [from, stopped])
  return left
}

/** Minutes and seconds, as a clock shows them. */
export const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`

/** Tells the server when the page of a running test is left; it is shown to the person and decides nothing. */
export const useAway = (id: string, isStill: boolean): void => {
  const { mutate: leave } = useCommand(awayCall)
  useEffect(() => {
    if (isStill) return
    const gone = () => document.visibilityState === 'hidden' && leave({ id })
    document.addEventListener('visibilitychange', gone)
    return () => document.removeEventListener('visibilitychange', gone)
  }, [id, isStill, leave])
}
