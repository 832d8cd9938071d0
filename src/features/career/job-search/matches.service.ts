import type { OpenContext } from '../../../server/context.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { type JobCard, searchJobs } from '../../job-board/jobs/contract.ts'
import type { Query } from '../../job-board/jobs/query.rules.ts'
import { findSameJobs } from '../../job-board/jobs/same.service.ts'
import { advertsOf, cardOf, searchPublicJobs } from '../../job-board/jobs/service.ts'
import { listSearches, type SavedSearch } from '../../platform/lists/searches.service.ts'
import { asSelf, getStoredProfile, type SeekerContext } from '../profile/service.ts'
import type * as contract from './matches.contract.ts'
import * as query from './matches.queries.ts'
import * as rules from './matches.rules.ts'
import * as searches from './queries.ts'

const WEEK = rules.MATCH_DAYS[1]

type Asking = { by: rules.FoundBy; query: Query }

/** What they want and what they keep looking for, each as a search of the list. */
const askingsOf = ({ titles, countries }: rules.MatchPreferences, stored: readonly SavedSearch[]): Asking[] => [
  ...titles.map((said) => ({
    by: { what: 'title' as const, said, employment: null },
    query: { search: said, ...(countries.length === 1 ? { country: countries[0] as string } : {}) },
  })),
  ...stored.map((s) => {
    const input = s.query as Query
    return { by: { what: 'search' as const, said: s.name, employment: input.employmentType ?? null }, query: input }
  }),
]

const wantedBy = async ({ db, actor }: SeekerContext): Promise<rules.MatchPreferences> => {
  const { profile } = await getStoredProfile(db, actor.userId)
  const { titles, countries, modes, pay } = profile.desired
  return { titles, countries, modes, pay, home: (await query.findHome(db, actor.userId)) ?? null }
}

/** As the public door shows them, which every search reads by. */
const adverts = async (ctx: OpenContext, ids: readonly string[]): Promise<JobCard[]> =>
  ids.length === 0
    ? []
    : ctx.database.forPublic(async (db) => (await advertsOf(db, ids)).map((row) => cardOf(ctx.countries, row, null)), {
        reading: true,
      })

const isReason = (reason: string): reason is rules.Dismissal => rules.DISMISSALS.some((d) => d === reason)

export const readMatches = async (ctx: OpenContext): Promise<Output<typeof contract.readMatches>> => {
  const {
    wanted,
    kept: stored,
    mine,
    turned,
    hidden,
  } = await asSelf(
    ctx,
    async (self) => {
      const { db, actor } = self
      return {
        wanted: await wantedBy(self),
        kept: await listSearches(db, 'job-search', actor),
        mine: (await query.listKnownJobs(db, actor.userId)).map((r) => r.job_id),
        turned: await query.listTurnedDown(db, actor.userId),
        hidden: new Set((await searches.employersHidden(db, actor.userId)).map((c) => c.slug)),
      }
    },
    { reading: true },
  )
  const asked = askingsOf(wanted, stored)
  const since = ctx.now().getTime() - WEEK * DAY_MS
  const found = new Map<string, { job: JobCard; by: rules.FoundBy }>()
  let cut = false
  for (const { by, query: text } of asked) {
    const input = searchJobs.input.safeParse({
      ...text,
      sort: 'newest',
      page: '1',
      pageSize: String(rules.MATCHES_READ),
      facets: 'none',
    })
    // A country we left, a filter of an older day: that search finds nothing, the others do.
    if (!input.success) continue
    const { jobs } = await searchPublicJobs(ctx, input.data)
    const fresh = jobs.filter((j) => Date.parse(j.since) > since)
    cut ||= fresh.length === rules.MATCHES_READ
    for (const job of fresh) if (![job.id, ...job.same].some((id) => found.has(id))) found.set(job.id, { job, by })
  }
  const known = new Set(await findSameJobs(ctx, mine))
  const reasons = new Map(turned.map((t) => [t.id, t.reason]))
  const facts = await adverts(ctx, [...reasons.keys()])
  const down = facts.flatMap((job): rules.Turned[] => {
    const reason = reasons.get(job.id) ?? ''
    return isReason(reason) ? [{ ...job, reason }] : []
  })
  const all = [...found.values()]
    .filter(({ job }) => !known.has(job.id) && !hidden.has(job.company.slug) && rules.meetsPreferences(job, wanted))
    .map(({ job, by }) => ({
      job,
      by,
      reason: rules.reasonOf(job, by, wanted),
      down: rules.dismissalFor(job, down, wanted.home),
    }))
  const dayFrom = new Date(ctx.now().getTime() - DAY_MS).toISOString()
  const shown = rules.inOrder(all).slice(0, rules.MATCHES_READ)
  return {
    matches: shown.map(({ by: _, ...match }) => match),
    today: shown.filter(({ job }) => job.since > dayFrom).length,
    more: cut || all.length > shown.length,
    dayFrom,
    asked: asked.length > 0,
    turnedDown: turned.length,
  }
}

const turnedBy = async (ctx: OpenContext): Promise<Output<typeof contract.listTurnedDown>> => {
  const rows = await asSelf(ctx, ({ db, actor }) => query.listTurnedDown(db, actor.userId), { reading: true })
  return {
    jobs: rows.flatMap(({ id, title, company, reason, at }) =>
      isReason(reason) ? [{ id, title, company, reason, at: iso(at) }] : [],
    ),
  }
}
export const turnedDown = turnedBy

export const turnDownMatch = async (ctx: OpenContext, { job, reason }: Parsed<typeof contract.turnDownMatch>) => {
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if (!(await query.isAdvert(db, job))) throw notFound('Job')
    await query.upsertTurnDown(db, actor.userId, job, { reason, at: ctx.now().toISOString() })
    audit({ action: 'match.turn-down', targetId: job })
  })
  return turnedBy(ctx)
}

export const undoTurnDown = async (ctx: OpenContext, { job }: Parsed<typeof contract.undoTurnDown>) => {
  await asSelf(ctx, async ({ db, actor }) => {
    if ((await query.deleteTurnDown(db, actor.userId, job)) === 0) throw notFound('Job')
  })
  return turnedBy(ctx)
}

const shownSteps = (skipped: readonly string[]) => ({ skipped: rules.STEPS.filter((s) => skipped.includes(s)) })

export const readSteps = (ctx: OpenContext): Promise<Output<typeof contract.readSteps>> =>
  asSelf(ctx, async ({ db, actor }) => shownSteps(await query.listSkippedSteps(db, actor.userId)), { reading: true })

export const skipStep = (ctx: OpenContext, { step, skipped }: Parsed<typeof contract.skipStep>) =>
  asSelf(ctx, async ({ db, actor }) => {
    const before = await query.listSkippedSteps(db, actor.userId)
    const after = rules.STEPS.filter((s) => (s === step ? skipped : before.includes(s)))
    await query.upsertSkippedSteps(db, actor.userId, [...after], ctx.now().toISOString())
    return shownSteps(after)
  })
