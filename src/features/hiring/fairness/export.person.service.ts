import type { OpenContext } from '../../../server/context.ts'
import { listApplicationsForCandidate, readApplicationForCandidate } from '../applications/mine.service.ts'
import { readSelfIdentification } from './person.service.ts'

const EVERYTHING = { from: null, to: null, status: null, country: null }

/** Each application whole, with its messages, answers and what was said for the fairness report. */
export const exportApplications = async (ctx: OpenContext) => {
  const { applications: all, kept: keptByMyself, notes: ownNotes } = await listApplicationsForCandidate(ctx, EVERYTHING)
  const applications = []
  for (const { id: key } of all) {
    const { application } = await readApplicationForCandidate(ctx, { key })
    applications.push({ ...application, ofMyself: await readSelfIdentification(ctx, { key }) })
  }
  return { applications, keptByMyself, ownNotes }
}
