import { NativeSelect, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { BudgetEntity } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { makeCall, STALE } from './calls.ts'
import { FormDialog } from './FormDialog.tsx'

type Opened = { entity: BudgetEntity; onMade: (id: string) => void; onClose: () => void }

/** A budget of twelve months, from everybody employed or empty. */
export default function MakeDialog({ entity, onMade, onClose }: Opened) {
  const t = useWords()
  const form = useFields(
    { name: `${t('budget')} ${entity.yearFrom.slice(0, 4)}`, yearFrom: entity.yearFrom, from: 'headcount' },
    {},
  )
  const make = useCommand(makeCall, { refreshes: STALE })
  const send = form.submit(async ({ from, ...values }) => {
    const { budget } = await make.mutateAsync({ ...values, entityId: entity.id, from: from as 'headcount' })
    notify.success(t('form.made'))
    onMade(budget.id)
  })
  return (
    <FormDialog title={t('make')} form={form} onSubmit={send} onClose={onClose}>
      <TextInput {...form.field('name')} label={t('form.name')} maxLength={80} data-autofocus />
      <TextInput {...form.field('yearFrom')} label={t('form.yearFrom')} type="date" />
      <NativeSelect
        {...form.field('from')}
        label={t('form.begin')}
        data={[
          { value: 'headcount', label: t('form.headcount') },
          { value: 'empty', label: t('form.empty') },
        ]}
      />
    </FormDialog>
  )
}
