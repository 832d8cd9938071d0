import { findingsInWords } from '../../../countries/posting.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { sentenceOf } from '../../adverts/content/posting.rules.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { hasContactDetails, MOST_A_DAY, MOST_OPEN } from './rules.ts'

type Input = Output<typeof contract.readMyQuestions>
type ForJob = Output<typeof contract.listQuestions>

const mineOf = async (db: Db, userId: string, job: string): Promise<Input> => {
  const rows = await query.listQuestionsForSeeker(db, userId, job)
  const open = rows.filter((q) => q.answer === null && q.removed_at === null).length
  return {
    mayAsk: (await query.findAskableJob(db, job))?.may_ask ?? false,
    left: Math.max(0, MOST_OPEN - open),
    questions: rows.map((q) => ({
      id: q.id,
      words: q.words,
      askedAt: iso(q.asked_at),
      answer: q.answer,
      published: q.published,
      removed: q.removed_at !== null,
    })),
  }
}

export const readMyQuestions = (ctx: OpenContext, { job }: Parsed<typeof contract.readMyQuestions>): Promise<Input> =>
  asSelf(ctx, ({ db, actor }) => mineOf(db, actor.userId, job), { reading: true })

/** Everything they asked, for whoever asks for everything of theirs. */
export const listMyQuestions = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listQuestionsForSeeker(db, actor.userId), { reading: true })

export const askQuestion = (
  ctx: OpenContext,
  { job, words, language }: Parsed<typeof contract.askQuestion>,
): Promise<Input> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const { userId } = actor
    await query.lockAsker(db, userId)
    const advert = await query.findAskableJob(db, job)
    if (!advert) throw notFound('Job')
    if (!advert.may_ask) throw new Refusal('CONFLICT', 'This job takes no questions.')
    if (hasContactDetails(words))
      throw invalid({
        words: 'Leave e-mail addresses and telephone numbers out: the employer does not learn who asks.',
      })
    if ((await mineOf(db, userId, job)).left === 0)
      throw new Refusal('CONFLICT', `${MOST_OPEN} of your questions wait for an answer. Ask again once one has it.`)
    const now = ctx.now()
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    if ((await query.countQuestionsSince(db, userId, since)) >= MOST_A_DAY)
      throw new Refusal('RATE_LIMITED', `At most ${MOST_A_DAY} questions a day. Ask again tomorrow.`)
    const companyId = advert.company_id
    await query.insertQuestion(db, { companyId, jobId: job, userId, words, language, at: now.toISOString() })
    await enqueueJob(db, 'tell-job-questions', { companyId, jobId: job }, `questions of ${job}`)
    audit({ action: 'job.ask', targetType: 'job', targetId: job })
    return mineOf(db, userId, job)
  })

const current = async ({ db, actor }: Context, id: string) => {
  const job = await query.jobOf(db, actor.companyId, id)
  if (!job) throw notFound('Job')
  return job
}

const readForJob = async ({ db, actor }: Context, id: string): Promise<ForJob> => {
  const rows = await query.ofJob(db, actor.companyId, id)
  return {
    unanswered: rows.filter((q) => q.answer === null).length,
    questions: rows.map(({ asked_at, answered_at, by, ...q }) => ({
      ...q,
      askedAt: iso(asked_at),
      answeredAt: answered_at && iso(answered_at),
      answeredBy: by,
    })),
  }
}

export const listQuestions = async (ctx: Context, { id }: Parsed<typeof contract.listQuestions>): Promise<ForJob> => {
  await current(ctx, id)
  return readForJob(ctx, id)
}

export const answerQuestion = async (ctx: Context, input: Parsed<typeof contract.answerQuestion>): Promise<ForJob> => {
  const { db, actor, countries } = ctx
  const job = await current(ctx, input.id)
  const before = await query.lockQuestion(db, actor.companyId, input.id, input.question)
  if (!before) throw notFound('Question')
  const country = countries.get(job.country)
  const others = countries.all.filter((c) => c.code !== country.code).flatMap((c) => c.posting.abroad)
  const [wrong] = findingsInWords(input.answer, [...country.posting.rules, ...others], dayIn(country.zone, ctx.now()))
  if (wrong) throw invalid({ answer: sentenceOf(wrong) })
  const at = ctx.now().toISOString()
  const said = { answer: input.answer, published: input.publish }
  await query.updateAnswer(db, actor.companyId, input.question, { ...said, by: actor.userId, at })
  if (before.answer !== input.answer)
    await enqueueJob(db, 'tell-question-answered', { id: input.question }, `answer to ${input.question}`)
  ctx.audit({
    action: 'job.question-answer',
    targetType: 'job',
    targetId: input.id,
    before: { answer: before.answer, published: before.published },
    after: said,
    detail: { title: job.title, question: input.question },
  })
  return readForJob(ctx, input.id)
}

export const removeQuestion = async (ctx: Context, input: Parsed<typeof contract.removeQuestion>): Promise<ForJob> => {
  const { db, actor } = ctx
  const job = await current(ctx, input.id)
  if (!(await query.lockQuestion(db, actor.companyId, input.id, input.question))) throw notFound('Question')
  await query.markQuestionRemoved(db, actor.companyId, input.question, ctx.now().toISOString())
  ctx.audit({
    action: 'job.question-remove',
    targetType: 'job',
    targetId: input.id,
    detail: { title: job.title, question: input.question },
  })
  return readForJob(ctx, input.id)
}
