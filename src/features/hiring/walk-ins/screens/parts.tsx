import type { Output } from '../../../../shared/endpoint.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { readEvent } from '../contract.ts'
import type { EventState } from '../rules.ts'
import { useWords } from '../words/index.ts'

/** An event with its tickets, as the server tells it. */
export type Picture = Output<typeof readEvent>

const TONES: Readonly<Record<EventState, Tone>> = {
  draft: 'idle',
  open: 'ok',
  paused: 'careful',
  live: 'calm',
  ended: 'idle',
  cancelled: 'wrong',
}

export const StateBadge = ({ state, full = false }: { state: EventState; full?: boolean }) => {
  const t = useWords()
  const isFull = full && state === 'open'
  return (
    <StatusBadge tone={isFull ? 'careful' : TONES[state]}>{t(isFull ? 'states.full' : `states.${state}`)}</StatusBadge>
  )
}

/** A time of day where the event is held. */
export const useTime = (zone: string) => {
  const format = useFormat()
  return (at: string) =>
    format.isolated(new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(new Date(at)))
}
