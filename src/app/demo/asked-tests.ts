import { sql } from 'kysely'
import { listAskedTests, putAskedTest, shareAskedTest } from '../../features/career/asked-tests/service.ts'
import type { Services } from '../../server/context.ts'
import { seekerOf } from './seeker.ts'
import { asOwner, openContext, ownerOf } from './talks.ts'

/** A job that the one job seeker anybody may sign in as has applied for, and that is not decided, asks for a skill test; they share their result. */
export const addAskedTest = async (services: Services): Promise<void> => {
  const seeker = await seekerOf(services)
  if (!seeker) return
  const ctx = openContext(services, seeker)
  if ((await listAskedTests(ctx)).asked.length > 0) return
  const applied = await services.database.forSeeker({ userId: seeker.id }, (db) =>
    db.maybe<{ company_id: string; job_id: string }>(sql`
      select company_id, job_id from applications where user_id = ${seeker.id}::uuid and outcome = 'active' order by applied_at desc, id limit 1`),
  )
  const owner = applied && (await ownerOf(services, applied.company_id))
  if (!applied || !owner) return
  await asOwner(services, owner, (own) => putAskedTest(own, { id: applied.job_id, test: 'numeracy', written: null }))
  const [asked] = (await listAskedTests(ctx)).asked
  if (asked?.result) await shareAskedTest(ctx, { application: asked.application, shared: true })
}
