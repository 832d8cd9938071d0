import type { Countries } from '../../../countries/countries.ts'
import type { Country } from '../../../countries/country.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { exact, fromMinor, roundToMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { foldText, type PlaceOfWork } from '../../adverts/content/advert.rules.ts'
import { parsePlaceQuery, placeKey, placeParts } from '../../adverts/content/place.rules.ts'
import type { Pay } from '../../adverts/content/posting.rules.ts'
import { mapOf } from '../../adverts/maps/service.ts'
import { listAnsweringCompanies } from './answers.queries.ts'
import { ENOUGH_APPLICATIONS } from './answers.rules.ts'
import { getAdvertQuestions } from './asked.queries.ts'
import type * as contract from './contract.ts'
import { COMPANY_JOBS, type Found, type JobCard, type PublicJob } from './contract.ts'
import { countsOf, withoutCounts } from './counts.ts'
import { answersTo } from './kept.ts'
import * as meant from './meant.queries.ts'
import * as places from './places.queries.ts'
import { openingsOf } from './same.service.ts'
import * as query from './search.queries.ts'
import { COUNTED, type Count, daysLeftOf, excerptOf, kilometresBetween, PAGE_SIZE, type Sort } from './search.rules.ts'
import { verifiedOf } from './verified.ts'

type Asked = Parsed<typeof contract.searchJobs>
/** Days are counted back from the minute, so that equal questions are equal. */
const MINUTE_MS = 60_000

export const countryOf = (countries: Countries, text: string | null): Country | null => {
  if (text === null) return null
  const country = countries.find(text)
  if (!country) throw invalid({ country: `We do not operate in ${text} yet` })
  return country
}

/** A lowest pay in the minor units of each country it may be compared with. */
const salaryIn = (countries: Countries, country: Country | null, salaryMin: number | null) =>
  salaryMin === null
    ? null
    : (country ? [country] : countries.all).map((c) => ({
        country: c.code,
        minor: roundToMinor(exact(salaryMin).mul(10 ** c.currency.minorUnits)),
      }))

/** Where distances are counted from: the point that was given, or the place that was named with a radius. */
export const pointOf = async ({ countries }: OpenContext, db: Db, input: Asked) => {
  if (input.lat !== null && input.lng !== null) return { lat: input.lat, lng: input.lng, named: null }
  if (!input.location || input.radiusKm === null) return null
  const country = countryOf(countries, input.country)
  const place = await places.findPlaceByName(db, parsePlaceQuery(input.location, countries.all), country?.code ?? null)
  return place ? { lat: place.lat, lng: place.lng, named: { name: place.name, country: place.country } } : null
}
type Point = Awaited<ReturnType<typeof pointOf>>

/** The address in the terms of the table. */
export const narrowOf = async (ctx: OpenContext, db: Db, input: Asked, point: Point): Promise<query.Narrow> => {
  const country = countryOf(ctx.countries, input.country)
  const words = input.search === null ? null : foldText(input.search)
  const step = country && input.salaryMin !== null ? country.posting.payBands.indexOf(input.salaryMin) : -1
  const near =
    point && input.radiusKm !== null ? await meant.placesWithin(ctx.database, db, point, input.radiusKm) : null
  const called =
    input.location && !point?.named
      ? await places.findPlacesByName(db, parsePlaceQuery(input.location, ctx.countries.all), country?.code ?? null)
      : null
  return {
    words,
    occupations: words === null ? [] : await meant.findOccupationsByTitle(ctx.database, db, words),
    country: country?.code ?? null,
    mode: input.mode,
    employmentType: input.employmentType,
    seniority: input.seniority,
    field: input.field,
    department: input.department,
    payBand: step >= 0 ? step + 1 : null,
    salaryMin: step >= 0 ? null : salaryIn(ctx.countries, country, input.salaryMin),
    sponsorship: input.sponsorship,
    marked: null,
    answering: input.answers === null ? null : await listAnsweringCompanies(db, ENOUGH_APPLICATIONS),
    places: near && called ? near.filter((id) => called.includes(id)) : (near ?? called),
    postedAfter:
      input.postedSince === null
        ? null
        : new Date(Math.floor(ctx.now().getTime() / MINUTE_MS) * MINUTE_MS - input.postedSince * DAY_MS).toISOString(),
  }
}

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
const insteadOf = async (db: Db, narrow: query.Narrow, input: Asked): Promise<Found['instead']> => {
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
    ...(narrow.words ? { search: { words: null, occupations: [] } } : {}),
  }
  const counts: Count[] = []
  for (const [value, change] of Object.entries(without))
    counts.push({ value, count: Math.min(COUNTED, await query.countFound(db, { ...narrow, ...change })) })
  return {
    without: counts.filter((c) => c.count > 0).sort((a, b) => b.count - a.count),
    title: narrow.words === null ? null : await meant.titleLike(db, narrow.words),
  }
}

/** What the answer depends on, but for the page that is turned to. */
const questionOf = (
  ctx: OpenContext,
  { page: _page, pageSize: _size, sort: _sort, facets: _facets, ...input }: Asked,
) => {
  const minute = input.postedSince === null ? 0 : Math.floor(ctx.now().getTime() / MINUTE_MS)
  return JSON.stringify([minute, input])
}

/** `marked`: what whoever asks hides or has set aside; such an answer is theirs alone and kept for nobody. */
export const searchPublicJobs = (ctx: OpenContext, input: Asked, marked: query.Marked | null = null): Promise<Found> =>
  ctx.database.forPublic(
    async (db) => {
      const country = countryOf(ctx.countries, input.country)
      const at = marked ? null : { version: await query.getChangeNumber(db), now: ctx.now().getTime() }
      const answer = at
        ? answersTo(ctx.database, questionOf(ctx, input), at)
        : <T>(_: string, find: () => Promise<T>) => find()
      const { from, narrow } = await answer('question', async () => {
        const from = await pointOf(ctx, db, input)
        return { from, narrow: { ...(await narrowOf(ctx, db, input, from)), marked } }
      })
      const sort: Sort = input.sort ?? (narrow.words === null ? 'newest' : 'relevance')
      const cards = async () => {
        const rows = await query.listPublicJobs(db, narrow, sort, input.pageSize, (input.page - 1) * input.pageSize)
        return rows.map((row) => cardOf(ctx.countries, row, from))
      }
      const bands = country?.posting.payBands ?? null
      const counted = input.facets === 'none' ? null : await answer('counts', () => countsOf(db, narrow, bands))
      // The first page is what many ask for; further ones are turned to by few.
      const isFirst = input.page === 1 && input.pageSize === PAGE_SIZE
      const jobs = counted?.total === 0 ? [] : await (isFirst ? answer(sort, cards) : cards())
      const { facets, total, atLeast, places: found } = counted ?? withoutCounts(jobs.length, input)
      return {
        jobs,
        totalCount: counted && atLeast ? COUNTED : total,
        totalIsAtLeast: atLeast,
        page: input.page,
        pageSize: input.pageSize,
        sort,
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
