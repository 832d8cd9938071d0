import type { OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { asSelf } from '../profile/service.ts'
import { crowdOf, shownOf } from './attempt.service.ts'
import type * as testContract from './contract.ts'
import type { SkillAttempt } from './contract.ts'
import { voidsSkillResults } from './policy.ts'
import { lockAttempt, saveReview } from './queries.ts'
import type * as contract from './review.contract.ts'
import type { SkillResultRow } from './review.contract.ts'
import * as query from './review.queries.ts'

const toView = (row: query.ResultRow): SkillResultRow => ({
  id: row.id,
  test: row.test,
  name: `${row.first_name} ${row.last_name}`.trim(),
  takenOn: dayIn('UTC', new Date(row.finished_at)),
  score: row.score,
  band: row.band,
  minutes: Math.round((Date.parse(row.finished_at) - Date.parse(row.started_at)) / 60_000),
  timesAway: row.times_away,
  timePercent: row.time_percent,
  isShown: row.badge_shown,
  review:
    row.review_asked_at === null
      ? null
      : { words: row.review_words ?? '', at: iso(row.review_asked_at), answer: row.review_answer },
  voided: row.voided_at === null ? null : { at: iso(row.voided_at), reason: row.void_reason ?? '' },
})

export const askSkillReview = async (
  ctx: OpenContext,
  { id, words }: Parsed<typeof testContract.askSkillReview>,
): Promise<SkillAttempt> => {
  const after = await asSelf(ctx, async ({ db, actor, audit }) => {
    const attempt = await lockAttempt(db, actor.userId, id)
    if (!attempt) throw notFound('Test')
    if (!attempt.finished_at) throw new Refusal('CONFLICT', 'Finish the test first: until then there is no result.')
    if (attempt.voided_at) throw new Refusal('CONFLICT', 'This result is void already.')
    if (attempt.review_asked_at) throw new Refusal('CONFLICT', 'You asked for a review of this result already.')
    const at = ctx.now().toISOString()
    await saveReview(db, id, words, at)
    audit({ action: 'skill-test.ask-review', targetType: 'skill_test', targetId: id })
    return { ...attempt, review_words: words, review_asked_at: at }
  })
  return shownOf(after, ctx.now(), await crowdOf(ctx, after))
}

export const listSkillResults = (
  ctx: OpenContext,
  { show, code, cursor, page, pageSize }: Parsed<typeof contract.listSkillResults>,
): Promise<Output<typeof contract.listSkillResults>> =>
  ctx.database.forPlatform(
    async (db) => {
      const filter = { show, code }
      const part = listWindow(query.RESULT_ORDERS, { sort: 'waitingFirst', cursor, page, pageSize })
      const { rows, next } = pageOf(part, await query.listResults(db, filter, part))
      return {
        results: rows.map(toView),
        next,
        page,
        pageSize,
        total: await query.countResults(db, filter),
        waiting: await query.countResults(db, { show: 'waiting', code: null }),
        decides: voidsSkillResults(actorOf(ctx)),
      }
    },
    { reading: true },
  )

const tell = (ctx: OpenContext, db: Db, row: query.ResultRow, said: { isVoid: boolean; reason: string }) => {
  const link = `${ctx.settings.publicUrl}${paths.seekerGlobalSkillAssessment({ attempt: row.id })}`
  const { user_id: userId, email, language, first_name: name } = row
  return notifyPeople(ctx, db, {
    event: 'skill-result-reviewed',
    companyId: null,
    recipients: [{ userId, email, language, link, facts: { name, ...said, link } }],
    key: row.id,
  })
}

const decide = (ctx: OpenContext, id: string, save: (db: Db, row: query.ResultRow) => Promise<query.ResultRow>) =>
  ctx.database.forPlatform(async (db) => {
    const row = await query.lockResult(db, id)
    if (!row) throw notFound('Result')
    if (row.voided_at) throw new Refusal('CONFLICT', 'This result is void already.')
    return toView(await save(db, row))
  })

export const voidSkillResult = (ctx: OpenContext, { id, reason }: Parsed<typeof contract.voidSkillResult>) =>
  decide(ctx, id, async (db, row) => {
    const at = ctx.now().toISOString()
    await query.saveVoid(db, id, reason, at)
    await tell(ctx, db, row, { isVoid: true, reason })
    ctx.audit({
      action: 'skill-test.void',
      targetType: 'skill_test',
      targetId: id,
      before: { score: row.score, shown: row.badge_shown },
      after: { reason },
    })
    return { ...row, voided_at: at, void_reason: reason, badge_shown: false }
  })

export const answerSkillReview = (ctx: OpenContext, { id, words }: Parsed<typeof contract.answerSkillReview>) =>
  decide(ctx, id, async (db, row) => {
    if (!row.review_asked_at) throw new Refusal('CONFLICT', 'Nobody asked for a review of this result.')
    if (row.review_answered_at) throw new Refusal('CONFLICT', 'This review is answered already.')
    const at = ctx.now().toISOString()
    await query.saveReviewAnswer(db, id, words, at)
    await tell(ctx, db, row, { isVoid: false, reason: words })
    ctx.audit({ action: 'skill-test.review', targetType: 'skill_test', targetId: id, after: { words } })
    return { ...row, review_answer: words, review_answered_at: at }
  })
