import { sql } from 'kysely'
import { readPromotion, startPromotion } from '../../features/career/resume-boost/service.ts'
import { saveCompanySettings } from '../../features/platform/settings/service.ts'
import { startMyThread, writeInMyThread } from '../../features/talent/direct-messages/seeker.service.ts'
import { writeInThread } from '../../features/talent/direct-messages/service.ts'
import { directMessageSettings } from '../../features/talent/direct-messages/settings.ts'
import type { Context, OpenContext, Services } from '../../server/context.ts'
import type { Actor } from '../../shared/actor.ts'
import { DAY_MS } from '../../shared/dates.ts'
import { demoCaller, demoContext, type Owner } from './context.ts'
import { addPaidPlan } from './plans.ts'
import { seekerOf } from './seeker.ts'

type Person = { id: string; email: string }

/** A job seeker as their own calls have them. */
export const openContext = (services: Services, { id, email }: Person): OpenContext => {
  const actor: Actor = { sessionId: '', userId: id, role: 'job_seeker', email, companyId: null, employeeId: null }
  return { ...services, caller: demoCaller, actor, token: null, audit: () => {}, afterwards: () => {} }
}

const ago = (services: Services, hours: number): Services => {
  const then = new Date(services.now().getTime() - hours * (DAY_MS / 24))
  return { ...services, now: () => then }
}

export const ownerOf = (services: Services, companyId: string): Promise<Owner | undefined> =>
  services.database.forCompany(companyId, async (db) => {
    const found = await db.maybe<Person>(sql`
      select id, email from users where company_id = ${companyId}::uuid and role = 'employer' order by created_at, id limit 1`)
    return found && { companyId, userId: found.id, email: found.email }
  })

export const asOwner = <T>(services: Services, owner: Owner, work: (ctx: Context) => Promise<T>): Promise<T> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const { as, log } = demoContext(services, db, owner)
    const ctx = as()
    const made = await work(ctx)
    await log(ctx)
    return made
  })

/**
 * What the one job seeker anybody may sign in as and a company write to each other: about the job they applied for, answered and answered again;
 * about another one, waiting for an answer. Threads that are there stay.
 */
export const addTalks = async (services: Services, employer: { id: string } | undefined): Promise<void> => {
  const seeker = await seekerOf(services)
  const owner = employer && (await ownerOf(services, employer.id))
  if (!seeker || !owner) return
  const jobs = await services.database.forCompany(owner.companyId, (db) =>
    db.many<{ id: string; title: string; applied: boolean }>(sql`
      select job.id, job.title, exists (select from applications application where application.company_id = job.company_id and application.job_id = job.id and application.user_id = ${seeker.id}::uuid) applied
        from jobs job where job.company_id = ${owner.companyId}::uuid and job.status = 'open'
         and not exists (select from direct_threads thread where thread.company_id = job.company_id and thread.user_id = ${seeker.id}::uuid)
       order by applied desc, job.posted_at desc, job.id limit 2`),
  )
  const [applied, other] = jobs
  if (!applied?.applied || !other) return
  await asOwner(ago(services, 80), owner, (ctx) => saveCompanySettings(ctx, directMessageSettings, { accepts: true }))
  const as = (hours: number) => openContext(ago(services, hours), seeker)
  const { thread } = await startMyThread(as(76), {
    job: applied.id,
    words: `Good morning, I applied as ${applied.title}. Could you tell me when you decide whom you invite?`,
  })
  await asOwner(ago(services, 70), owner, (ctx) =>
    writeInThread(ctx, {
      id: thread.id,
      words: 'Thank you for writing. We read all applications this week and invite people on Monday.',
      file: null,
      sendAt: null,
    }),
  )
  await writeInMyThread(as(52), {
    id: thread.id,
    words: 'Thank you, that helps. I can come on any day but Thursday.',
    file: null,
    sendAt: null,
  })
  await asOwner(ago(services, 5), owner, (ctx) =>
    writeInThread(ctx, {
      id: thread.id,
      words: 'Good to know. Is Tuesday at ten possible for you?',
      file: null,
      sendAt: null,
    }),
  )
  await startMyThread(as(3), {
    job: other.id,
    words: `Good afternoon, I saw your job “${other.title}”. Are there early shifts, and how long are they?`,
  })
}

/** So many stand in the labelled place of Find Talent; so many are asked whether they may. */
const PROMOTED = 6
const ASKED = 40

/** A few of those who look for work pay for it and stand in the labelled place of Find Talent. Where some have, nobody else does. */
export const addPromotions = async (services: Services): Promise<void> => {
  const people = await services.database.forPlatform((db) =>
    db.many<Person & { country: string; name: string }>(sql`
      select account.id, account.email, account.country, trim(account.first_name || ' ' || account.last_name) as name
        from users account
       where account.email like '%@talent.example'
         and not exists (select from plan_orders paid join users payer on payer.id = paid.user_id where payer.email like '%@talent.example')
       order by account.email limit ${ASKED}`),
  )
  let promoted = 0
  for (const person of people) {
    if (promoted === PROMOTED) return
    const ctx = openContext(services, person)
    const { checks } = await readPromotion(ctx)
    if (checks.some(({ isNeeded, isDone }) => isNeeded && !isDone)) continue
    await addPaidPlan(ctx, person)
    await startPromotion(ctx, { countries: [], fields: [] })
    promoted += 1
  }
}
