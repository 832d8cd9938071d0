import { timingSafeEqual } from 'node:crypto'
import type { OpenContext, Services } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { PLAN_LIMITS } from '../../billing/subscriptions/limits.rules.ts'
import { searchJobs } from '../../job-board/jobs/contract.ts'
import { hiddenIn } from '../../job-board/jobs/marked.service.ts'
import type { Query } from '../../job-board/jobs/query.rules.ts'
import { findSameJobs } from '../../job-board/jobs/same.service.ts'
import { type Marks, searchPublicJobs } from '../../job-board/jobs/service.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import { asSelf, type SeekerContext } from '../profile/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { freshAmong, LOOKED_THROUGH, toSavedJobQuery, visitAt } from './rules.ts'

type Searches = Output<typeof contract.listSearches>

const KIND = 'job-search'

/** Where somebody lives or is registered; as the person themselves. */
export const homeOfSeeker = query.findSeekerHome

/** What somebody does not want to see: of what they hid every advert that is the same as well. */
const hiddenFor = async (ctx: OpenContext, rows: readonly { job_id: string; kind: string }[], employers: string[]) => ({
  only: null,
  hidden: await findSameJobs(
    ctx,
    rows.flatMap((r) => (r.kind === 'hidden' ? [r.job_id] : [])),
  ),
  employers,
})

/** For a letter to somebody who is not there. */
export const hiddenOf = async (ctx: OpenContext, userId: string) => {
  const { rows, employers } = await ctx.database.forSeeker({ userId }, async (db) => ({
    rows: await query.listMarks(db, userId),
    employers: await query.employersHiddenIds(db, userId),
  }))
  return hiddenFor(ctx, rows, employers)
}

/** For whoever asks. */
export const hiddenForSeeker = (ctx: OpenContext) => hiddenOf(ctx, actorOf(ctx).userId)

type Hidden = Awaited<ReturnType<typeof hiddenFor>>
const isAny = ({ hidden, employers }: Hidden) => hidden.length + employers.length > 0

/** The newest jobs of a search that its owner does not hide, whatever order it is looked at in. */
export const newestOf = async (ctx: OpenContext, stored: Query, hidden: Hidden) => {
  const input = searchJobs.input.parse({
    ...stored,
    sort: 'newest',
    pageSize: String(LOOKED_THROUGH),
    page: '1',
    facets: 'none',
  })
  return (await searchPublicJobs(ctx, input, isAny(hidden) ? hidden : null)).jobs
}

const toSearches = async (ctx: OpenContext, rows: saved.SavedSearch[]): Promise<Searches> => {
  const searches: Searches['searches'] = []
  const hidden = await hiddenForSeeker(ctx)
  for (const row of rows) {
    const stored = row.query as Query
    const fresh = freshAmong(await newestOf(ctx, stored, hidden), row.seen_at).length
    searches.push({ id: row.id, name: row.name, query: stored, every: row.every_days, fresh, seenAt: iso(row.seen_at) })
  }
  return { searches }
}

const listed = async (ctx: OpenContext): Promise<Searches> =>
  toSearches(ctx, await asSelf(ctx, ({ db, actor }) => saved.listSearches(db, KIND, actor), { reading: true }))

export const list = listed

export const saveSearch = async (ctx: OpenContext, input: Parsed<typeof contract.saveSearch>): Promise<Searches> => {
  const stored = toSavedJobQuery(input.query as Query)
  if (Object.keys(stored).length === 0)
    throw invalid({ query: 'Search for something first: a search without words or filters is every job.' })
  const { searches: most } = PLAN_LIMITS[await liveTier(ctx)]
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if ((await saved.listSearches(db, KIND, actor)).length >= most)
      throw new Refusal('CONFLICT', `You keep ${most} searches. Give one up before you keep another.`)
    await saved.insertSearch(db, KIND, actor, {
      name: input.name,
      query: stored,
      every: input.every,
      at: ctx.now().toISOString(),
    })
    audit({ action: 'search.save', detail: { name: input.name } })
  })
  return listed(ctx)
}

const mustBeThere = (changed: number) => {
  if (changed === 0) throw notFound('Search')
}

export const changeSearch = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.changeSearch>,
): Promise<Searches> => {
  await asSelf(ctx, async ({ db, actor }) =>
    mustBeThere(await saved.updateSearch(db, KIND, actor, { ...input, at: ctx.now().toISOString() })),
  )
  return listed(ctx)
}

export const removeSearch = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.removeSearch>,
): Promise<Searches> => {
  await asSelf(ctx, async ({ db, actor, audit }) => {
    mustBeThere(await saved.deleteSearch(db, KIND, actor, id))
    audit({ action: 'search.remove', targetId: id })
  })
  return listed(ctx)
}

const marksIn = async ({ db, actor }: SeekerContext): Promise<Output<typeof contract.listMarks>> => {
  const rows = await query.listMarks(db, actor.userId)
  const of = (kind: string) => rows.filter((r) => r.kind === kind).map((r) => r.job_id)
  return { saved: of('saved'), hidden: of('hidden'), companies: await query.employersHidden(db, actor.userId) }
}

export const listMarks = (ctx: OpenContext) => asSelf(ctx, marksIn, { reading: true })

/** Left out in the question itself, so that every page is as long as it is for anybody. Whoever hides nothing is answered as everybody is. */
export const searchSeekerJobs = async (
  ctx: OpenContext,
  { marked, ...input }: Parsed<typeof contract.searchSeekerJobs>,
): Promise<Output<typeof contract.searchSeekerJobs>> => {
  const { rows, employers, home } = await asSelf(
    ctx,
    async ({ db, actor }) => ({
      rows: await query.listMarks(db, actor.userId),
      employers: await query.employersHiddenIds(db, actor.userId),
      home: (await query.findSeekerHome(db, actor.userId))?.country ?? null,
    }),
    { reading: true },
  )
  const theirs = (marks: Marks) => searchPublicJobs(ctx, input, marks, home)
  if (marked === 'all') return { ...(await theirs(null)), hidden: 0 }
  const saved = rows.flatMap((r) => (r.kind === 'saved' ? [r.job_id] : []))
  if (marked === 'saved') return { ...(await theirs({ only: saved, hidden: [], employers: [] })), hidden: 0 }
  const mine = await hiddenFor(ctx, rows, employers)
  if (!isAny(mine)) return { ...(await theirs(null)), hidden: 0 }
  return { ...(await theirs(mine)), hidden: await hiddenIn(ctx, input, mine) }
}

export const markJob = (ctx: OpenContext, { job, kind }: Parsed<typeof contract.markJob>) =>
  asSelf(ctx, async (mine) => {
    const { db, actor } = mine
    // What is said of one card is said of every advert that it stands for.
    await query.unmarkSame(db, actor.userId, job, kind)
    if (kind !== 'none') await query.upsertJobMark(db, actor.userId, job, kind)
    return marksIn(mine)
  })

export const markEmployer = async (ctx: OpenContext, { job, hidden }: Parsed<typeof contract.markEmployer>) => {
  const employer = await ctx.database.forPublic((db) => query.employerOf(db, job), { reading: true })
  if (!employer) throw notFound('Job')
  return asSelf(ctx, async (mine) => {
    await (hidden ? query.hideEmployer : query.showEmployer)(mine.db, mine.actor.userId, employer.id)
    return marksIn(mine)
  })
}

export const visitHome = (ctx: OpenContext): Promise<Output<typeof contract.visitHome>> =>
  asSelf(ctx, async ({ db, actor }) => {
    const last = await query.lockVisit(db, actor.userId)
    const begun = visitAt(last ? { at: iso(last.at), before: last.before && iso(last.before) } : null, ctx.now())
    await query.upsertVisit(db, actor.userId, begun)
    return { since: begun.before }
  })

export const readWaiting = (ctx: OpenContext): Promise<Output<typeof contract.waiting>> =>
  asSelf(
    ctx,
    async ({ db }) => ({
      waiting: (await query.listPendingActions(db)).map(({ kind, id, title, company, at }) => ({
        kind,
        applicationId: id,
        title,
        company,
        at: at !== null && kind === 'interview' ? iso(at) : at,
      })),
    }),
    { reading: true },
  )

/** The way out of a search’s letters, which every letter carries: no account is asked. */
export const stopTokenOf = ({ fields }: Pick<Services, 'fields'>, id: string): string =>
  fields.nameOf('platform', 'job-alert', id).toString('base64url')

export const stopAlert = async (ctx: OpenContext, { id, token }: Parsed<typeof contract.stopAlert>) => {
  const right = Buffer.from(stopTokenOf(ctx, id))
  const given = Buffer.from(token)
  if (right.length !== given.length || !timingSafeEqual(right, given))
    throw invalid({ token: 'This link is not of a search of ours.' })
  await ctx.database.forPlatform((db) => saved.stopSearchAlerts(db, KIND, id))
  return {}
}
