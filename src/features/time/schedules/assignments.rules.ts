import type { Day } from '../../../shared/dates.ts'

/** Why somebody is not given a pattern. */
export const ASSIGNMENT_REFUSALS = ['ended', 'same'] as const
export type AssignmentRefusal = (typeof ASSIGNMENT_REFUSALS)[number]

type Followed = { scheduleId: string | null; restWeekdays: readonly number[] | null }

const restOf = ({ restWeekdays }: Followed): string => [...(restWeekdays ?? [])].sort().join()

/** Whether somebody is to be given a pattern from a day on: not who has left by then, nor who follows it already. */
export const assignmentRefusal = (
  now: Followed & { endedOn: Day | null },
  given: Followed & { effectiveFrom: Day },
): AssignmentRefusal | null => {
  if (now.endedOn !== null && now.endedOn < given.effectiveFrom) return 'ended'
  return now.scheduleId === given.scheduleId && restOf(now) === restOf(given) ? 'same' : null
}
