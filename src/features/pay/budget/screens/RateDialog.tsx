import { TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { BudgetEntity, BudgetView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { rateCall, STALE } from './calls.ts'
import { FormDialog } from './FormDialog.tsx'

type Opened = { entity: BudgetEntity; budget: BudgetView; onClose: () => void }

/** At which rate, read on which day, a budget stands in the money of the group. */
export default function RateDialog({ entity, budget, onClose }: Opened) {
  const t = useWords()
  const today = ownToday()
  const form = useFields(
    { shownIn: budget.shownIn ?? '', rate: budget.rate ?? '', rateDay: budget.rateDay ?? today },
    {},
  )
  const save = useCommand(rateCall, { refreshes: STALE })
  const send = form.submit(async (values) => {
    await save.mutateAsync({ id: budget.id, version: budget.version, ...values })
    notify.success(t('form.saved'))
    onClose()
  })
  return (
    <FormDialog title={t('rate')} form={form} onSubmit={send} onClose={onClose}>
      <div className={classes.grid}>
        <TextInput {...form.field('shownIn')} label={t('form.shownIn')} maxLength={3} data-autofocus />
        <TextInput
          {...form.field('rate')}
          label={t('form.rateOf', { code: entity.currency.code })}
          inputMode="decimal"
        />
        <TextInput {...form.field('rateDay')} label={t('form.rateDay')} type="date" />
      </div>
    </FormDialog>
  )
}
