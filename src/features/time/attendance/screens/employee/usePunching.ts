import { useRef, useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { useWords } from '../../employee/words/index.ts'
import type { myAttendance } from '../../my.contract.ts'
import { type Punching, placeNow, usePunch } from './usePunch.ts'
import { useTimes } from './useTimes.ts'

export type MyDay = Output<typeof myAttendance>

/** Whether one is in, in words as well, and the one button: with what waits on this device counted. */
export const usePunching = ({ mine, code, onChange }: { mine: MyDay; code: string | null; onChange: () => void }) => {
  const t = useWords()
  const { clock } = useTimes()
  const { items, add } = usePunch(onChange)
  const [shares, setShares] = useState(true)
  const [said, setRemote] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)
  // What this device showed when our clock was told: taken once for each answer.
  const anchor = useRef<Punching['anchor']>(null)
  if (anchor.current?.at !== mine.anchor.at) anchor.current = { ...mine.anchor, shown: new Date().toISOString() }
  const { zone } = mine
  const last = items.at(-1)
  const isIn = last ? last.what.direction === 'in' : mine.inSince !== null
  // Whoever reads the code of a kiosk stands before it.
  const mayRemote = mine.mayRemote && code === null
  const isRemote = mayRemote && (said ?? mine.isRemote)
  const asksPlace = mine.askPlace && !isRemote
  const punch = async () => {
    if (isBusy) return
    setBusy(true)
    const place = asksPlace && shares ? await placeNow() : null
    const remote = mayRemote ? isRemote : null
    add({ direction: isIn ? 'out' : 'in', zone, anchor: anchor.current, code, remote }, { place })
    setBusy(false)
  }
  const say = (): string => {
    if (last) return t(isIn ? 'today.keptIn' : 'today.keptOut', { time: clock(last.at, zone) })
    return mine.inSince ? t('today.in', { time: clock(mine.inSince, zone) }) : t('today.out')
  }
  return { isIn, said: say(), punch, isBusy, shares, setShares, asksPlace, mayRemote, isRemote, setRemote }
}
