import { randomInt } from 'node:crypto'
import type { OpenContext } from '../../../server/context.ts'
import { addDays, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import { attemptDayOf, BADGE_DAYS, clockOf, endOf, RETAKE_DAYS, secondsLeft, timeOf } from './attempt.rules.ts'
import { crowdOf, type StoredSkillTest, settleSkillTest, shownOf, whileRunning } from './attempt.service.ts'
import type * as contract from './contract.ts'
import type { SkillAttempt } from './contract.ts'
import { isEvidence } from './evidence.rules.ts'
import { kindsInOrder } from './exposure.rules.ts'
import { drawItems, drawPractice } from './exposure.service.ts'
import { askedIn, MINUTES, TESTS, TEXTS } from './kinds.rules.ts'
import * as query from './queries.ts'
import { questionsOf } from './questions.rules.ts'
import { typingTexts } from './typing.rules.ts'

const PRACTICE = 3

/** From when somebody may take a test again; null: at once. What Fourshore voided because they asked for it is not held against them. */
const againFrom = (last: StoredSkillTest | undefined): string | null =>
  !last || (last.voided_at !== null && last.review_asked_at !== null)
    ? null
    : addDays(attemptDayOf(last.started_at), RETAKE_DAYS)

export const listSkillTests = (ctx: OpenContext): Promise<Output<typeof contract.listSkillTests>> =>
  asSelf(
    ctx,
    async ({ db, actor }) => {
      const attempts = await query.listAttempts(db, actor.userId)
      const today = attemptDayOf(ctx.now())
      return {
        tests: TESTS.map((test) => {
          const mine = attempts.filter((attempt) => attempt.test === test)
          const last = mine.find((attempt) => attempt.finished_at !== null)
          const again = againFrom(last)
          return {
            test,
            minutes: MINUTES[test],
            questions: askedIn(test),
            running: mine.find((attempt) => attempt.finished_at === null)?.id ?? null,
            retakeOn: again && again > today ? again : null,
            last: last
              ? {
                  id: last.id,
                  finishedAt: iso(last.finished_at ?? ''),
                  score: last.score ?? 0,
                  band: last.band ?? 0,
                  shown: last.badge_shown,
                  counts:
                    last.counts_in_matching &&
                    isEvidence(last) &&
                    addDays(attemptDayOf(last.finished_at ?? ''), BADGE_DAYS) >= today,
                  isVoid: last.voided_at !== null,
                }
              : null,
          }
        }),
      }
    },
    { reading: true },
  )

export const practiseSkill = async (
  _ctx: OpenContext,
  { test }: Parsed<typeof contract.practiseSkill>,
): Promise<Output<typeof contract.practiseSkill>> => {
  if (test === 'typing') return { questions: [], texts: typingTexts(randomInt(2 ** 31)).slice(0, 1) }
  const kinds = kindsInOrder(test)
  const step = Math.floor(kinds.length / PRACTICE)
  const practised = kinds.filter((_, at) => at % step === 1).slice(0, PRACTICE)
  return {
    texts: [],
    questions: drawPractice(practised).map(({ shown, answer, reason }) => ({ ...shown, answer, reason })),
  }
}

export const startSkillTest = async (
  ctx: OpenContext,
  { test, timePercent }: Parsed<typeof contract.startSkillTest>,
): Promise<Output<typeof contract.startSkillTest>> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const now = ctx.now()
    const mine = (await query.listAttempts(db, actor.userId)).filter((attempt) => attempt.test === test)
    const running = mine.find((attempt) => attempt.finished_at === null)
    if (running && secondsLeft(clockOf(running), now.getTime()) > 0) return shownOf(running, now)
    const last = running ? await settleSkillTest(db, running, now) : mine[0]
    const again = againFrom(last)
    if (again && again > attemptDayOf(now))
      throw new Refusal(
        'CONFLICT',
        `You took this test within the last ${RETAKE_DAYS} days. Take it again from ${again}.`,
      )
    const made = await query.insertAttempt(db, {
      userId: actor.userId,
      test,
      seed: randomInt(2 ** 31),
      seeds: test === 'typing' ? null : await drawItems(ctx, test),
      timePercent,
      startedAt: now.toISOString(),
      endsAt: new Date(now.getTime() + timeOf(test, timePercent)).toISOString(),
      questions: test === 'typing' ? 0 : askedIn(test),
      texts: test === 'typing' ? TEXTS : null,
    })
    if (!made) throw new Refusal('CONFLICT', 'This test is running already. Open it again.')
    audit({ action: 'skill-test.start', targetType: 'skill_test', targetId: made.id, after: { test, timePercent } })
    return shownOf(made, now)
  })

export const readSkillAttempt = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readSkillAttempt>,
): Promise<SkillAttempt> => {
  const attempt = await asSelf(ctx, ({ db, actor }) => query.findAttempt(db, actor.userId, id), { reading: true })
  if (!attempt) throw notFound('Test')
  return shownOf(attempt, ctx.now(), await crowdOf(ctx, attempt))
}

export const answerSkillQuestion = (
  ctx: OpenContext,
  { id, question, answer, flagged }: Parsed<typeof contract.answerSkillQuestion>,
): Promise<Output<typeof contract.answerSkillQuestion>> =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (attempt.paused_at) throw new Refusal('CONFLICT', 'The test is paused. Go on with it before you answer.')
    const left = secondsLeft(clockOf(attempt), now.getTime())
    if (left === 0) throw new Refusal('CONFLICT', 'The time is over. Hand the test in to see your result.')
    const asked = questionsOf(attempt.test, attempt.seed, attempt.seeds)[question - 1]
    if (!asked) throw invalid({ question: 'This test has no such question' })
    const choices = asked.shown.options ?? asked.shown.choices
    if (choices && answer !== null && (answer < 1 || answer > choices.length))
      throw invalid({ answer: 'Choose one of the answers' })
    await query.saveAnswers(
      db,
      id,
      attempt.answers.map((old, at) => (at === question - 1 ? answer : old)),
      attempt.flagged.map((old, at) => (at === question - 1 ? flagged : old)),
    )
    return { secondsLeft: left }
  })

export const pauseSkillTest = (ctx: OpenContext, { id }: Parsed<typeof contract.pauseSkillTest>) =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (attempt.paused_at) return shownOf(attempt, now)
    if (attempt.rounds?.some((round) => round && round.handedAt === null))
      throw new Refusal('CONFLICT', 'Hand in the text you are typing first.')
    if (attempt.pause_used) throw new Refusal('CONFLICT', 'A test is paused once only. The clock goes on.')
    if (secondsLeft(clockOf(attempt), now.getTime()) === 0)
      throw new Refusal('CONFLICT', 'The time is over. Hand the test in to see your result.')
    await query.saveClock(db, id, { endsAt: iso(attempt.ends_at), pausedAt: now.toISOString() })
    return shownOf({ ...attempt, paused_at: now.toISOString(), pause_used: true }, now)
  })

export const resumeSkillTest = (ctx: OpenContext, { id }: Parsed<typeof contract.resumeSkillTest>) =>
  whileRunning(ctx, id, async ({ db, attempt, now }) => {
    if (!attempt.paused_at) return shownOf(attempt, now)
    const endsAt = new Date(endOf(clockOf(attempt), now.getTime())).toISOString()
    await query.saveClock(db, id, { endsAt, pausedAt: null })
    return shownOf({ ...attempt, ends_at: endsAt, paused_at: null }, now)
  })

export const leaveSkillTest = (ctx: OpenContext, { id }: Parsed<typeof contract.leaveSkillTest>) =>
  whileRunning(ctx, id, async ({ db, attempt }) => {
    await query.countAway(db, id)
    return { timesAway: attempt.times_away + 1 }
  })

export const finishSkillTest = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.finishSkillTest>,
): Promise<SkillAttempt> => {
  const settled = await asSelf(ctx, async ({ db, actor, audit }) => {
    const attempt = await query.lockAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    // Handed in twice, the first time counts.
    if (attempt.finished_at) return attempt
    const done = await settleSkillTest(db, attempt, ctx.now())
    audit({
      action: 'skill-test.finish',
      targetType: 'skill_test',
      targetId: id,
      after: { score: done.score, band: done.band },
    })
    return done
  })
  return shownOf(settled, ctx.now(), await crowdOf(ctx, settled))
}

export const showSkillBadge = (
  ctx: OpenContext,
  { id, shown }: Parsed<typeof contract.showSkillBadge>,
): Promise<Output<typeof contract.showSkillBadge>> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const attempt = await query.lockAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    if (attempt.voided_at) throw new Refusal('CONFLICT', 'This result is void. Nobody is shown it.')
    if (!attempt.badge_code)
      throw new Refusal('CONFLICT', 'Finish the test first: until then there is nothing to show.')
    await query.saveBadgeShown(db, id, shown)
    audit({ action: shown ? 'skill-badge.show' : 'skill-badge.hide', targetType: 'skill_test', targetId: id })
    return { code: attempt.badge_code, shown }
  })

export const countSkillBadge = (
  ctx: OpenContext,
  { id, counts }: Parsed<typeof contract.countSkillBadge>,
): Promise<Output<typeof contract.countSkillBadge>> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const attempt = await query.lockAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    if (attempt.finished_at === null) throw new Refusal('CONFLICT', 'Finish the test first. Then its result can count.')
    if (counts && !isEvidence(attempt))
      throw new Refusal('CONFLICT', 'This result is void or too low to show the skill. It cannot count.')
    await query.saveCounts(db, id, counts)
    audit({ action: counts ? 'skill-badge.count' : 'skill-badge.uncount', targetType: 'skill_test', targetId: id })
    return { counts }
  })

/** What a badge says to whoever holds its link: no more of the name than the first one and a letter. */
export const readSkillBadge = async (
  ctx: OpenContext,
  { code }: Parsed<typeof contract.readSkillBadge>,
): Promise<Output<typeof contract.readSkillBadge>> => {
  const badge = await ctx.database.forPlatform((db) => query.findBadge(db, code), { reading: true })
  if (!badge) throw notFound('Badge')
  const until = addDays(attemptDayOf(badge.finished_at), BADGE_DAYS)
  const [letter = ''] = [...badge.last_name]
  return {
    name: letter ? `${badge.first_name} ${letter}.` : badge.first_name,
    test: badge.test,
    takenOn: attemptDayOf(badge.finished_at),
    until,
    isOver: until < attemptDayOf(ctx.now()),
    score: badge.score,
    band: badge.band,
  }
}

/** Everything kept of somebody’s tests, for whoever asks for all of theirs. */
export const exportSkillTests = (ctx: OpenContext) =>
  asSelf(
    ctx,
    async ({ db, actor }) =>
      (await query.listAttempts(db, actor.userId)).map(({ seed, seeds, ...attempt }) => ({
        ...attempt,
        questions: questionsOf(attempt.test, seed, seeds).map(({ shown }) => shown),
        texts: attempt.rounds === null ? [] : typingTexts(seed).filter((_, at) => attempt.rounds?.[at]),
      })),
    { reading: true },
  )
