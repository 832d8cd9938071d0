import type { Day } from '../../../shared/dates.ts'

type Employed = { started_on: Day; ended_on: Day | null }

/** The last day of whoever has left; null: they are employed on a day, will be again, or never were by what is on record. */
export const lastDayOfLeaver = (employments: readonly Employed[], today: Day): Day | null => {
  if (employments.length === 0) return null
  const ends = employments.map(({ ended_on }) => ended_on)
  if (ends.some((end) => end === null || end >= today)) return null
  return ends.reduce<Day>((last, end) => (end !== null && end > last ? end : last), '')
}

/** Parts of the portal of platform features that are about approving or handing in; the others are one’s own account: signing in, what one is told. */
const NOT_OWN = ['platform/approvals', 'platform/uploads']

/** Whether whoever has left may still make a call: one that says so (`afterLeaving`), and all of their own account. */
export const mayAfterLeaving = (feature: string, endpoint: { afterLeaving?: boolean | undefined }): boolean =>
  endpoint.afterLeaving === true || (feature.startsWith('platform/') && !NOT_OWN.includes(feature))
