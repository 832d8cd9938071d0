import { NativeSelect, Text } from '@mantine/core'
import { wire } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../../profile/words/index.ts'
import type { Department, mergeDepartments } from '../contract.ts'
import { COUNTERS, departmentsCall, PEOPLE } from './calls.ts'

const mergeCall = wire<typeof mergeDepartments>('POST', '/api/company/departments/merge')

type Props = {
  from: { name: string; id?: string; people: number }
  departments: readonly Department[]
  onClose: () => void
}

/** How many follow is said before; when it is another number by then, nothing happens. */
export const MergeDialog = ({ from, departments, onClose }: Props) => {
  const t = useWords()
  const term = useTerm()
  const merge = useCommand(mergeCall, { refreshes: [departmentsCall, PEOPLE, COUNTERS] })
  const name = term(from.name)
  const { form, field, submit, sending, failure } = useFields(
    { into: '' },
    { into: (v) => (v ? null : t('required', { label: t('departments.mergeInto') })) },
  )
  const send = submit(async ({ into }) => {
    const { moved, department } = await merge.mutateAsync({ from: from.name, into, people: from.people })
    notify.success(t('departments.merged', { count: moved, name: term(department.name) }))
    onClose()
  })
  return (
    <FormDialog
      title={t('departments.mergeTitle', { name })}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('departments.mergeDo')}
    >
      <Text size="sm">{t('departments.mergeText', { count: from.people, name })}</Text>
      <NativeSelect
        {...field('into')}
        label={t('departments.mergeInto')}
        required
        data-autofocus
        data={[
          { value: '', label: t('actions.choose') },
          ...departments
            .filter((d) => d.id !== from.id && !d.archivedAt)
            .map((d) => ({ value: d.id, label: term(d.name) })),
        ]}
      />
    </FormDialog>
  )
}
