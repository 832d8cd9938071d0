import { routes } from '../../src/app/features.ts'
import { foundLines } from './found.ts'
import { requestBy } from './requests.ts'
import { send } from './send.ts'
import { nameOf } from './taken-back.ts'
import type { Someone, World } from './world.ts'

/** What the demonstration has none of, made through the calls that make it, in this order. */
const BY_COMPANY = [
  'POST /api/administrators/invitations',
  'POST /api/company/sites',
  'POST /api/company/exports',
  'POST /api/memos',
  'POST /api/company/letter-templates',
  'POST /api/company/hiring-reports',
  'POST /api/company/applications/:application/interviews',
  'POST /api/company/applications/:application/offers',
  'POST /api/company/walk-ins',
  'POST /api/company/walk-ins/:id/move',
  'POST /api/company/triage/decisions',
  'POST /api/company/saved-views',
  'POST /api/company/list-exports',
  'POST /api/company/talent/searches',
  'POST /api/company/talent-search/runs',
  'POST /api/company/talent-search/searches',
  'POST /api/company/applicant-import/cvs',
  'POST /api/employees/:id/digital-card/email',
]
const BY_SEEKER = [
  'POST /api/seeker/cvs',
  'POST /api/my-cards',
  'POST /api/seeker/searches',
  'POST /api/seeker/smart-search',
  'POST /api/seeker/questions/:job',
  'POST /api/jobs/:id/applications',
]

/** Has each side make what there is to look at; returns what could not be made, with the answer. */
export const growWorld = async (world: World): Promise<string[]> => {
  const { owner, rival, seeker, otherSeeker } = world.people
  const failed: string[] = []
  const make = async (who: Someone, calls: readonly string[]) => {
    for (const name of calls) {
      const bound = routes.find(({ endpoint }) => nameOf(endpoint) === name)
      if (!bound) throw new Error(`There is no call ${name}`)
      const answer = await send(world.app, bound.endpoint, await requestBy(world, bound.endpoint, who), {
        token: who.token,
      })
      if (answer.status >= 300) failed.push(`${who.kind} ${name}: ${answer.text.slice(0, 400)}`)
    }
  }
  // Somebody who has just added calls asks of those alone.
  const only = process.env.ACCESS_ONLY ?? ''
  const byCompany = [...BY_COMPANY, ...foundLines.flatMap(({ made = [] }) => made)].filter((name) =>
    name.includes(only),
  )
  await make(owner, byCompany)
  await make(rival, byCompany)
  const bySeeker = BY_SEEKER.filter((name) => name.includes(only))
  await make(seeker, bySeeker)
  await make(otherSeeker, bySeeker)
  return failed
}
