import { Worker } from 'node:worker_threads'
import type { Context, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type { FillPerson } from './auto-fill.rules.ts'
import type { FillResult } from './auto-filled.rules.ts'
import { offeredOf } from './change.service.ts'
import { type Checks, checkingOf, holdChecks, loadChecks } from './checks.service.ts'
import * as query from './fill.queries.ts'
import type { PostedFill } from './fill.thread.ts'
import type * as contract from './manage.contract.ts'
import { isAllowed } from './may-work.rules.ts'
import * as roster from './roster.queries.ts'
import { loadShiftTypes, requireDays, toTimed } from './roster.service.ts'
import { plainDays, wallTime } from './roster-shifts.rules.ts'
import { listSkills } from './setup.queries.ts'
import { offeredRow } from './suggest.service.ts'

const MOST_DAYS = 35
const MOST_PEOPLE = 400
/** Longest a thread may reckon before it is ended, ms. */
const LONGEST = 4 * 60_000

export const startFill = async (ctx: Context, { from, until, siteId }: Parsed<typeof contract.startFill>) => {
  requireDays(from, until, MOST_DAYS)
  const { companyId, userId } = ctx.actor
  const open = await roster.listOpenRows(ctx.db, companyId, { from, until, siteId })
  if (open.length === 0) throw new Refusal('CONFLICT', 'There are no open shifts on these days.')
  const { id } = await query.insertFill(ctx.db, companyId, { siteId, from, until, by: userId })
  await enqueueJob(ctx.db, 'roster-fill', { companyId, fillId: id }, `roster-fill ${id}`)
  ctx.audit({
    action: 'roster.fill',
    targetType: 'rosterFill',
    targetId: id,
    after: { from, until, siteId, open: open.length },
  })
  return { id }
}

const onThread = (posted: PostedFill): Promise<FillResult> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./fill.thread.ts', import.meta.url))
    const end = (work: () => void) => {
      clearTimeout(timer)
      void thread.terminate()
      work()
    }
    const timer = setTimeout(() => end(() => reject(new Error('It took too long'))), LONGEST)
    thread.on('message', ({ result, problem }: { result?: FillResult; problem?: string }) =>
      end(() => (result ? resolve(result) : reject(new Error(problem)))),
    )
    thread.on('error', (error) => end(() => reject(error)))
    thread.postMessage(posted)
  })

const fillPerson = (checks: Checks, id: string, maximum: number): FillPerson => {
  const { person, prefers } = checks.known(id)
  const wanted = person.normal * person.daysAWeek
  return { ...person, wanted, most: Math.max(wanted, maximum * 60), prefers, hourly: null }
}

type Job = { companyId: string; fillId: string }
const NOT_FILLED = 'The roster could not be filled. Choose fewer days or a single site, and fill it again.'
const NOTHING_FOUND: query.FoundFill = { given: [], open: [], withoutSolver: [] }

/** The open shifts of each site with its people: the country of the people says the law. */
const questionsOf = async (services: Services, { companyId, fillId }: Job): Promise<PostedFill[] | null> =>
  services.database.forCompany(companyId, async (db) => {
    const fill = await query.findFill(db, companyId, fillId)
    if (fill?.state !== 'waiting') return null
    const days = { from: fill.from_day, until: fill.until_day }
    const open = await roster.listOpenRows(db, companyId, { ...days, siteId: fill.site_id })
    const shiftTypes = await loadShiftTypes(db, companyId)
    const skills = new Map((await listSkills(db, companyId)).map(({ id, name }) => [id, name]))
    const questions: PostedFill[] = []
    for (const [siteId, rows] of Map.groupBy(open, (row) => row.site_id)) {
      const people = await roster.listRosterPeople(db, companyId, { ...days, siteId }, MOST_PEOPLE)
      const checks = await loadChecks(
        { ...services, db, companyId },
        people.map(({ id }) => id),
        days,
      )
      const shifts = rows.map((row) =>
        offeredOf(shiftTypes, { ...toTimed(row), beside: true }, skills.get(row.skill_id ?? '') ?? null),
      )
      for (const [country, own] of Map.groupBy(checks.ids, (id) => checks.known(id).row.country)) {
        const [first] = own
        if (first === undefined) continue
        const { maximum } = services.countries.get(country).hours
        questions.push({
          country,
          people: own.map((id) => fillPerson(checks, id, maximum)),
          open: shifts,
          held: own.flatMap((personId) => checks.known(personId).shifts.map((shift) => ({ personId, shift }))),
          site: checks.known(first).site,
          now: services.now().toISOString(),
        })
      }
      if (checks.ids.length === 0)
        questions.push({
          country: services.countries.all[0]?.code ?? '',
          people: [],
          open: shifts,
          held: [],
          site: {
            restBetweenShifts: null,
            dayMinutes: null,
            weekMinutes: null,
            mostDaysRunning: null,
            weekStartsOn: 1,
            unavailable: 'warning',
            youth: [],
            locked: [],
            notice: null,
          },
          now: services.now().toISOString(),
        })
    }
    return questions
  })

/** Fills a roster: what comes out is kept for a manager to accept, and nothing else is changed. */
export const fillRosterJob = async (services: Services, job: Job): Promise<void> => {
  const { companyId, fillId } = job
  const questions = await questionsOf(services, job)
  if (questions === null) return
  const result: query.FoundFill = { given: [], open: [], withoutSolver: [] }
  let fault: unknown = null
  try {
    for (const question of questions) {
      const taken = new Set(result.given.map(({ shiftId }) => shiftId))
      const filled = await onThread({ ...question, open: question.open.filter(({ id }) => !taken.has(id)) })
      const now = new Set(filled.given.map(({ shiftId }) => shiftId))
      result.given.push(...filled.given.map(({ shiftId, personId }) => ({ shiftId, employmentId: personId })))
      result.open = [...result.open.filter(({ shiftId }) => !now.has(shiftId)), ...filled.open]
      result.withoutSolver.push(...filled.withoutSolver)
    }
  } catch (error) {
    fault = error
  }
  await services.database.forCompany(companyId, (db) =>
    query.updateFill(db, companyId, fillId, {
      state: fault === null ? 'done' : 'failed',
      problem: fault === null ? null : NOT_FILLED,
      result: JSON.stringify(result),
      done_at: services.now().toISOString(),
    }),
  )
  // For the log of jobs: tried again, nothing waits any more.
  if (fault !== null) throw fault
}

export const readFill = async (ctx: Context, { id }: Parsed<typeof contract.readFill>): Promise<contract.Fill> => {
  const { companyId } = ctx.actor
  const fill = await query.findFill(ctx.db, companyId, id)
  if (!fill) throw notFound('Filling')
  const { given, open, withoutSolver } = fill.result ?? NOTHING_FOUND
  const days = { from: fill.from_day, until: fill.until_day }
  const people = given.map(({ employmentId }) => employmentId)
  const checks = await loadChecks(checkingOf(ctx), people, days)
  const rows = new Map(
    (await roster.listRosterRows(ctx.db, companyId, { ...days, siteId: fill.site_id })).map((row) => [
      row.id,
      toTimed(row),
    ]),
  )
  const timesOf = (shiftId: string) => {
    const row = rows.get(shiftId)
    if (!row) return null
    const { workDate: day, startsAt, endsAt, zone } = row
    return { day, start: wallTime(startsAt, day, zone), end: wallTime(endsAt, day, zone) }
  }
  const reasonsOf = (reasons: FillResult['open'][number]['reasons']) =>
    reasons.map(({ rule, message, people: names }) => ({
      rule,
      message: plainDays(message),
      people: names.slice(0, 20),
    }))
  return {
    id,
    ...days,
    state: fill.state as contract.Fill['state'],
    askedAt: iso(fill.asked_at),
    problem: fill.problem,
    given: given.flatMap(({ shiftId, employmentId }) => {
      const times = timesOf(shiftId)
      return times ? [{ shiftId, ...times, name: checks.nameOf(employmentId) }] : []
    }),
    open: open.flatMap(({ shiftId, why, reasons }) => {
      const times = timesOf(shiftId)
      return times ? [{ shiftId, ...times, why, reasons: reasonsOf(reasons) }] : []
    }),
    withoutSolver,
  }
}

const lockDone = async (ctx: Context, id: string) => {
  const fill = await query.lockFill(ctx.db, ctx.actor.companyId, id)
  if (!fill) throw notFound('Filling')
  const { result } = fill
  if (fill.state !== 'done' || result === null) throw new Refusal('CONFLICT', 'There is no result to decide about.')
  return { ...fill, result }
}

export const acceptFill = async (
  ctx: Context,
  { id }: Parsed<typeof contract.acceptFill>,
): Promise<Output<typeof contract.acceptFill>> => {
  const { companyId, userId } = ctx.actor
  const fill = await lockDone(ctx, id)
  const { given } = fill.result
  const rows = await roster.lockShifts(
    ctx.db,
    companyId,
    given.map(({ shiftId }) => shiftId),
  )
  const people = new Map(given.map(({ shiftId, employmentId }) => [shiftId, employmentId]))
  const checks = await holdChecks(checkingOf(ctx), [...people.values()], { from: fill.from_day, until: fill.until_day })
  const kept: { shiftId: string; employmentId: string }[] = []
  for (const row of rows) {
    const employmentId = people.get(row.id)
    if (!employmentId || row.employment_id !== null || !['draft', 'published'].includes(row.state)) continue
    const offered = await offeredRow(ctx, row)
    if (!isAllowed(checks.verdicts(employmentId, offered))) continue
    checks.give(employmentId, offered)
    kept.push({ shiftId: row.id, employmentId })
  }
  await query.fillShifts(ctx.db, companyId, kept, { fillId: id, by: userId })
  await roster.insertEvents(
    ctx.db,
    companyId,
    userId,
    kept.map((one) => ({ ...one, kind: 'filled' })),
  )
  await query.updateFill(ctx.db, companyId, id, { state: 'accepted' })
  const result = { given: kept.length, left: given.length - kept.length }
  ctx.audit({ action: 'roster.fill-accept', targetType: 'rosterFill', targetId: id, after: result })
  return result
}

export const discardFill = async (ctx: Context, { id }: Parsed<typeof contract.discardFill>) => {
  await lockDone(ctx, id)
  await query.updateFill(ctx.db, ctx.actor.companyId, id, { state: 'discarded' })
  ctx.audit({ action: 'roster.fill-discard', targetType: 'rosterFill', targetId: id })
  return {}
}
