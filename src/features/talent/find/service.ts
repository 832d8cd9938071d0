import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import type { WORK_MODES } from '../../adverts/content/kinds.rules.ts'
import { monthlyPay, payOf } from '../../adverts/content/posting.rules.ts'
import { foldSkill } from '../../matching/cv-reading/skill-names.rules.ts'
import { formatPayFilter, NOTICE_DAYS, NOTICES, type PayFilter } from '../../matching/profile/wish.rules.ts'
import { type BareCard, oneWithBadges, withBadges } from './badges.service.ts'
import { MOST_TERMS, type Node, readBoolean, termsOf, termText, textOf, withoutTerms } from './boolean.rules.ts'
import type * as contract from './contract.ts'
import type { FoundTalent, TalentCard } from './contract.ts'
import * as query from './queries.ts'
import { barredIn, jobNeedsOf, toWordQuery } from './query.rules.ts'
import { ACTIVE_BANDS, activeBand, FURTHEST, SAVED_FILTERS, YEAR_BANDS, yearsBand } from './search.rules.ts'

type Input = Parsed<typeof contract.searchTalent>
type Needs = { country: string; mayWork: boolean; languages: string[]; pay: PayFilter | null }

const [OWN_SHOWN, SKILLS_SHOWN] = [5, 6]

export const viewerOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): query.Viewer => ({
  companyId: actor.companyId,
  userId: actor.userId,
  today: dayIn('UTC', now()),
})

const payIn = ({ countries }: Context, country: string, content: JobContent): PayFilter | null => {
  const currency = countries.find(country)?.currency
  const { min, max, period } = payOf(content, currency?.minorUnits ?? 2)
  return currency && min !== null && max !== null && min <= max && max > 0
    ? { from: min, to: max, currency: currency.code, period, any: false }
    : null
}

const monthOf = ({ from, to, currency, period, any }: PayFilter): query.PayRange => ({
  currency,
  any,
  from: monthlyPay(from, period),
  to: monthlyPay(to, period),
})

const needsOf = async (ctx: Context, jobId: string | null): Promise<Needs | null> => {
  if (jobId === null) return null
  const job = await query.findJob(ctx.db, ctx.actor.companyId, jobId)
  if (!job) throw notFound('Job')
  const content = JobContent.parse(job.content)
  return { country: job.country, ...jobNeedsOf(content), pay: payIn(ctx, job.country, content) }
}

export const cardOf = (row: query.Row, shown: boolean, needs: Needs | null): BareCard => {
  const { titles, work, skills } = row.shown
  const claim = row.authorisations.find((a) => a.country === needs?.country)
  return {
    id: row.id,
    name: shown || row.opened ? row.name : null,
    anonymous: row.visibility === 'anonymous',
    headline: row.headline,
    posts: work.slice(0, 2).map(({ title, months, present }) => ({ title, months, present })),
    titles,
    skills: skills.slice(0, SKILLS_SHOWN).map(({ label, years, evidence }) => ({ label, years, evidence })),
    moreSkills: Math.max(0, skills.length - SKILLS_SHOWN),
    years: row.years,
    place: row.place === null ? null : { name: row.place, region: row.region ?? '', country: row.country ?? '' },
    modes: row.modes as (typeof WORK_MODES)[number][],
    pay: row.pay,
    notice: row.notice,
    active: activeBand(row.idle),
    opened: row.opened,
    mark: row.mark,
    pools: row.pools,
    invited: row.invited,
    mayWork: needs?.mayWork ? (claim?.status ?? 'not_said') : null,
    languages:
      needs && needs.languages.length > 0
        ? row.languages.filter((l) => needs.languages.includes(l.code)).map((l) => l.label)
        : null,
  }
}

/** The words in the terms of the index; what nobody is chosen by is left out and named. */
const readTyped = async (ctx: Context, typed: string | null, needs: Needs | null) => {
  const read = typed === null ? null : readBoolean(typed)
  const terms = termsOf(read)
  if (terms.length > MOST_TERMS) throw invalid({ q: `Search for at most ${MOST_TERMS} terms at once` })
  const asksMore = needs !== null && (needs.mayWork || needs.languages.length > 0)
  const barred = barredIn(read, asksMore)
  const node = withoutTerms(read, (t) => barred.includes(t))
  const called = await query.findOccupationsByTitle(ctx.db, [...new Set(termsOf(node).map((t) => foldText(t.text)))])
  const input = (n: Node | null) => n && toWordQuery(n, (text) => called.get(text) ?? [], foldText)
  return { node, barred: barred.map(termText), asked: input }
}

/** A search in the terms of the table. */
export const narrowOf = async (
  ctx: Context,
  given: Pick<Input, (typeof SAVED_FILTERS)[number]>,
  needs: Needs | null,
) => {
  const typed = await readTyped(ctx, given.q, needs)
  const { country, place, years, mode, active, notice } = given
  const narrow: query.Narrow = {
    asked: typed.asked(typed.node),
    country: country?.toUpperCase() ?? null,
    place,
    years,
    mode,
    active,
    skill: given.skill && foldSkill(given.skill),
    pay: given.pay && monthOf(given.pay),
    notice,
    mayWork: null,
    only: null,
    since: null,
  }
  return { narrow, typed }
}

const facetsOf = (cells: readonly query.Cell[], pay: PayFilter | null): FoundTalent['facets'] => {
  const of = (kind: string) => cells.filter((c) => c.kind === kind)
  const plain = (kind: string) =>
    of(kind)
      .map(({ value, name, n }) => ({ value, name, count: n }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  const banded = <B extends string>(kind: string, bands: readonly B[], bandOf: (n: number) => B) =>
    bands
      .map((band) => ({
        value: band,
        name: band,
        count: of(kind).reduce((sum, c) => (bandOf(Number(c.value)) === band ? sum + c.n : sum), 0),
      }))
      .filter((c) => c.count > 0)
  // Whoever was here this week was here this month: each step counts those before it.
  let here = 0
  const active = banded('active', ACTIVE_BANDS, activeBand)
    .filter((c) => c.value !== 'earlier')
    .map((c) => {
      here += c.count
      return { ...c, count: here }
    })
  const soon = of('notice').map((c) => ({ days: Number(c.value), n: c.n }))
  // Who can begin now can begin within a month.
  const notice = NOTICES.map((value) => ({
    value,
    name: value,
    count: soon.reduce((sum, s) => (s.days <= NOTICE_DAYS[value] ? sum + s.n : sum), 0),
  })).filter((c, i, all) => c.count > (all[i - 1]?.count ?? 0))
  const met = (value: string) => of('pay').find((c) => c.value === value)?.n ?? 0
  const input = (any: boolean) => ({
    value: pay ? formatPayFilter({ ...pay, any }) : '',
    name: '',
    count: met(any ? 'any' : 'meets'),
  })
  return {
    notice,
    pay: pay ? [input(false), input(true)].filter((c) => c.count > 0) : [],
    country: plain('country'),
    place: plain('place'),
    mode: plain('mode'),
    skill: plain('skill'),
    years: banded('years', YEAR_BANDS, yearsBand),
    active,
  }
}

type Read = Awaited<ReturnType<typeof narrowOf>>

/** Nothing found: which term or filter keeps most away. */
const insteadOf = async (ctx: Context, { narrow, typed }: Read, input: Input, v: query.Viewer) => {
  const instead: FoundTalent['instead'] = []
  const terms = termsOf(typed.node)
  for (const term of terms) {
    const rest = withoutTerms(typed.node, (t) => t === term)
    const n = await query.countTalent(ctx.db, { ...narrow, asked: typed.asked(rest) }, v)
    if (n > 0) instead.push({ what: 'term', value: termText(term), count: n, without: textOf(rest) })
  }
  for (const what of SAVED_FILTERS) {
    const value = input[what]
    if (what === 'q' || value === null) continue
    const n = await query.countTalent(ctx.db, { ...narrow, [what]: null }, v)
    const shown = typeof value === 'object' ? formatPayFilter(value) : String(value)
    if (n > 0) instead.push({ what, value: shown, count: n, without: '' })
  }
  return instead.sort((a, b) => b.count - a.count).slice(0, 4)
}

/** A search with everything that narrows it. */
export const prepareSearch = async (ctx: Context, input: Omit<Input, 'sort' | 'cursor' | 'page' | 'pageSize'>) => {
  const needs = await needsOf(ctx, input.job)
  if (input.mayWork && !needs?.mayWork)
    throw invalid({ mayWork: 'Right to work can be filtered by for a job that asks it and says why' })
  const read = await narrowOf(ctx, input, needs)
  const narrow = { ...read.narrow, only: input.only, mayWork: input.mayWork ? (needs?.country ?? null) : null }
  return { narrow, typed: read.typed, needs, read }
}

export const searchTalent = async (ctx: Context, input: Input): Promise<FoundTalent> => {
  const v = viewerOf(ctx)
  const { narrow, needs, read } = await prepareSearch(ctx, input)
  const shown = input.names === 'shown'
  const payAsked = needs?.pay ?? null
  const cells = await query.countFacets(ctx.db, narrow, v, payAsked && monthOf(payAsked))
  const total = cells.find((c) => c.kind === 'all')?.n ?? 0
  const sort = input.sort ?? 'relevance'
  const { page, cursor, pageSize } = input
  const skip = (page - 1) * pageSize
  const part = listWindow(query.talentOrders(narrow, v), { sort, cursor, page, pageSize })
  const found = total > skip && skip < FURTHEST ? await query.listTalent(ctx.db, narrow, v, part) : []
  const { rows, next } = pageOf(
    part,
    found.map(({ place_in_list, ...row }) => ({ row, place: place_in_list })),
  )
  // Of applicants it is not known what these filters ask.
  const knows =
    !input.only &&
    !input.years &&
    !input.mode &&
    !input.active &&
    !input.skill &&
    !input.pay &&
    !input.notice &&
    !input.mayWork
  const own =
    knows && input.page === 1 ? await query.listOwnApplicants(ctx.db, v, { ...narrow, shown, size: OWN_SHOWN }) : []
  const nothing = total === 0 && own.length === 0 && input.only === null
  const instead = nothing ? await insteadOf(ctx, read, input, v) : []
  const terms = termsOf(read.typed.node)
  // The word that found nobody may be written otherwise.
  const odd = terms.find((t) => terms.length === 1 || (instead[0]?.what === 'term' && termText(t) === instead[0].value))
  const cards = rows.map(({ row }) => cardOf(row, shown, needs))
  return {
    people: await withBadges(ctx, cards),
    total,
    next,
    page: input.page,
    pageSize,
    own: {
      total: own[0]?.n ?? 0,
      people: own.map((o) => ({
        candidateId: o.candidate_id,
        applicationId: o.application_id,
        name: o.name,
        number: o.number,
        job: o.title,
        appliedAt: new Date(o.applied_at).toISOString(),
        outcome: o.outcome,
        keepUntil: o.keep_until,
        tags: o.tags,
        pools: o.pools,
      })),
    },
    facets: facetsOf(cells, payAsked),
    barred: read.typed.barred,
    instead,
    meant: nothing && odd ? await query.findSimilarTerm(ctx.db, foldText(odd.text)) : null,
    asks: { mayWork: needs?.mayWork ?? false, languages: needs?.languages ?? [] },
  }
}

export type Viewer = query.Viewer
/** Cards of those among some people whom this company may find. */
export const cardsOf = async (ctx: Context, ids: readonly string[]): Promise<TalentCard[]> =>
  withBadges(ctx, await bareCards(ctx, ids))
const bareCards = async (ctx: Context, ids: readonly string[]) =>
  (await query.listCardsById(ctx.db, viewerOf(ctx), ids)).map((row) => cardOf(row, false, null))

const current = async (ctx: Context, id: string): Promise<query.Row> => {
  const row = await query.findCard(ctx.db, viewerOf(ctx), id)
  if (!row) throw notFound('Person')
  return row
}

export const openTalent = async (
  ctx: Context,
  { id, job }: Parsed<typeof contract.openTalent>,
): Promise<Output<typeof contract.openTalent>> => {
  const needs = await needsOf(ctx, job)
  const row = await current(ctx, id)
  if ((await query.noteView(ctx.db, viewerOf(ctx), id)) > 0)
    ctx.audit({ action: 'talent.open', targetType: 'talent', targetId: id })
  return { person: await oneWithBadges(ctx, { ...cardOf({ ...row, opened: true }, true, needs), profile: row.shown }) }
}

export const markTalent = async (ctx: Context, { id, kind }: Parsed<typeof contract.markTalent>) => {
  const row = await current(ctx, id)
  const v = viewerOf(ctx)
  await (kind === 'none' ? query.deleteTalentMark(ctx.db, v, id) : query.upsertTalentMark(ctx.db, v, id, kind))
  if (row.mark !== kind)
    ctx.audit({
      action: 'talent.mark',
      targetType: 'talent',
      targetId: id,
      before: { kind: row.mark },
      after: { kind },
    })
  return { kind }
}
