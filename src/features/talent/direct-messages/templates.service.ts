import type { Context } from '../../../server/context.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { refuseWords } from './talk.service.ts'
import { templateProblemOf } from './template-problem.rules.ts'
import type * as contract from './templates.contract.ts'
import * as query from './templates.queries.ts'
import { MOST_TEMPLATES } from './templates.rules.ts'

type All = Output<typeof contract.listDirectTemplates>

/** Of nobody who could not be written to: 404, as beginning the thread would be. */
export const readTemplateFacts = async (
  { db, actor }: Context,
  { application, invitation }: Parsed<typeof contract.readTemplateFacts>,
): Promise<Output<typeof contract.readTemplateFacts>> => {
  const { companyId, userId } = actor
  if (application) {
    const found = await query.findFactsOfApplication(db, { companyId, userId, application })
    if (!found) throw notFound('Application')
    return found
  }
  if (!invitation) throw invalid({ application: 'Choose an application or an accepted invitation' })
  const found = await query.findFactsOfInvitation(db, companyId, invitation)
  if (!found) throw notFound('Invitation')
  return found
}

export const listDirectTemplates = async ({ db, actor }: Context): Promise<All> => ({
  templates: (await query.listTemplates(db, actor.companyId)).map(({ changed_at, changed_by, ...row }) => ({
    ...row,
    changedAt: iso(changed_at),
    changedBy: changed_by,
  })),
})

type Written = Parsed<typeof contract.addDirectTemplate>

/** Refuses words that cannot stand and a second template of one name. It may be used for any job: it is held to what every country asks of adverts. */
const refuseTemplate = ({ countries, now }: Context, written: Written, others: readonly query.TemplateRow[]): void => {
  refuseWords(written.words)
  const rules = countries.all.flatMap(({ posting }) => [...posting.rules, ...posting.abroad])
  const problem = templateProblemOf(written.words, rules, dayIn('UTC', now()))
  if (problem !== null) throw invalid({ words: problem })
  if (others.some(({ name }) => name.toLowerCase() === written.name.toLowerCase()))
    throw invalid({ name: 'There is a template of this name already.' })
}

export const addDirectTemplate = async (ctx: Context, written: Written): Promise<All> => {
  const { db, actor } = ctx
  await query.lockTemplates(db, actor.companyId)
  const all = await query.listTemplates(db, actor.companyId)
  refuseTemplate(ctx, written, all)
  if (all.length >= MOST_TEMPLATES) throw new Refusal('CONFLICT', `A company has at most ${MOST_TEMPLATES} templates.`)
  const by = { by: actor.userId, at: ctx.now().toISOString() }
  const { id } = await query.insertTemplate(db, actor.companyId, { ...written, ...by })
  ctx.audit({ action: 'direct-template.create', targetType: 'direct_template', targetId: id, after: written })
  return listDirectTemplates(ctx)
}

export const changeDirectTemplate = async (
  ctx: Context,
  { id, version, ...written }: Parsed<typeof contract.changeDirectTemplate>,
): Promise<All> => {
  const { db, actor } = ctx
  await query.lockTemplates(db, actor.companyId)
  const all = await query.listTemplates(db, actor.companyId)
  const before = all.find((template) => template.id === id)
  if (!before) throw notFound('Template')
  if (before.version !== version)
    throw new Refusal(
      'VERSION_CONFLICT',
      'Somebody else has changed this template since you opened it. Load the page again.',
    )
  const others = all.filter((template) => template.id !== id)
  refuseTemplate(ctx, written, others)
  const by = { by: actor.userId, at: ctx.now().toISOString() }
  await query.updateTemplate(db, actor.companyId, id, { ...written, ...by })
  ctx.audit({
    action: 'direct-template.change',
    targetType: 'direct_template',
    targetId: id,
    before: { name: before.name, words: before.words },
    after: written,
  })
  return listDirectTemplates(ctx)
}

export const removeDirectTemplate = async (
  ctx: Context,
  { id }: Parsed<typeof contract.removeDirectTemplate>,
): Promise<All> => {
  const { db, actor } = ctx
  await query.lockTemplates(db, actor.companyId)
  const before = (await query.listTemplates(db, actor.companyId)).find((template) => template.id === id)
  if (!before) throw notFound('Template')
  await query.deleteTemplate(db, actor.companyId, id)
  ctx.audit({
    action: 'direct-template.remove',
    targetType: 'direct_template',
    targetId: id,
    before: { name: before.name, words: before.words },
  })
  return listDirectTemplates(ctx)
}
