import { useMemo } from 'react'
import type { ApiError } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import type { AnswerTo, Item } from '../../../../../web/queue/useQueue.ts'
import { queuedCall, useOutbox } from '../../../../../web/queue/useQueue.ts'
import { useWords } from '../../employee/words/index.ts'
import type { punch } from '../../my.contract.ts'
import { punchCall } from './calls.ts'
import { useTimes } from './useTimes.ts'

export type Punching = {
  direction: 'in' | 'out'
  zone: string
  /** Our clock as the page heard it last, and what this device showed then. */
  anchor: { at: string; signature: string; shown: string } | null
  code: string | null
  /** Left out of what an earlier version of the page kept. */
  remote?: boolean | null
}

const isPhone = () => matchMedia('(pointer: coarse)').matches

/** Where the device is, if the person shares it; null when they do not, or it takes too long. */
export const placeNow = (): Promise<{ lat: number; lng: number; accuracy: number } | null> =>
  new Promise((done) => {
    if (!('geolocation' in navigator)) return done(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      () => done(null),
      { enableHighAccuracy: true, timeout: 8_000, maximumAge: 30_000 },
    )
  })

/** Punches of this device: sent at once, or kept in order until there is a connection, each once. */
export const usePunch = (onSettled: () => void) => {
  const t = useWords()
  const { clock } = useTimes()
  const outbox = useOutbox<Punching>(
    useMemo(
      () => ({
        kind: 'punch',
        toCall: ({ direction, anchor, code, remote }, { at, place }) =>
          queuedCall(punchCall, {
            direction,
            at,
            anchor,
            code,
            phone: isPhone(),
            remote: remote ?? null,
            latitude: place?.lat ?? null,
            longitude: place?.lng ?? null,
            accuracy: place?.accuracy ?? null,
          }),
        labelOf: ({ direction }) => t(`direction.${direction}`),
        settled: (_item: Item<Punching>, answer: never) => {
          const { punch: stored } = answer as AnswerTo<typeof punch>
          const time = clock(stored.at, stored.zone)
          notify.success(t(stored.direction === 'in' ? 'today.doneIn' : 'today.doneOut', { time }))
          onSettled()
        },
        refused: (_item: Item<Punching>, error: ApiError) => {
          notify.failure(Object.values(error.fields)[0] ?? error.message)
          onSettled()
        },
      }),
      [t, clock, onSettled],
    ),
  )
  return outbox
}
