import { MultiSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { Pattern } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import { assignCall, coverageCall, rosterCall, setupCall } from './calls.ts'

/** People who follow a pattern from a day on. */
export const AssignDialog = ({ pattern, onClose }: { pattern: Pattern; onClose: () => void }) => {
  const t = useWords()
  const [people, setPeople] = useState<string[]>([])
  const today = ownToday()
  const { data } = useApiState(rosterCall, { from: today, until: today })
  const assign = useCommand(assignCall, { refreshes: [setupCall, rosterCall, coverageCall] })
  const needed = (label: string) => (value: string) => (value.trim() ? null : t('required', { label }))
  const { form, field, submit, sending, failure } = useFields(
    { effectiveFrom: today, reason: '' },
    { effectiveFrom: needed(t('from')), reason: needed(t('reason')) },
  )
  const send = submit(async (values) => {
    const { people: count } = await assign.mutateAsync({ ...values, scheduleId: pattern.id, employmentIds: people })
    notify.success(t('assigned', { count }))
    onClose()
  })
  return (
    <FormDialog
      title={t('assignTitle', { name: pattern.name })}
      onClose={onClose}
      form={form}
      busy={sending || people.length === 0}
      failure={failure}
      action={t('assign')}
      onSubmit={send}
    >
      <MultiSelect
        label={t('person')}
        searchable
        limit={50}
        value={people}
        onChange={setPeople}
        data={(data?.people ?? []).map(({ id, name, position }) => ({
          value: id,
          label: position ? `${name}, ${position}` : name,
        }))}
      />
      <TextInput {...field('effectiveFrom')} type="date" label={t('from')} required />
      <TextInput {...field('reason')} label={t('reason')} maxLength={300} required />
    </FormDialog>
  )
}
