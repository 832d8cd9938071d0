import { randomBytes } from 'node:crypto'
import type { OpenContext } from '../../../server/context.ts'
import { addDays } from '../../../shared/dates.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import { attemptDayOf, attemptTimeOf, BADGE_DAYS, clockOf, endOf } from './attempt.rules.ts'
import type { SkillAttempt } from './contract.ts'
import { isEvidence } from './evidence.rules.ts'
import * as query from './queries.ts'
import { questionsOf } from './questions.rules.ts'
import { percentileOf, scoreOf } from './score.rules.ts'
import { typedOf, typingScoreOf, typingTexts } from './typing.rules.ts'

export type StoredSkillTest = query.StoredAttempt
type Stored = StoredSkillTest

type Crowd = { lower: number; people: number }

const typedTexts = ({ seed, rounds }: Stored): NonNullable<SkillAttempt['result']>['typed'] =>
  rounds === null
    ? []
    : typingTexts(seed).flatMap((text, at) => {
        const round = rounds[at]
        return round ? [{ text, ...typedOf(text, round) }] : []
      })

/** Where each text of a typing test stands; what was not opened yet is not told. */
const textsOf = ({ seed, rounds }: Stored): SkillAttempt['texts'] =>
  rounds === null
    ? []
    : typingTexts(seed).map((text, at) => {
        const round = rounds[at]
        if (!round) return { state: 'new', text: null }
        return { state: round.handedAt === null ? 'open' : 'done', text }
      })

const resultOf = (attempt: Stored, crowd: Crowd): SkillAttempt['result'] => {
  if (!attempt.finished_at || attempt.score === null || attempt.band === null) return null
  const questions = questionsOf(attempt.test, attempt.seed, attempt.seeds)
  const answered = questions.map(({ topic, answer, reason }, at) => ({
    topic,
    answer,
    reason,
    given: attempt.answers[at] ?? null,
  }))
  const topics = [...new Set(questions.map(({ topic }) => topic))]
  return {
    score: attempt.score,
    band: attempt.band,
    percentile: percentileOf(crowd.lower, crowd.people),
    topics: topics.map((topic) => {
      const asked = answered.filter((one) => one.topic === topic)
      return { topic, asked: asked.length, right: asked.filter((one) => one.given === one.answer).length }
    }),
    answers: answered.map(({ answer, given, reason }) => ({ answer, given, reason })),
    typed: typedTexts(attempt),
    voided:
      attempt.voided_at === null ? null : { on: attemptDayOf(attempt.voided_at), reason: attempt.void_reason ?? '' },
    review:
      attempt.review_asked_at === null
        ? null
        : {
            askedOn: attemptDayOf(attempt.review_asked_at),
            words: attempt.review_words ?? '',
            answer: attempt.review_answer,
          },
    badge: {
      code: attempt.badge_code ?? '',
      shown: attempt.badge_shown,
      counts: attempt.counts_in_matching,
      mayCount: isEvidence(attempt),
      until: addDays(attemptDayOf(attempt.finished_at), BADGE_DAYS),
    },
  }
}

export const shownOf = (attempt: Stored, now: Date, crowd: Crowd = { lower: 0, people: 0 }): SkillAttempt => ({
  id: attempt.id,
  test: attempt.test,
  questions: questionsOf(attempt.test, attempt.seed, attempt.seeds).map(({ shown }) => shown),
  answers: attempt.answers,
  flagged: attempt.flagged,
  ...attemptTimeOf(attempt, now),
  texts: textsOf(attempt),
  result: resultOf(attempt, crowd),
})

export const crowdOf = async (ctx: OpenContext, attempt: Stored): Promise<Crowd | undefined> =>
  attempt.score === null
    ? undefined
    : ctx.database.forPlatform((db) => query.countScores(db, attempt.test, attempt.score ?? 0), { reading: true })

/** Ends an attempt with what was answered so far, and says how it went. */
export const settleSkillTest = async (
  db: Parameters<typeof query.saveResult>[0],
  attempt: Stored,
  now: Date,
): Promise<Stored> => {
  const answered = questionsOf(attempt.test, attempt.seed, attempt.seeds).map(({ difficulty, answer, guess }, at) => ({
    difficulty,
    guess,
    right: attempt.answers[at] === answer,
  }))
  const over = endOf(clockOf(attempt), now.getTime())
  const result = {
    finishedAt: new Date(Math.min(over, now.getTime())).toISOString(),
    ...(attempt.rounds === null ? scoreOf(answered) : typingScoreOf(attempt.seed, attempt.rounds)),
    badgeCode: randomBytes(18).toString('base64url'),
  }
  await query.saveResult(db, attempt.id, result)
  return {
    ...attempt,
    finished_at: result.finishedAt,
    paused_at: null,
    score: result.score,
    band: result.band,
    badge_code: result.badgeCode,
  }
}

export type HeldSkillTest = {
  db: Parameters<typeof query.saveResult>[0]
  audit: OpenContext['audit']
  attempt: Stored
  now: Date
}

/** Works on an attempt that is still running, held for the transaction. */
export const whileRunning = <T>(ctx: OpenContext, id: string, work: (held: HeldSkillTest) => Promise<T>): Promise<T> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const attempt = await query.lockAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    if (attempt.finished_at) throw new Refusal('CONFLICT', 'This test is over. Your answers stay as they were.')
    return work({ db, audit, attempt, now: ctx.now() })
  })
