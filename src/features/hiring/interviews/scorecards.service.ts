import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { insertApplicationEvent, touchApplication } from '../applications/changes.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isScorecardOpen, missingOf } from './rules.ts'
import { getApplication, interviewOf } from './service.ts'
import { interviewDatesOf } from './shown.ts'

/** What one who holds an interview found: kept, or handed in, from when on it stays and shows them the others'. */
export const saveCard = async (ctx: Context, input: Parsed<typeof contract.saveScorecard>) => {
  const { db, actor } = ctx
  const row = await query.lockInterview(db, actor.companyId, input.id)
  if (!row) throw notFound('Interview')
  const panel = (await query.panelsOf(db, actor.companyId, [row.id])).map((p) => p.user_id)
  if (!panel.includes(actor.userId))
    throw new Refusal('CONFLICT', 'You do not hold this interview. Whoever does hands in a scorecard.')
  if (row.status !== 'confirmed' && row.status !== 'done')
    throw new Refusal('CONFLICT', 'A scorecard is for an interview that is arranged or was held.')
  if (input.submit && !isScorecardOpen(row.starts_at, ctx.now()))
    throw new Refusal('CONFLICT', 'This interview has not begun yet.')
  const strange = input.ratings.find((r) => !row.attributes.includes(r.name))
  if (strange) throw invalid({ ratings: `${strange.name} is not looked at in this interview.` })
  const cards = await query.cardsOf(db, actor.companyId, [row.id])
  if (cards.some((c) => c.user_id === actor.userId && c.submitted_at))
    throw new Refusal('CONFLICT', 'Your scorecard is handed in; it stays as it is.')
  if (input.submit) {
    const errors = missingOf(input.ratings, input.overall)
    if (Object.keys(errors).length > 0) throw invalid(errors)
  }
  await query.saveCard(db, {
    companyId: actor.companyId,
    interviewId: row.id,
    userId: actor.userId,
    ratings: input.ratings,
    overall: input.overall,
    summary: input.summary,
    submit: input.submit,
  })
  if (input.submit) {
    // Whoever hands in what they found has held it, whether or not anybody says so beside: the day an outcome is owed counts from it.
    const about = await getApplication(ctx, row.application_id)
    // Once all who hold it have said what they found, it was held.
    const inHand = [actor.userId, ...cards.filter((c) => c.submitted_at).map((c) => c.user_id)]
    if (row.status === 'confirmed' && panel.every((id) => inHand.includes(id)))
      await query.updateInterview(db, actor.companyId, row.id, { status: 'done' })
    if (row.starts_at)
      await touchApplication(db, actor.companyId, about.id, interviewDatesOf(ctx, about, row.starts_at))
    await insertApplicationEvent(db, {
      companyId: actor.companyId,
      applicationId: row.application_id,
      kind: 'scorecard',
      by: 'user',
      userId: actor.userId,
      publicStatus: null,
      detail: { interview: row.id },
    })
    ctx.audit({
      action: 'scorecard.submit',
      targetType: 'application',
      targetId: row.application_id,
      after: { interview: row.id },
    })
  }
  return { interview: await interviewOf(ctx, row.application_id, row.id), clashes: [] }
}
