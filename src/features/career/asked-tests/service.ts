import type { Context, OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import { DAY_MS, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { shareOfRight } from '../../hiring/written-tests/rules.ts'
import { publishedTestsOf } from '../../hiring/written-tests/service.ts'
import { asSelf } from '../profile/service.ts'
import { BADGE_DAYS } from '../skill-tests/attempt.rules.ts'
import { MINUTES, type SkillTest } from '../skill-tests/kinds.rules.ts'
import { listSkillTests, startSkillTest } from '../skill-tests/service.ts'
import {
  sharedWrittenResult,
  startWrittenAttempt,
  type WrittenStanding,
  writtenStandingsOf,
} from '../written-attempts/service.ts'
import type * as contract from './contract.ts'
import type { AskedTest, WrittenResult } from './contract.ts'
import * as query from './queries.ts'

const dayOf = (instant: string) => dayIn('UTC', new Date(instant))
const since = (now: Date) => new Date(now.getTime() - BADGE_DAYS * DAY_MS).toISOString()

export const readJobTest = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readJobTest>,
): Promise<Output<typeof contract.readJobTest>> => {
  const found = await ctx.database.forPublic((db) => query.findTestOfAdvert(db, id), { reading: true })
  if (!found) return { test: null, written: null, minutes: 0 }
  const { test, title, purpose, language, minutes } = found
  if (test !== null) return { test, written: null, minutes: MINUTES[test] }
  if (title === null || purpose === null || language === null) return { test: null, written: null, minutes: 0 }
  return { test: null, written: { title, purpose, language }, minutes: minutes ?? 0 }
}

const testOfJob = async ({ db, actor }: Context, id: string): Promise<Output<typeof contract.readAskedTest>> => {
  const found = await query.findTestOfJob(db, actor.companyId, id)
  const published = await publishedTestsOf(db, actor.companyId)
  const own = published.filter((one) => !one.retired)
  const written = own.find((one) => one.id === found?.written_id)?.id ?? null
  return {
    test: found?.test ?? null,
    written,
    shared: found?.shared ?? 0,
    own: own.map(({ retired, ...choice }) => choice),
  }
}

export const readAskedTest = async (ctx: Context, { id }: Parsed<typeof contract.readAskedTest>) => {
  if (!(await query.findJob(ctx.db, ctx.actor.companyId, id))) throw notFound('Job')
  return testOfJob(ctx, id)
}

export const putAskedTest = async (ctx: Context, { id, test, written }: Parsed<typeof contract.putAskedTest>) => {
  const { db, actor } = ctx
  const job = await query.findJob(db, actor.companyId, id)
  if (!job) throw notFound('Job')
  if (test !== null && written !== null) throw invalid({ written: 'A job asks for one test at most' })
  const before = await testOfJob(ctx, id)
  const own = before.own.find((one) => one.id === written)
  if (written !== null && !own) throw invalid({ written: 'Test must be one that your company published' })
  if (test === null && written === null) await query.deleteTestOfJob(db, actor.companyId, id)
  else {
    const at = ctx.now().toISOString()
    await query.putTestOfJob(db, { companyId: actor.companyId, jobId: id, test, written, at })
  }
  const nameOf = (asked: { test: string | null; written: string | null }) =>
    asked.test ?? before.own.find((one) => one.id === asked.written)?.title ?? null
  ctx.audit({
    action: 'job.ask-test',
    targetType: 'job',
    targetId: id,
    before: { test: nameOf(before) },
    after: { test: nameOf({ test, written }) },
    detail: { title: job.title },
  })
  return testOfJob(ctx, id)
}

type ApplicationTest = NonNullable<Awaited<ReturnType<typeof query.findApplication>>>

/** What somebody shares of the test that the company wrote, read where it stands. */
const writtenOf = async (ctx: Context, found: ApplicationTest): Promise<WrittenResult | null> => {
  const { written_id: testId, user_id: userId, written_attempt_id: attempt } = found
  if (testId === null || userId === null || attempt === null) return null
  const row = await sharedWrittenResult(ctx, { userId, attempt, testId, since: since(ctx.now()) })
  return row ? writtenResultOf({ ...row, right: row.right_answers, finishedAt: iso(row.finished_at) }) : null
}

/** A result is read where it stands, so that one that is void, or ran out, is seen by nobody. */
export const readApplicationTest = async (
  ctx: Context,
  { application }: Parsed<typeof contract.readApplicationTest>,
): Promise<Output<typeof contract.readApplicationTest>> => {
  const found = await query.findApplication(ctx.db, ctx.actor.companyId, application)
  if (!found) throw notFound('Application')
  const { test, title, user_id: userId, attempt_id: attempt } = found
  const written = title === null ? null : { title, result: await writtenOf(ctx, found) }
  if (test === null || userId === null || attempt === null) return { test, result: null, written }
  const shared = { userId, attempt, test, since: since(ctx.now()) }
  const row = await ctx.database.forPlatform((db) => query.findSharedResult(db, shared), { reading: true })
  const result = row ? { score: row.score, band: row.band, takenOn: dayOf(iso(row.finished_at)) } : null
  return { test, result, written }
}

type Taken = { title: string; right: number; asked: number; finishedAt: string }

const writtenResultOf = ({ title, right, asked, finishedAt }: Taken): WrittenResult => ({
  title,
  right,
  asked,
  ...shareOfRight(right, asked),
  takenOn: dayOf(finishedAt),
})

type Mine = {
  tests: Awaited<ReturnType<typeof listSkillTests>>['tests']
  written: ReadonlyMap<string, WrittenStanding>
  now: Date
}

const platformView = (row: query.AskedRow, test: SkillTest, { tests, now }: Mine) => {
  const mine = tests.find((one) => one.test === test)
  const last = mine?.last
  const counts = last && !last.isVoid && last.finishedAt >= since(now)
  const result = counts
    ? { attempt: last.id, score: last.score, band: last.band, takenOn: dayOf(last.finishedAt) }
    : null
  return {
    test,
    written: null,
    isOver: false,
    minutes: MINUTES[test],
    running: mine?.running ?? null,
    result,
    retakeOn: mine?.retakeOn ?? null,
    isShared: result !== null && row.attempt_id === result.attempt,
  }
}

const writtenView = (row: query.AskedRow, { written, now }: Mine) => {
  const mine = written.get(row.written_id ?? '')
  const last = mine?.last
  const result = last && last.finishedAt >= since(now) ? { attempt: last.id, ...writtenResultOf(last) } : null
  return {
    test: null,
    written: {
      title: row.title ?? '',
      purpose: row.purpose ?? '',
      language: row.language ?? 'en',
      questions: row.asks ?? 0,
      waitDays: row.wait_days ?? 0,
      secondsEach: row.seconds_each,
      goesBack: row.goes_back ?? true,
      result,
    },
    isOver: row.is_retired,
    minutes: row.minutes ?? 0,
    running: mine?.running ?? null,
    result: null,
    retakeOn: mine?.retakeOn ?? null,
    isShared: result !== null && row.written_attempt_id === result.attempt,
  }
}

const toView = (row: query.AskedRow, mine: Mine): AskedTest => ({
  application: row.application,
  job: row.job,
  company: row.company,
  ...(row.test === null ? writtenView(row, mine) : platformView(row, row.test, mine)),
})

const rowsOf = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listAskedOfPerson(db, actor.userId), { reading: true })

const readMine = async (ctx: OpenContext): Promise<Mine> => ({
  tests: (await listSkillTests(ctx)).tests,
  written: await asSelf(ctx, ({ db, actor }) => writtenStandingsOf(db, actor.userId, ctx.now()), { reading: true }),
  now: ctx.now(),
})

/** What an employer asks no more, and nobody has begun, is of no use to anybody. */
const isOfUse = ({ isOver, running, written }: AskedTest) => !isOver || running !== null || Boolean(written?.result)

export const listAskedTests = async (ctx: OpenContext): Promise<Output<typeof contract.listAskedTests>> => {
  const rows = await rowsOf(ctx)
  if (rows.length === 0) return { asked: [] }
  const mine = await readMine(ctx)
  return { asked: rows.map((row) => toView(row, mine)).filter(isOfUse) }
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
  const { test, written_id: testId, company_id: companyId } = await findAsked(ctx, application)
  if (testId !== null) return startWrittenAttempt(ctx, { companyId, testId, timePercent })
  if (test === null) throw notFound('Application')
  const { id } = await startSkillTest(ctx, { test, timePercent })
  return { id }
}

export const shareAskedTest = async (
  ctx: OpenContext,
  { application, shared }: Parsed<typeof contract.shareAskedTest>,
): Promise<Output<typeof contract.shareAskedTest>> => {
  const { userId } = actorOf(ctx)
  const row = await findAsked(ctx, application)
  const { result, written } = toView(row, await readMine(ctx))
  const [attempt, writtenAttempt] = [result?.attempt ?? null, written?.result?.attempt ?? null]
  if (shared && attempt === null && writtenAttempt === null)
    throw new Refusal('CONFLICT', 'Take the test first: until then there is nothing to share.')
  const companyId = row.company_id
  const at = ctx.now().toISOString()
  await ctx.database.forCompany(companyId, (db) =>
    shared
      ? query.putShare(db, { companyId, application, userId, attempt, writtenAttempt, at })
      : query.deleteShare(db, companyId, application),
  )
  ctx.audit({
    action: shared ? 'skill-test.share' : 'skill-test.unshare',
    targetType: 'application',
    targetId: application,
    detail: { test: row.test ?? row.title },
  })
  return listAskedTests(ctx)
}

/** Which results somebody shares with which application, for whoever asks for all of theirs. */
export const exportTestShares = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listSharesOfPerson(db, actor.userId), { reading: true })
