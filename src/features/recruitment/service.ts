import type { Context } from '../../server/context.ts'
import { Download } from '../../server/routes.ts'
import { addDays, dayIn, instantIn } from '../../shared/dates.ts'
import type { Parsed } from '../../shared/endpoint.ts'
import { invalid } from '../../shared/refusal.ts'
import { csvLine } from '../employees/rules.ts'
import { readPlan, list as requisitions } from '../requisitions/service.ts'
import type * as contract from './contract.ts'
import type { Overview } from './contract.ts'
import { rowsOf } from './export.rules.ts'
import * as query from './queries.ts'
import { AGES, ageOf, funnelOf, funnelsOf, rateOf, wrongPeriod } from './rules.ts'

type Asked = Parsed<typeof contract.readRecruitment>

const waitingForMe = async (ctx: Context) =>
  (await requisitions(ctx, { status: null, waiting: null, search: null, page: 1, pageSize: 1 })).waitsForYou

const planOf = async (ctx: Context, year: number, { department, country }: Asked) => {
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

export const read = async (ctx: Context, given: Asked): Promise<Overview> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const asked = { ...given, country: given.country?.toUpperCase() ?? null }
  const home = ctx.countries.find((await query.home(db, companyId)) ?? '')
  const zone = home?.zone ?? 'UTC'
  const today = dayIn(zone, ctx.now())
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, -364)
  const wrong = wrongPeriod(from, to)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const instant = (day: string) => instantIn(zone, `${day}T00:00`) ?? `${day}T00:00:00Z`
  const view: query.View = {
    ...{ companyId, zone, now: ctx.now().toISOString() },
    ...{ since: instant(from), until: instant(addDays(to, 1)) },
    ...{ department: asked.department, country: asked.country, job: asked.job },
  }
  const { applications, people } = await query.size(db, view)
  const offers = await query.offers(db, view)
  const answers = await query.answers(db, view)
  const open = await query.positions(db, view)
  const jobs = await query.jobs(db, companyId)
  return {
    ...{ at: view.now, from, to, since: view.since, until: view.until, applications, people },
    funnel: funnelOf(await query.reached(db, view)),
    months: funnelsOf(await query.months(db, view)),
    sources: funnelsOf(await query.sources(db, view)),
    stages: await query.stays(db, view),
    hire: await query.hire(db, view),
    fill: await query.fill(db, view),
    offers: { ...offers, rate: rateOf(offers.accepted, offers.accepted + offers.declined + offers.expired) },
    answers: rateOf(answers.n, answers.of),
    positions: {
      ages: AGES.map((age) => {
        const own = open.filter((p) => ageOf(p.days) === age)
        return { age, positions: own.reduce((sum, p) => sum + p.left, 0), jobs: own.length }
      }),
      oldest: open.slice(0, 5),
    },
    interviewers: await query.interviewers(db, view),
    plan: await planOf(ctx, Number(today.slice(0, 4)), asked),
    waits: { requisitions: await waitingForMe(ctx), ...(await query.waits(db, view, addDays(today, 7))) },
    begun: await query.begun(db, companyId),
    choices: {
      departments: [...new Set(jobs.map((j) => j.department).filter(Boolean))].sort(),
      countries: [...new Set(jobs.map((j) => j.country))].sort(),
      jobs: jobs.map(({ id, title }) => ({ id, title })),
    },
  }
}

export const exportCsv = async (ctx: Context, asked: Asked): Promise<Download> => {
  const overview = await read(ctx, asked)
  const { from, to } = overview
  ctx.audit({
    action: 'recruitment.export',
    detail: { from, to, department: asked.department, country: asked.country, job: asked.job },
  })
  return new Download(
    `recruitment-${from}-${to}.csv`,
    'text/csv; charset=utf-8',
    `\uFEFF${rowsOf(overview).map(csvLine).join('')}`,
  )
}
