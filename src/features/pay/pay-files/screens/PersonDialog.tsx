import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useWords } from '../words/index.ts'
import { personCall, previewCall, runCall, savePersonCall } from './calls.ts'
import { FactsForm } from './FactsForm.tsx'

/** Where somebody is paid to and what files call them by, beside their record. */
export default function PersonDialog({ employmentId, onClose }: { employmentId: string; onClose: () => void }) {
  const t = useWords()
  const { data } = useApiState(personCall, { employmentId })
  const save = useCommand(savePersonCall, { refreshes: [personCall, previewCall, runCall] })
  if (!data) return null
  return (
    <FactsForm
      title={t('person.title', { name: data.name })}
      facts={data.facts}
      onClose={onClose}
      onSave={async (from, facts) => {
        await save.mutateAsync({ employmentId, from, facts })
        notify.success(t('registrations.saved'))
      }}
    />
  )
}
