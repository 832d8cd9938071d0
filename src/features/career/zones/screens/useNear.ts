import { useEffect, useState } from 'react'
import type { Input, Output } from '../../../../shared/endpoint.ts'
import { type ApiError, call } from '../../../../web/api.ts'
import type { listJobsNear } from '../near.contract.ts'
import { type Asked, waitToAsk } from '../pace.rules.ts'
import { nearCall } from './calls.ts'

export type Trouble = 'denied' | 'unavailable'

type Told = { onCell: (cell: string) => void; onTrouble: (trouble: Trouble | null) => void }

/**
 * Follows the position until the answer is called. Only the cell it lies in is told, when that has changed, and never sooner than a quarter of a
 * minute after the last. The grid of cells is fetched here, so that only who switches this on waits for it.
 */
const watchCell = ({ onCell, onTrouble }: Told): (() => void) => {
  let [last, here]: [Asked | null, string | null] = [null, null]
  let [timer, isOver] = [0, false]
  const tell = () => {
    if (here === null) return
    last = { cell: here, at: Date.now() }
    onCell(here)
  }
  const found = async ({ coords }: GeolocationPosition) => {
    const { nearCellOf } = await import('../near.rules.ts')
    if (isOver) return
    here = nearCellOf({ lat: coords.latitude, lng: coords.longitude })
    onTrouble(null)
    window.clearTimeout(timer)
    const wait = waitToAsk(here, last, Date.now())
    if (wait !== null) timer = window.setTimeout(tell, wait)
  }
  const lost = () => {
    if (!isOver) onTrouble('unavailable')
  }
  const watch = navigator.geolocation.watchPosition(
    (position) => void found(position).catch(lost),
    ({ code, PERMISSION_DENIED }) => (code === PERMISSION_DENIED ? onTrouble('denied') : lost()),
    { maximumAge: 60_000, timeout: 30_000 },
  )
  return () => {
    isOver = true
    navigator.geolocation.clearWatch(watch)
    window.clearTimeout(timer)
  }
}

type Filter = { radiusKm: number; type: Input<typeof listJobsNear>['type'] }
/** `km`: the distance that was asked for. */
type Answer = { found: Output<typeof listJobsNear> | null; km: number; error: ApiError | null; isAsking: boolean }
const NO_ANSWER: Answer = { found: null, km: 0, error: null, isAsking: false }

/** Jobs around where the device is, from the press of a switch until the next, or until the page is left. */
export const useNear = ({ radiusKm, type }: Filter) => {
  const [isOn, setOn] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [cell, setCell] = useState<string | null>(null)
  const [answer, setAnswer] = useState(NO_ANSWER)
  const [attempt, setAttempt] = useState(0)
  const turn = (on: boolean) => {
    setOn(on)
    setTrouble(null)
    setCell(null)
    setAnswer(NO_ANSWER)
  }
  useEffect(() => {
    if (!isOn) return
    if (!('geolocation' in navigator)) {
      setTrouble('unavailable')
      return
    }
    return watchCell({
      onCell: setCell,
      onTrouble: (found) => {
        setTrouble(found)
        // What was refused is asked for again by the switch alone.
        if (found !== 'denied') return
        setOn(false)
        setCell(null)
        setAnswer(NO_ANSWER)
      },
    })
  }, [isOn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more for the same
  useEffect(() => {
    if (cell === null) return
    const over = new AbortController()
    setAnswer((before) => ({ ...before, error: null, isAsking: true }))
    call(nearCall, { cell, radiusKm, type }, { signal: over.signal }).then(
      (found) => !over.signal.aborted && setAnswer({ found, km: radiusKm, error: null, isAsking: false }),
      (error) => !over.signal.aborted && setAnswer({ found: null, km: radiusKm, error, isAsking: false }),
    )
    return () => over.abort()
  }, [cell, radiusKm, type, attempt])
  return { isOn, turn, trouble, hasCell: cell !== null, ...answer, retry: () => setAttempt((n) => n + 1) }
}
