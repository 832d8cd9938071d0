import { addDays, type Day } from '../../shared/dates.ts'
import type { PublicStatus } from './state.rules.ts'

/** Where the employer promised no day, one may ask after so many. */
export const ASK_AFTER_DAYS = 14

const OVER: readonly PublicStatus[] = ['hired', 'notSelected', 'withdrawn', 'jobClosed']
export const isOver = (status: PublicStatus): boolean => OVER.includes(status)

/**
 * What the person reads: what they were told last, and not what has been decided and may still be taken back. A job that is over ends what was
 * going on.
 */
export const statusOf = (told: string | null, jobIsOver: boolean): PublicStatus => {
  const status = (told ?? 'received') as PublicStatus
  if (isOver(status) && status !== 'jobClosed') return status
  if (jobIsOver) return 'jobClosed'
  return status === 'jobClosed' ? 'received' : status
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
export const mayOf = ({ status, appliedOn, responseDays, asked, interviewed, today }: Facts) => {
  const going = !isOver(status)
  const promised = responseDays === null ? null : addDays(appliedOn, responseDays)
  const askFrom = going && !asked ? addDays(promised ?? addDays(appliedOn, ASK_AFTER_DAYS), 1) : null
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
