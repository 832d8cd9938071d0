import { addDays, type Day } from '../../../shared/dates.ts'
import type { PublicStatus } from '../jobs/stages.rules.ts'

/** Where the employer promised no day, one may ask after so many. */
export const ASK_AFTER_DAYS = 14

const OVER: readonly PublicStatus[] = ['hired', 'notSelected', 'withdrawn', 'jobClosed']
export const isOver = (status: PublicStatus): boolean => OVER.includes(status)

/**
 * What the person reads: what they were told last, and not what has been decided and may still be taken back. A job that is closed ends what was
 * going on; an offer stands until they hear otherwise, and an advert whose last day is over only takes no more applications.
 */
export const statusOf = (
  announced: string | null,
  advert: { state: 'open' | 'paused' | 'closed'; closeReason?: string | null },
): PublicStatus => {
  const status = (announced ?? 'received') as PublicStatus
  if (advert.state !== 'closed') return status === 'jobClosed' ? 'received' : status
  if (isOver(status) || status === 'offer' || advert.closeReason === 'expired') return status
  return 'jobClosed'
}

type Facts = {
  status: PublicStatus
  appliedOn: Day
  responseDays: number | null
  asked: boolean
  interviewed: boolean
  today: Day
}

/** What the person may still do with an application. */
export const mayOf = ({ status, appliedOn, responseDays, asked: input, interviewed, today }: Facts) => {
  const going = !isOver(status)
  const promised = responseDays === null ? null : addDays(appliedOn, responseDays)
  const askFrom = going && !input ? addDays(promised ?? addDays(appliedOn, ASK_AFTER_DAYS), 1) : null
  return {
    promised,
    askFrom,
    may: {
      withdraw: going || status === 'jobClosed',
      write: status !== 'withdrawn',
      ask: askFrom !== null && today >= askFrom,
      replaceCv: going && !interviewed && (status === 'received' || status === 'review'),
    },
  }
}

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
