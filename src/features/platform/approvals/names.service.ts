import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { type Label, type Language, labelIn } from '../../../shared/languages.ts'
import { kindsOf } from './ground.service.ts'
import type * as contract from './names.contract.ts'

const textsIn = (labels: Readonly<Record<string, Label>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, labelIn(label, language)]))

/** What the features call what they have approved, in a language. */
export const approvalNames = async (
  ctx: Context,
  { language }: Parsed<typeof contract.approvalNames>,
): Promise<Output<typeof contract.approvalNames>> => {
  const kinds = kindsOf(ctx)
  const policies = kinds.flatMap(({ kind, labels }) =>
    labels.changePolicy ? [[`policy:${kind}`, labelIn(labels.changePolicy, language)] as const] : [],
  )
  const controls = ctx.features.flatMap((feature) =>
    Object.entries(feature.approvalControls ?? {}).flatMap(([name, { label }]) =>
      label ? [[name, labelIn(label, language)] as const] : [],
    ),
  )
  const relations = ctx.features.flatMap((feature) =>
    Object.entries(feature.approverRelations ?? {}).map(
      ([name, { label }]) => [name, labelIn(label, language)] as const,
    ),
  )
  return {
    kinds: kinds.map(({ kind, labels }) => {
      const flags = Object.entries(labels.flags ?? {})
      return {
        kind,
        label: labelIn(labels.kind, language),
        lines: textsIn(labels.lines, language),
        flags: Object.fromEntries(flags.map(([name, { label }]) => [name, labelIn(label, language)])),
        flagsInSentence: Object.fromEntries(
          flags.map(([name, { inSentence }]) => [name, labelIn(inSentence, language)]),
        ),
      }
    }),
    controls: Object.fromEntries([...policies, ...controls]),
    relations: Object.fromEntries(relations),
  }
}
