import type { Output } from '../../../../shared/endpoint.ts'
import type { FilterChip } from '../../../platform/lists/screens/ListBar.tsx'
import { jobLabel } from '../../jobs/label.rules.ts'
import { STAGE_KINDS } from '../../jobs/stages.rules.ts'
import type { readChoices } from '../contract.ts'
import { OUTCOME_FILTERS } from '../filters.rules.ts'
import { sourceName } from '../source.rules.ts'
import { useWords } from '../words/index.ts'

type At = Record<
  'job' | 'stage' | 'outcome' | 'tag' | 'owner' | 'needs' | 'unmet' | 'source' | 'department' | 'country',
  string
>

/** What the list of applications is filtered by, in words. */
export const useFilterChips = (
  at: At,
  choices: Output<typeof readChoices> | undefined,
  onChange: (change: Partial<At>) => void,
): FilterChip[] => {
  const t = useWords()
  const stage = STAGE_KINDS.find((kind) => kind === at.stage)
  const outcome = OUTCOME_FILTERS.find((each) => each === at.outcome)
  const unmet = { some: t('unmetSome'), none: t('unmetNone') }[at.unmet]
  const found = at.job ? choices?.jobs.find((job) => job.id === at.job) : undefined
  const labels: Partial<Record<keyof At, string | undefined>> = {
    job: found && jobLabel(found),
    stage: stage && t(`kinds.${stage}`),
    outcome: outcome && t(`outcomes.${outcome}`),
    tag: at.tag,
    owner: at.owner && choices?.people.find((person) => person.id === at.owner)?.name,
    needs: at.needs === 'me' ? t('needs') : '',
    unmet,
    source: at.source && sourceName(at.source, (own) => t(`sources.${own}`)),
    department: at.department,
    country: at.country,
  }
  return Object.entries(labels).flatMap(([id, label]) =>
    label ? [{ id, label, onRemove: () => onChange({ [id]: '' }) }] : [],
  )
}
