import type { Context, OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import { DAY_MS, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import { BADGE_DAYS } from '../skill-tests/attempt.rules.ts'
import { MINUTES } from '../skill-tests/kinds.rules.ts'
import { listSkillTests, startSkillTest } from '../skill-tests/service.ts'
import type * as contract from './contract.ts'
import type { AskedTest } from './contract.ts'
import * as query from './queries.ts'

const dayOf = (instant: string) => dayIn('UTC', new Date(instant))
const since = (now: Date) => new Date(now.getTime() - BADGE_DAYS * DAY_MS).toISOString()

export const readJobTest = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readJobTest>,
): Promise<Output<typeof contract.readJobTest>> => {
  const found = await ctx.database.forPublic((db) => query.findTestOfAdvert(db, id), { reading: true })
  return { test: found?.test ?? null, minutes: found ? MINUTES[found.test] : 0 }
}

const testOfJob = async ({ db, actor }: Context, id: string): Promise<Output<typeof contract.readAskedTest>> => {
  const found = await query.findTestOfJob(db, actor.companyId, id)
  return { test: found?.test ?? null, shared: found?.shared ?? 0 }
}

export const readAskedTest = async (ctx: Context, { id }: Parsed<typeof contract.readAskedTest>) => {
  if (!(await query.findJob(ctx.db, ctx.actor.companyId, id))) throw notFound('Job')
  return testOfJob(ctx, id)
}

export const putAskedTest = async (ctx: Context, { id, test }: Parsed<typeof contract.putAskedTest>) => {
  const { db, actor } = ctx
  const job = await query.findJob(db, actor.companyId, id)
  if (!job) throw notFound('Job')
  const before = await testOfJob(ctx, id)
  if (test === null) await query.deleteTestOfJob(db, actor.companyId, id)
  else await query.putTestOfJob(db, { companyId: actor.companyId, jobId: id, test, at: ctx.now().toISOString() })
  ctx.audit({
    action: 'job.ask-test',
    targetType: 'job',
    targetId: id,
    before: { test: before.test },
    after: { test },
    detail: { title: job.title },
  })
  return testOfJob(ctx, id)
}

/** A result is read where it stands, so that one that is void, or ran out, is seen by nobody. */
export const readApplicationTest = async (
  ctx: Context,
  { application }: Parsed<typeof contract.readApplicationTest>,
): Promise<Output<typeof contract.readApplicationTest>> => {
  const found = await query.findApplication(ctx.db, ctx.actor.companyId, application)
  if (!found) throw notFound('Application')
  const { test, user_id: userId, attempt_id: attempt } = found
  if (test === null || userId === null || attempt === null) return { test, result: null }
  const shared = { userId, attempt, test, since: since(ctx.now()) }
  const row = await ctx.database.forPlatform((db) => query.findSharedResult(db, shared), { reading: true })
  return { test, result: row ? { score: row.score, band: row.band, takenOn: dayOf(iso(row.finished_at)) } : null }
}

type Tests = Awaited<ReturnType<typeof listSkillTests>>['tests']

const toView = (row: query.AskedRow, tests: Tests, now: Date): AskedTest => {
  const mine = tests.find(({ test }) => test === row.test)
  const last = mine?.last
  const counts = last && !last.isVoid && last.finishedAt >= since(now)
  const result = counts
    ? { attempt: last.id, score: last.score, band: last.band, takenOn: dayOf(last.finishedAt) }
    : null
  return {
    application: row.application,
    job: row.job,
    company: row.company,
    test: row.test,
    minutes: MINUTES[row.test],
    running: mine?.running ?? null,
    result,
    retakeOn: mine?.retakeOn ?? null,
    shared: result && row.attempt_id === result.attempt ? result : null,
  }
}

const rowsOf = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listAskedOfPerson(db, actor.userId), { reading: true })

export const listAskedTests = async (ctx: OpenContext): Promise<Output<typeof contract.listAskedTests>> => {
  const rows = await rowsOf(ctx)
  if (rows.length === 0) return { asked: [] }
  const { tests } = await listSkillTests(ctx)
  return { asked: rows.map((row) => toView(row, tests, ctx.now())) }
}

const findAsked = async (ctx: OpenContext, application: string): Promise<query.AskedRow> => {
  const row = (await rowsOf(ctx)).find((one) => one.application === application)
  if (!row) throw notFound('Application')
  return row
}

/** Whoever applied takes the test that its employer asks, whatever their plan. */
export const startAskedTest = async (
  ctx: OpenContext,
  { application, timePercent }: Parsed<typeof contract.startAskedTest>,
): Promise<Output<typeof contract.startAskedTest>> => {
  const { test } = await findAsked(ctx, application)
  const { id } = await startSkillTest(ctx, { test, timePercent })
  return { id }
}

export const shareAskedTest = async (
  ctx: OpenContext,
  { application, shared }: Parsed<typeof contract.shareAskedTest>,
): Promise<Output<typeof contract.shareAskedTest>> => {
  const { userId } = actorOf(ctx)
  const row = await findAsked(ctx, application)
  const { result } = toView(row, (await listSkillTests(ctx)).tests, ctx.now())
  if (shared && !result) throw new Refusal('CONFLICT', 'Take the test first: until then there is nothing to share.')
  const companyId = row.company_id
  await ctx.database.forCompany(companyId, (db) =>
    shared && result
      ? query.putShare(db, { companyId, application, userId, attempt: result.attempt, at: ctx.now().toISOString() })
      : query.deleteShare(db, companyId, application),
  )
  ctx.audit({
    action: shared ? 'skill-test.share' : 'skill-test.unshare',
    targetType: 'application',
    targetId: application,
    detail: { test: row.test },
  })
  return listAskedTests(ctx)
}

/** Which results somebody shares with which application, for whoever asks for all of theirs. */
export const exportTestShares = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listSharesOfPerson(db, actor.userId), { reading: true })
