import type { Countries } from '../../../countries/countries.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { foldText, type PlaceOfWork } from '../../adverts/content/advert.rules.ts'
import { placeKey, placeParts } from '../../adverts/content/place.rules.ts'
import type { Pay } from '../../adverts/content/posting.rules.ts'
import { mapOf } from '../../adverts/maps/service.ts'
import { getAdvertQuestions } from './asked.queries.ts'
import type * as contract from './contract.ts'
import { COMPANY_JOBS, type Found, type JobCard, type PublicJob } from './contract.ts'
import { countOf, countsOf, withoutCounts } from './counts.ts'
import { answersTo } from './kept.ts'
import * as meant from './meant.queries.ts'
import { type Attempt, attemptsFor, countryOf, MINUTE_MS, narrowOf, pointOf, withReading } from './narrow.service.ts'
import * as places from './places.queries.ts'
import { openingsOf } from './same.service.ts'
import * as query from './search.queries.ts'
import { COUNTED, type Count, daysLeftOf, excerptOf, kilometresBetween, PAGE_SIZE, type Sort } from './search.rules.ts'
import { verifiedOf } from './verified.ts'

type Input = Parsed<typeof contract.searchJobs>

const nameOf = (ctx: OpenContext) => (code: string) => ctx.countries.get(code).name

/** Adverts by their identifiers, in that order, for other ways to search. */
export const advertsOf = (db: Db, ids: readonly string[]): Promise<AdvertRow[]> => query.rowsOf(db, ids)
export type AdvertRow = query.PublicJobRow

const payOf = (countries: Countries, row: query.PublicJobRow): JobCard['pay'] => {
  const pay = row.shown.pay as Pay | null
  const currency = countries.all.find((c) => c.currency.code === row.currency)?.currency
  if (!pay || pay.min === null || pay.max === null) return null
  const decimals = currency?.minorUnits ?? 2
  return {
    min: fromMinor(pay.min, decimals),
    max: fromMinor(pay.max, decimals),
    currency: row.currency,
    symbol: currency?.symbol ?? row.currency,
    decimals,
    period: pay.period,
  }
}

export const cardOf = (
  countries: Countries,
  row: query.PublicJobRow,
  from: { lat: number; lng: number } | null,
): JobCard => {
  const { id: _id, ...place } = row.shown.place as PlaceOfWork
  return {
    id: row.id,
    title: row.title,
    company: { name: row.company_name, slug: row.company_slug },
    place,
    workMode: row.work_mode as JobCard['workMode'],
    employmentType: row.employment_type as JobCard['employmentType'],
    seniority: row.seniority as JobCard['seniority'],
    department: row.department,
    country: row.country,
    pay: payOf(countries, row),
    excerpt: excerptOf(row.shown.description as string),
    postedAt: iso(row.posted_at),
    updatedAt: iso(row.updated_at),
    closesOn: row.shown.closesOn as string | null,
    openings: row.openings,
    since: iso(row.since),
    same: row.same,
    reviewDays: row.review_days,
    activeOn: row.active_at ? iso(row.active_at).slice(0, 10) : null,
    verified: verifiedOf(countries, row.verified),
    distance: from ? Math.round(kilometresBetween(from, place) * 10) / 10 : null,
  }
}

/** Without a hit: which one filter keeps most away. */
const insteadOf = async (db: Db, narrow: query.Narrow, input: Input): Promise<Found['instead']> => {
  const without: Record<string, Partial<query.Narrow>> = {
    ...(input.country ? { country: { country: null } } : {}),
    ...(input.mode ? { mode: { mode: null } } : {}),
    ...(input.employmentType ? { employmentType: { employmentType: null } } : {}),
    ...(input.seniority ? { seniority: { seniority: null } } : {}),
    ...(input.field !== null ? { field: { field: null } } : {}),
    ...(input.department ? { department: { department: null } } : {}),
    ...(input.salaryMin !== null ? { salaryMin: { salaryMin: null, payBand: null } } : {}),
    ...(input.postedSince !== null ? { postedSince: { postedAfter: null } } : {}),
    ...(input.sponsorship ? { sponsorship: { sponsorship: null } } : {}),
    ...(input.answers ? { answers: { answering: null } } : {}),
    ...(narrow.places ? { location: { places: null } } : {}),
    ...(narrow.words ? { search: { words: null, typed: null, occupations: [] } } : {}),
  }
  const counts: (Count & { atLeast: boolean })[] = []
  for (const [value, change] of Object.entries(without))
    counts.push({ value, ...(await countOf(db, { ...narrow, ...change })) })
  return {
    without: counts.filter((c) => c.count > 0).sort((a, b) => b.count - a.count),
    title: input.search === null ? null : await meant.titleLike(db, foldText(input.search)),
  }
}

/** What the answer depends on, but for the page that is turned to. */
const questionOf = (
  ctx: Pick<OpenContext, 'now'>,
  home: string | null,
  { page: _page, pageSize: _size, sort: _sort, facets: _facets, ...input }: Input,
) => {
  const minute = input.postedSince === null ? 0 : Math.floor(ctx.now().getTime() / MINUTE_MS)
  return JSON.stringify([minute, home, input])
}

export type Marks = query.Marked | null
type Answer = <T>(part: string, find: () => Promise<T>) => Promise<T>
type Search = { ctx: OpenContext; db: Db; input: Input; marked: Marks; home: string | null; answer: Answer }

/** One way to read the words: what is found by it. */
const attempt = async ({ ctx, db, input, marked, home, answer }: Search, { read, corrected }: Attempt, n: number) => {
  const asked = withReading(input, read)
  const country = countryOf(ctx.countries, asked.country)
  const { from, narrow } = await answer(`question ${n}`, async () => {
    const from = await pointOf(ctx, db, asked)
    return { from, narrow: { ...(await narrowOf(ctx, db, { input, point: from, read })), marked, home } }
  })
  const sort: Sort = input.sort ?? (narrow.words === null ? 'newest' : 'relevance')
  const cards = async () => {
    const rows = await query.listPublicJobs(db, narrow, {
      sort,
      size: input.pageSize,
      skip: (input.page - 1) * input.pageSize,
    })
    return rows.map((row) => cardOf(ctx.countries, row, from))
  }
  const bands = country?.posting.payBands ?? null
  const counted = input.facets === 'none' ? null : await answer(`counts ${n}`, () => countsOf(db, narrow, bands))
  // The first page is what many ask for; further ones are turned to by few.
  const isFirst = input.page === 1 && input.pageSize === PAGE_SIZE
  const jobs = counted?.total === 0 ? [] : await (isFirst ? answer(`${sort} ${n}`, cards) : cards())
  const { facets, total, atLeast, places: found } = counted ?? withoutCounts(jobs.length, input)
  return { read, corrected, from, narrow, sort, country, jobs, counted, facets, total, atLeast, found }
}
type Attempted = Awaited<ReturnType<typeof attempt>>

/** The first way to read the words that finds something; none: the first of them. */
const bestAttempt = async (search: Search): Promise<Attempted> => {
  const { ctx, db, input, answer } = search
  const attempts = await answer('attempts', () => attemptsFor(ctx, db, input.search))
  let first: Attempted | null = null
  for (const [n, one] of attempts.entries()) {
    const made = await attempt(search, one, n)
    first ??= made
    if (made.total > 0 || made.jobs.length > 0) return made
  }
  return first as Attempted
}

/** What the words were read as, where it is more or something else than what was typed. */
const readOf = ({ read, corrected }: Attempted): Found['read'] =>
  read && (corrected !== null || read.place || read.country || read.employmentType || read.mode)
    ? {
        work: read.work,
        corrected: corrected !== null,
        place: read.place,
        country: read.country,
        employmentType: read.employmentType,
        mode: read.mode,
      }
    : null

/**
 * `marked`: what whoever asks hides or has set aside; such an answer is theirs alone and kept for nobody. `home`: the country whose jobs come
 * first where the words fit as well.
 */
export const searchPublicJobs = (
  ctx: OpenContext,
  input: Input,
  marked: Marks = null,
  home: string | null = ctx.caller.country,
): Promise<Found> =>
  ctx.database.forPublic(
    async (db) => {
      const at = marked ? null : { version: await query.getChangeNumber(db), now: ctx.now().getTime() }
      const answer: Answer = at
        ? answersTo(ctx.database, questionOf(ctx, home, input), at)
        : <T>(_: string, find: () => Promise<T>) => find()
      const best = await bestAttempt({ ctx, db, input, marked, home, answer })
      const { narrow, counted, jobs, facets, total, atLeast, found, from, sort, country } = best
      return {
        jobs,
        totalCount: counted && atLeast ? COUNTED : total,
        totalIsAtLeast: atLeast,
        page: input.page,
        pageSize: input.pageSize,
        sort,
        read: readOf(best),
        facets: { ...facets, place: found.map(({ n, ...p }) => ({ ...p, value: placeKey(p, nameOf(ctx)), count: n })) },
        instead: counted?.total === 0 ? await insteadOf(db, narrow, input) : null,
        withoutPay:
          input.salaryMin === null || input.facets === 'none'
            ? null
            : await answer('unpaid', () => query.countUnpaid(db, narrow)),
        near: from?.named ?? null,
        currency: country ? { code: country.currency.code, symbol: country.currency.symbol } : null,
      }
    },
    { reading: true },
  )

export const suggestJobs = (ctx: OpenContext, { search: typed }: Parsed<typeof contract.suggestJobs>) =>
  ctx.database.forPublic(
    async (db) => ({
      suggestions: (await places.listSuggestions(db, foldText(typed))).map(({ kind, text, region, country }) => ({
        kind,
        text: kind === 'place' ? placeParts({ name: text, region, country }, nameOf(ctx)).join(', ') : text,
      })),
    }),
    { reading: true },
  )

const detailOf = (countries: Countries, row: query.PublicJobRow, now: Date): PublicJob => {
  const {
    distance: _distance,
    excerpt: _excerpt,
    openings: _,
    since: _since,
    same: _same,
    ...card
  } = cardOf(countries, row, null)
  const s = row.shown as Omit<PublicJob, keyof JobCard> & Record<string, unknown>
  return {
    ...card,
    ...s,
    // An advert that was published before jobs asked anything asks nothing.
    questions: s.questions ?? [],
    keepMonths: countries.get(row.country).posting.keeps.months,
    closesAt: iso(row.closes_at),
    daysLeft: daysLeftOf(s.closesOn as string | null, s.zone as string, now),
    occupation: row.occupation,
    pay: card.pay,
    place: card.place,
  }
}

/** Of a company that is not there as of one without open jobs: none. */
export const ofCompany = (
  ctx: OpenContext,
  { slug, ...filter }: Parsed<typeof contract.companyJobs>,
): Promise<Output<typeof contract.companyJobs>> =>
  ctx.database.forPublic(
    async (db) => {
      const { rows, ...counts } = await query.searchOfCompany(db, slug, { ...filter, size: COMPANY_JOBS })
      return { jobs: rows.map((row) => cardOf(ctx.countries, row, null)), ...counts }
    },
    { reading: true },
  )

/** Everything of the open jobs of a company, for its feeds; null: there is no such company. */
export const openOf = (
  { database, countries, now }: Pick<OpenContext, 'database' | 'countries' | 'now'>,
  slug: string,
) =>
  database.forPublic(
    async (db) => {
      const company = await query.findCompanyBySlug(db, slug)
      if (!company) return null
      const { rows } = await query.ofCompany(db, slug, 500, true)
      return { company: company.name, jobs: rows.map((row) => detailOf(countries, row, now())) }
    },
    { reading: true },
  )

export const readPublicJob = (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readPublicJob>,
): Promise<Output<typeof contract.readPublicJob>> =>
  ctx.database.forPublic(
    async (db) => {
      const row = await query.findAdvert(db, id)
      if (!row) throw notFound('Job')
      const similar = (await query.listSimilarJobs(db, row)).map((other) => cardOf(ctx.countries, other, null))
      if (row.shown.state === 'closed' || Date.parse(row.closes_at) <= ctx.now().getTime())
        throw new Refusal('GONE', 'This job is closed.', {
          data: { title: row.title, company: row.company_name, similar },
        })
      return {
        job: detailOf(ctx.countries, row, ctx.now()),
        similar,
        same: await openingsOf(db, id),
        // Whoever works from elsewhere goes nowhere.
        map: row.work_mode === 'remote' ? null : await mapOf(ctx, db, row.place_id),
        ...(await getAdvertQuestions(db, row)),
      }
    },
    { reading: true },
  )
