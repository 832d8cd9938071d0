import type { Day } from '../../../shared/dates.ts'

type Ending = { ended_on: Day | null; end_reason: string | null }
type Said = { endedOn?: Day | null | undefined; endReason?: string | null | undefined }

/** The last day and why, as they were said; an end that is taken back takes its reason with it. */
export const endOf = (before: Ending, { endedOn, endReason }: Said): Ending => {
  if (endedOn === undefined) return { ended_on: before.ended_on, end_reason: before.end_reason }
  if (endedOn === null) return { ended_on: null, end_reason: null }
  return { ended_on: endedOn, end_reason: endReason ?? before.end_reason ?? 'Last day entered' }
}
