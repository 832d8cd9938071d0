import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { SaveSearchDialog } from '../../../../web/ui/KeepSearch.tsx'
import type { CriterionInput } from '../../../matching/matching/criterion-input.rules.ts'
import type { TalentRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useOften } from './Begin.tsx'
import { keepCall, searchesCall } from './calls.ts'

type Props = { run: TalentRun; criteria: CriterionInput[]; onClose: () => void }

export default function SaveCriteriaDialog({ run, criteria, onClose }: Props) {
  const t = useWords()
  const often = useOften()
  const keep = useCommand(keepCall, { refreshes: [searchesCall] })
  return (
    <SaveSearchDialog
      words={{
        title: t('keep'),
        name: t('keepName'),
        every: t('every'),
        save: t('keep'),
        close: t('close'),
        ...often,
      }}
      name={run.title}
      error={keep.error}
      saving={keep.isPending}
      onClose={onClose}
      onSave={(stored) =>
        keep.mutate(
          { ...stored, criteria, filters: run.filters, job: run.job },
          {
            onSuccess: () => {
              notify.success(t('keptDone'))
              onClose()
            },
          },
        )
      }
    />
  )
}
