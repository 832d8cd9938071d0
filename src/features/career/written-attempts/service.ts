import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { isRightAnswer, shareOfRight, shownQuestion, writtenNumber } from '../../hiring/written-tests/rules.ts'
import { drawWrittenTest } from '../../hiring/written-tests/service.ts'
import { asSelf } from '../profile/service.ts'
import { attemptDayOf, attemptTimeOf, clockOf, endOf, secondsLeft } from '../skill-tests/attempt.rules.ts'
import type * as contract from './contract.ts'
import type { WrittenAttempt } from './contract.ts'
import * as query from './queries.ts'
import { noAnswerOf, questionSecondsLeft, sinceAfterPause, type Turn, toldOf } from './turn.rules.ts'

type Stored = query.StoredWrittenAttempt

const marksOf = ({ questions, answers }: Pick<Stored, 'questions' | 'answers'>): boolean[] =>
  questions.map((question, at) => isRightAnswer(question, answers[at] ?? null))

const resultOf = (attempt: Stored): WrittenAttempt['result'] => {
  if (attempt.right_answers === null) return null
  const { right_answers: right, asked } = attempt
  return { right, asked, ...shareOfRight(right, asked), isRight: marksOf(attempt) }
}

const turnOf = (attempt: Stored): Turn => ({
  goesBack: attempt.goes_back,
  secondsEach: attempt.seconds_each,
  timePercent: attempt.time_percent,
  atQuestion: attempt.at_question,
  since: Date.parse(attempt.question_since),
  pausedAt: attempt.paused_at === null ? null : Date.parse(attempt.paused_at),
})

const toView = (attempt: Stored, now: Date): WrittenAttempt => ({
  id: attempt.id,
  title: attempt.title,
  company: attempt.employer,
  language: attempt.language,
  questions: toldOf(attempt.questions, turnOf(attempt), attempt.finished_at !== null).map(shownQuestion),
  answers: attempt.answers,
  flagged: attempt.flagged,
  asked: attempt.asked,
  atQuestion: attempt.goes_back ? null : attempt.at_question,
  questionSecondsLeft: attempt.finished_at ? null : questionSecondsLeft(turnOf(attempt), now.getTime()),
  ...attemptTimeOf(attempt, now),
  result: resultOf(attempt),
})

const settle = async (db: Db, attempt: Stored, now: Date): Promise<Stored> => {
  const over = endOf(clockOf(attempt), now.getTime())
  const finishedAt = new Date(Math.min(over, now.getTime())).toISOString()
  const right = marksOf(attempt).filter(Boolean).length
  await query.saveWrittenResult(db, attempt.id, { finishedAt, right })
  return { ...attempt, finished_at: finishedAt, paused_at: null, right_answers: right }
}

/** From when somebody may take the test again; null: at once. */
const againFrom = (last: Stored | undefined): Day | null =>
  last ? addDays(attemptDayOf(last.started_at), last.wait_days) : null

/** Of each test of a company that somebody took: what runs, the last that is over, and from when it may be taken again. */
export type WrittenStanding = {
  running: string | null
  retakeOn: Day | null
  last: { id: string; title: string; right: number; asked: number; finishedAt: string } | null
}

/** How somebody stands with the tests of companies, by the test; within a transaction of theirs. */
export const writtenStandingsOf = async (db: Db, userId: string, now: Date): Promise<Map<string, WrittenStanding>> => {
  const attempts = await query.listWrittenAttempts(db, userId)
  const byTest = Map.groupBy(attempts, (attempt) => attempt.test_id)
  return new Map(
    [...byTest].map(([test, mine]) => {
      const last = mine.find((attempt) => attempt.finished_at !== null)
      const again = againFrom(last)
      return [
        test,
        {
          running: mine.find((attempt) => attempt.finished_at === null)?.id ?? null,
          retakeOn: again && again > attemptDayOf(now) ? again : null,
          last: last
            ? {
                id: last.id,
                title: last.title,
                right: last.right_answers ?? 0,
                asked: last.asked,
                finishedAt: iso(last.finished_at ?? ''),
              }
            : null,
        },
      ]
    }),
  )
}

type Begun = { companyId: string; testId: string; timePercent: number }

/** Begins a test of a company, or goes on with the one that runs. Whether it is asked of this person is the caller's to know. */
export const startWrittenAttempt = (ctx: OpenContext, { companyId, testId, timePercent }: Begun) =>
  asSelf(ctx, async ({ db, actor, audit }): Promise<{ id: string }> => {
    const now = ctx.now()
    const mine = (await query.listWrittenAttempts(db, actor.userId)).filter((attempt) => attempt.test_id === testId)
    const running = mine.find((attempt) => attempt.finished_at === null)
    if (running && secondsLeft(clockOf(running), now.getTime()) > 0) return { id: running.id }
    const last = running ? await settle(db, running, now) : mine[0]
    const again = againFrom(last)
    if (last && again && again > attemptDayOf(now))
      throw new Refusal(
        'CONFLICT',
        `You took this test within the last ${last.wait_days} days. Take it again from ${again}.`,
      )
    const drawn = await ctx.database.forCompany(companyId, (own) => drawWrittenTest(own, companyId, testId))
    if (!drawn) throw new Refusal('CONFLICT', 'The employer asks for this test no more.')
    const { version, title, company, language, minutes, questions, wait_days, seconds_each, goes_back } = drawn
    const made = await query.insertWrittenAttempt(db, {
      userId: actor.userId,
      testId,
      version,
      title,
      employer: company,
      language,
      minutes,
      questions,
      timePercent,
      waitDays: wait_days,
      secondsEach: seconds_each,
      goesBack: goes_back,
      startedAt: now.toISOString(),
      endsAt: new Date(now.getTime() + (minutes * 60_000 * timePercent) / 100).toISOString(),
    })
    if (!made) throw new Refusal('CONFLICT', 'This test is running already. Open it again.')
    audit({
      action: 'skill-test.start',
      targetType: 'written_attempt',
      targetId: made.id,
      after: { test: title, timePercent },
    })
    return made
  })

export const readWrittenAttempt = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readWrittenAttempt>,
): Promise<WrittenAttempt> => {
  const attempt = await asSelf(ctx, ({ db, actor }) => query.findWrittenAttempt(db, actor.userId, id), {
    reading: true,
  })
  if (!attempt) throw notFound('Test')
  return toView(attempt, ctx.now())
}

type Held = { db: Db; attempt: Stored; now: Date }

/** Works on an attempt that is still running, held for the transaction. */
const whileRunning = <T>(ctx: OpenContext, id: string, work: (held: Held) => Promise<T>): Promise<T> =>
  asSelf(ctx, async ({ db, actor }) => {
    const attempt = await query.lockWrittenAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    if (attempt.finished_at) throw new Refusal('CONFLICT', 'This test is over. Your answers stay as they were.')
    return work({ db, attempt, now: ctx.now() })
  })

const refusalOf = (why: 'left' | 'ahead' | 'over'): Refusal => {
  if (why === 'over')
    return new Refusal('CONFLICT', 'The time for this question is over. Go on with the next, or hand the test in.')
  if (why === 'left')
    return new Refusal('CONFLICT', 'You have left this question. In this test nobody goes back to one.')
  return new Refusal('CONFLICT', 'This question is not open yet. Answer the one before it, or leave it.')
}

export const nextWrittenQuestion = (
  ctx: OpenContext,
  { id, question }: Parsed<typeof contract.nextWrittenQuestion>,
): Promise<WrittenAttempt> =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (attempt.goes_back) throw new Refusal('CONFLICT', 'In this test all questions are open.')
    if (attempt.paused_at) throw new Refusal('CONFLICT', 'The test is paused. Go on with it before you answer.')
    if (question !== attempt.at_question) return toView(attempt, now)
    if (question >= attempt.asked) throw new Refusal('CONFLICT', 'That was the last question. Hand the test in.')
    const since = now.toISOString()
    await query.saveTurn(db, id, { at: question + 1, since })
    return toView({ ...attempt, at_question: question + 1, question_since: since }, now)
  })

export const answerWrittenQuestion = (
  ctx: OpenContext,
  { id, question, chosen, typed, flagged }: Parsed<typeof contract.answerWrittenQuestion>,
): Promise<Output<typeof contract.answerWrittenQuestion>> =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (attempt.paused_at) throw new Refusal('CONFLICT', 'The test is paused. Go on with it before you answer.')
    const left = secondsLeft(clockOf(attempt), now.getTime())
    if (left === 0) throw new Refusal('CONFLICT', 'The time is over. Hand the test in to see your result.')
    const why = noAnswerOf(turnOf(attempt), question, now.getTime())
    if (why !== null) throw refusalOf(why)
    const asked = attempt.questions[question - 1]
    if (!asked) throw invalid({ question: 'This test has no such question' })
    const isNumber = asked.kind === 'number'
    if (isNumber && typed !== '' && writtenNumber(typed) === null)
      throw invalid({ typed: 'Answer must be a number such as 12.5 or 1/3' })
    if (!isNumber && chosen.some((one) => one > asked.options.length))
      throw invalid({ chosen: 'Choose one of the answers' })
    if (asked.kind === 'one' && chosen.length > 1) throw invalid({ chosen: 'Choose one answer only' })
    const given = isNumber
      ? { chosen: [], typed }
      : { chosen: [...new Set(chosen)].toSorted((a, b) => a - b), typed: '' }
    const kept = given.chosen.length === 0 && given.typed === '' ? null : given
    await query.saveWrittenAnswers(
      db,
      id,
      attempt.answers.map((old, at) => (at === question - 1 ? kept : old)),
      attempt.flagged.map((old, at) => (at === question - 1 ? flagged : old)),
    )
    return { secondsLeft: left }
  })

export const pauseWrittenAttempt = (ctx: OpenContext, { id }: Parsed<typeof contract.pauseWrittenAttempt>) =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (attempt.paused_at) return toView(attempt, now)
    if (attempt.pause_used) throw new Refusal('CONFLICT', 'A test is paused once only. The clock goes on.')
    if (secondsLeft(clockOf(attempt), now.getTime()) === 0)
      throw new Refusal('CONFLICT', 'The time is over. Hand the test in to see your result.')
    await query.saveWrittenClock(db, id, {
      endsAt: iso(attempt.ends_at),
      pausedAt: now.toISOString(),
      questionSince: iso(attempt.question_since),
    })
    return toView({ ...attempt, paused_at: now.toISOString(), pause_used: true }, now)
  })

export const resumeWrittenAttempt = (ctx: OpenContext, { id }: Parsed<typeof contract.resumeWrittenAttempt>) =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (!attempt.paused_at) return toView(attempt, now)
    const endsAt = new Date(endOf(clockOf(attempt), now.getTime())).toISOString()
    const questionSince = new Date(sinceAfterPause(turnOf(attempt), now.getTime())).toISOString()
    await query.saveWrittenClock(db, id, { endsAt, pausedAt: null, questionSince })
    return toView({ ...attempt, ends_at: endsAt, paused_at: null, question_since: questionSince }, now)
  })

export const leaveWrittenAttempt = (ctx: OpenContext, { id }: Parsed<typeof contract.leaveWrittenAttempt>) =>
  whileRunning(ctx, id, async ({ db, attempt }) => {
    await query.countWrittenAway(db, id)
    return { timesAway: attempt.times_away + 1 }
  })

export const finishWrittenAttempt = (ctx: OpenContext, { id }: Parsed<typeof contract.finishWrittenAttempt>) =>
  asSelf(ctx, async ({ db, actor, audit }): Promise<WrittenAttempt> => {
    const attempt = await query.lockWrittenAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    // Handed in twice, the first time counts.
    if (attempt.finished_at) return toView(attempt, ctx.now())
    const done = await settle(db, attempt, ctx.now())
    audit({
      action: 'skill-test.finish',
      targetType: 'written_attempt',
      targetId: id,
      after: { right: done.right_answers, asked: done.asked },
    })
    return toView(done, ctx.now())
  })

/** A result that somebody shares, for the company that wrote the test; undefined when it counts no more. */
export const sharedWrittenResult = (
  ctx: Pick<OpenContext, 'database'>,
  shared: { userId: string; attempt: string; testId: string; since: string },
) => ctx.database.forPlatform((db) => query.findSharedWrittenResult(db, shared), { reading: true })

/** Everything kept of somebody’s attempts, for whoever asks for all of theirs: what would have been right is the company’s. */
export const exportWrittenAttempts = (ctx: OpenContext) =>
  asSelf(
    ctx,
    async ({ db, actor }) =>
      (await query.listWrittenAttempts(db, actor.userId)).map(({ questions, ...attempt }) => ({
        ...attempt,
        // Of a test that runs one after the other nothing is read ahead here either.
        questions: toldOf(questions, turnOf({ ...attempt, questions }), attempt.finished_at !== null).map(
          shownQuestion,
        ),
        isRight: attempt.finished_at === null ? null : marksOf({ questions, answers: attempt.answers }),
      })),
    { reading: true },
  )
