import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { addDays, addMonths, dayIn, instantIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { rateOf } from '../../../shared/rates.ts'
import { invalid } from '../../../shared/refusal.ts'
import { begunOf } from '../../company/verification/service.ts'
import { costsOf } from '../costs/service.ts'
import { AGES, ageOf } from '../jobs/positions.rules.ts'
import { openPositions, waitingForWord } from '../jobs/positions.ts'
import { countAwaitedRequisitions } from '../requisitions/list.service.ts'
import { readPlan } from '../requisitions/service.ts'
import type * as contract from './contract.ts'
import type { Overview } from './contract.ts'
import { type FigureName, rowsOf } from './export.rules.ts'
import * as query from './queries.ts'
import { daysOf, funnelOf, funnelsOf, monthWithin, wrongPeriod } from './rules.ts'

type Input = Parsed<typeof contract.readRecruitment>

const planOf = async (ctx: Context, year: number, { department, country }: Input) => {
  const rows = (await readPlan(ctx, { year })).rows.filter(
    (r) =>
      r.target !== null &&
      (department === null || r.department.toLowerCase() === department.toLowerCase()) &&
      (country === null || r.country === country),
  )
  return {
    year,
    target: rows.reduce((sum, r) => sum + (r.target ?? 0), 0),
    total: rows.reduce((sum, r) => sum + r.total, 0),
    departments: rows.length,
  }
}

const instantOf = (zone: string) => (day: string) => instantIn(zone, `${day}T00:00`) ?? `${day}T00:00:00Z`

/** Whose applications of which days, where the company is. */
const viewOf = async (ctx: Context, given: Input) => {
  const { db, actor } = ctx
  const { companyId } = actor
  const input = { ...given, country: given.country?.toUpperCase() ?? null }
  const home = ctx.countries.find((await query.getCompanyCountry(db, companyId)) ?? '')
  const zone = home?.zone ?? 'UTC'
  const today = dayIn(zone, ctx.now())
  const period = daysOf(input.period ?? '365', today)
  const to = input.to ?? period.to
  const from = input.from ?? (input.to ? addDays(to, -364) : period.from)
  const wrong = wrongPeriod(from, to)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const instant = instantOf(zone)
  const view: query.View = {
    companyId,
    zone,
    now: ctx.now().toISOString(),
    since: instant(from),
    until: instant(addDays(to, 1)),
    department: input.department,
    country: input.country,
    job: input.job,
  }
  return { asked: input, view, from, to, today }
}

export const readRecruitment = async (ctx: Context, given: Input): Promise<Overview> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const { asked: input, view, from, to, today } = await viewOf(ctx, given)
  const { since, until } = view
  const { department, country, job } = input
  const { applications, people } = await query.countCohort(db, view)
  const offers = await query.countOffersByOutcome(db, view)
  const answers = await query.countAnswersInTime(db, view)
  const open = await openPositions(db, view, view.now)
  const jobs = await query.listJobOptions(db, companyId)
  const instant = instantOf(view.zone)
  return {
    at: view.now,
    from,
    to,
    since,
    until,
    applications,
    people,
    funnel: funnelOf(await query.countReached(db, view)),
    months: funnelsOf(await query.countReachedByMonth(db, view)).map((m) => {
      const first = `${m.of}-01`
      return { ...m, ...monthWithin(instant(first), instant(addMonths(first, 1)), since, until) }
    }),
    sources: funnelsOf(await query.countReachedBySource(db, view)),
    stages: await query.listStageDurations(db, view),
    hire: await query.getTimeToHire(db, view),
    fill: await query.getTimeToFill(db, view),
    offers: { ...offers, rate: rateOf(offers.accepted, offers.accepted + offers.declined + offers.expired) },
    answers: rateOf(answers.n, answers.of),
    positions: {
      ages: AGES.map((age) => {
        const own = open.filter((p) => ageOf(p.days) === age)
        return { age, positions: own.reduce((sum, p) => sum + p.left, 0), jobs: own.length }
      }),
      oldest: open.slice(0, 5),
    },
    interviewers: await query.listInterviewers(db, view),
    costs: await costsOf(ctx, { from, to, since, until, department, country, job }),
    plan: await planOf(ctx, Number(today.slice(0, 4)), input),
    waits: {
      requisitions: await countAwaitedRequisitions(ctx, input),
      approvals: await waitingForWord(db, view),
      ...(await query.countPending(db, view)),
    },
    begun: { verification: await begunOf(db, companyId), ...(await query.getSetupProgress(db, companyId)) },
    choices: {
      departments: [...new Set(jobs.map((j) => j.department).filter(Boolean))].sort(),
      countries: [...new Set(jobs.map((j) => j.country))].sort(),
      jobs: jobs.map(({ id, title, place, number }) => ({ id, title, place, number })),
    },
  }
}

export const listInterviewsOfFigure = async (
  ctx: Context,
  { interviewer, what, ...input }: Parsed<typeof contract.listInterviewsOfFigure>,
): Promise<Output<typeof contract.listInterviewsOfFigure>> => {
  const { view } = await viewOf(ctx, input)
  const rows = await query.interviewsOf(ctx.db, view, interviewer, what)
  return {
    interviews: rows.map(({ starts_at, ...row }) => ({
      ...row,
      startsAt: starts_at === null ? null : new Date(starts_at).toISOString(),
    })),
  }
}

/** Figures of the hub as a file: all of them, or those that are named. */
export const figuresFile = (overview: Overview, figures: readonly FigureName[] | null) => {
  const [head = [], ...rows] = rowsOf(overview)
  const stored = figures === null ? rows : rows.filter(([figure]) => figures.some((f) => f === figure))
  return {
    name: `recruitment-${overview.from}-${overview.to}.csv`,
    content: `\uFEFF${[head, ...stored].map(csvLine).join('')}`,
  }
}

export const exportCsv = async (ctx: Context, input: Input): Promise<Download> => {
  const overview = await readRecruitment(ctx, input)
  const { from, to } = overview
  ctx.audit({
    action: 'recruitment.export',
    detail: { from, to, department: input.department, country: input.country, job: input.job },
  })
  const { name, content } = figuresFile(overview, null)
  return new Download(name, 'text/csv; charset=utf-8', content)
}
