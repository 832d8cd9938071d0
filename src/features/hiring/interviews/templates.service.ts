import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { keepsTemplates } from './policy.ts'
import type * as contract from './templates.contract.ts'
import * as query from './templates.queries.ts'

export const readTemplates = async ({ db, actor }: Context): Promise<Output<typeof contract.readTemplates>> => ({
  templates: await query.listTemplates(db, actor.companyId),
  version: await query.versionOf(db, actor.companyId),
  mayKeep: keepsTemplates(actor),
})

const twice = (names: readonly string[]): boolean => new Set(names.map((n) => n.toLowerCase())).size < names.length

export const saveTemplates = async (ctx: Context, { version, templates }: Parsed<typeof contract.saveTemplates>) => {
  const { db, actor } = ctx
  const before = await query.listTemplates(db, actor.companyId, { lock: true })
  if ((await query.versionOf(db, actor.companyId)) !== version)
    throw new Refusal(
      'VERSION_CONFLICT',
      'Somebody else has changed the scorecard templates since you opened them. Load the page again.',
    )
  const given = templates.flatMap((t) => t.id ?? [])
  if (new Set(given).size < given.length || given.some((id) => !before.some((t) => t.id === id)))
    throw invalid({ templates: 'A template of this list is not one of the company’s' })
  if (twice(templates.map((t) => t.name))) throw invalid({ templates: 'Two templates have the same name.' })
  const same = templates.find((t) => twice(t.attributes.map((a) => a.name)))
  if (same) throw invalid({ templates: `Two attributes of ${same.name} have the same name.` })
  await query.replaceTemplates(db, actor.companyId, templates)
  const plain = (all: readonly { name: string; attributes: readonly object[] }[]) =>
    all.map(({ name, attributes }) => ({ name, attributes }))
  ctx.audit({
    action: 'scorecardTemplates.save',
    targetType: 'company',
    targetId: actor.companyId,
    before: plain(before),
    after: plain(templates),
  })
  return readTemplates(ctx)
}

/** What the ratings of an interview mean, as a template says now; of attributes it does not have, as it was said before. */
export const meaningsOf = async (
  { db, actor }: Context,
  template: string | null,
  attributes: readonly string[],
  before: Record<string, string[]> = {},
): Promise<Record<string, string[]>> => {
  const chosen =
    template === null ? null : (await query.listTemplates(db, actor.companyId)).find((t) => t.id === template)
  if (template !== null && !chosen) throw invalid({ template: 'Choose a template of the company' })
  return Object.fromEntries(
    attributes.flatMap((name) => {
      const means = chosen?.attributes.find((a) => a.name === name)?.means ?? before[name]
      return means?.some((m) => m !== '') ? [[name, means]] : []
    }),
  )
}
