import type { StageKind } from '../jobs/stages.rules.ts'

type NamedStage = { name: string; kind: StageKind }

/** What keeps a list of stages from being a pipeline. */
export const wrongWith = (stages: readonly NamedStage[]): string | null => {
  if (stages[0]?.kind !== 'applied') return 'The first stage must be the one for those who have applied.'
  if (stages.at(-1)?.kind !== 'hired') return 'The last stage must be the one for those who are hired.'
  if (stages.filter((s) => s.kind === 'hired').length > 1)
    return 'Only one stage can be the one for those who are hired.'
  const names = stages.map((s) => s.name.toLowerCase())
  if (new Set(names).size < names.length) return 'Two stages have the same name.'
  return null
}
