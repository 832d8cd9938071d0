import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { Failure, sentOf, useToday, WHEN, WhenFields } from '../../../employments/screens/When.tsx'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { getCall } from '../calls.ts'
import { changePayCall } from './calls.ts'
import classes from './profile.module.css'
import { useMoney } from './useMoney.ts'

/** Another basic salary from a day on, also from one that has passed; allowances go on as they are. */
export default function ChangePay({ detail, onClose }: { detail: EmployeeDetail; onClose: () => void }) {
  const t = useProfileWords()
  const sayOf = useWords()
  const { employee } = detail
  const money = useMoney(detail)
  const today = useToday(detail)
  const change = useCommand(changePayCall, { refreshes: [getCall] })
  const [initial] = useState(() => ({ ...WHEN, effectiveFrom: today, basicSalary: '' }))
  const input = (label: string) => (value: string) => (value.trim() ? null : t('required', { label }))
  const amount = t('payChange.amount', { currency: employee.currency })
  const { form, values, field, submit, sending, failure } = useFields<typeof initial>(initial, {
    basicSalary: input(sayOf('profile.basic')),
    effectiveFrom: input(t('history.effectiveFrom')),
    reason: input(t('history.reason')),
  })
  const send = submit(async (all) => {
    await change.mutateAsync({ id: employee.id, ...sentOf(all), basicSalary: all.basicSalary.replaceAll(',', '') })
    notify.success(t('payChange.changed'))
    onClose()
  })
  return (
    <FormDialog
      title={t('payChange.open')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('payChange.open')}
    >
      <TextInput
        {...field('basicSalary')}
        label={amount}
        inputMode="decimal"
        required
        data-autofocus
        description={
          detail.salaryBreakdown && t('payChange.now', { amount: money(detail.salaryBreakdown.basicSalary) })
        }
      />
      <WhenFields field={field} when={values} today={today} />
      {values.effectiveFrom !== '' && values.effectiveFrom < today && (
        <p className={classes.note}>{t('payChange.past')}</p>
      )}
      <Failure failure={failure} />
    </FormDialog>
  )
}
