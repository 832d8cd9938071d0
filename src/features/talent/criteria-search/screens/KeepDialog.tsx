import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { KeepSearch } from '../../../../web/ui/KeepSearch.tsx'
import type { TalentRun } from '../contract.ts'
import type { Wanted } from '../criteria.rules.ts'
import { useWords } from '../words/index.ts'
import { useOften } from './Begin.tsx'
import { keepCall, searchesCall } from './calls.ts'

type Props = { run: TalentRun; criteria: Wanted[]; onClose: () => void }

export default function KeepDialog({ run, criteria, onClose }: Props) {
  const say = useWords()
  const often = useOften()
  const keep = useCommand(keepCall, { refreshes: [searchesCall] })
  return (
    <KeepSearch
      words={{
        ...{ title: say('keep'), name: say('keepName'), every: say('every'), save: say('keep'), close: say('close') },
        ...often,
      }}
      name={run.title}
      error={keep.error}
      saving={keep.isPending}
      onClose={onClose}
      onSave={(kept) =>
        keep.mutate(
          { ...kept, criteria, job: run.job },
          {
            onSuccess: () => {
              notify.success(say('keptDone'))
              onClose()
            },
          },
        )
      }
    />
  )
}
