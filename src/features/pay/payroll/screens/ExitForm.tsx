import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { fromMinor, typedMinor } from '../../../../shared/money.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { ExitView, saveExit } from '../exits.contract.ts'
import { useWords } from '../words/index.ts'
import { exitCall, exitsCall, useMinor } from './calls.ts'
import classes from './payroll.module.css'

const saveCall = wire<typeof saveExit>('POST', '/api/payroll/people/:employmentId/exit')

type Owed = Pick<ExitView['owed'][number], 'label' | 'amount' | 'agreed'>

/** What is entered by hand for a settlement; everything else is reckoned. */
export const ExitForm = ({ exit, onClose }: { exit: ExitView; onClose: () => void }) => {
  const t = useWords()
  const { code, minorUnits } = exit.currency
  const money = useMinor(exit.country, exit.currency)
  const save = useCommand(saveCall, { refreshes: [exitCall, exitsCall] })
  const [owed, setOwed] = useState<Owed[]>(exit.owed.map(({ label, amount, agreed }) => ({ label, amount, agreed })))
  const isAmount = (text: string) =>
    text === '' || typedMinor(text, minorUnits) !== null ? null : t('whatIf.required')
  const { form, set, field, values, submit, sending, failure } = useFields(
    {
      unpaidDays: String(exit.unpaidDays),
      leaveDays: exit.leaveEntered ? (exit.leaveDays ?? '') : '',
      notice: exit.notice === 0 ? '' : fromMinor(exit.notice, minorUnits),
      label: '',
      amount: '',
    },
    { notice: isAmount, amount: isAmount },
  )
  const typed = typedMinor(values.amount, minorUnits)
  const canAdd = values.label.trim() !== '' && typed !== null && typed > 0
  const withTyped = (): Owed[] =>
    canAdd && typed !== null ? [...owed, { label: values.label.trim(), amount: typed, agreed: false }] : owed
  const send = submit(async ({ unpaidDays, leaveDays, notice }) => {
    await save.mutateAsync({
      employmentId: exit.employmentId,
      unpaidDays: Number(unpaidDays || '0'),
      leaveDays: leaveDays || null,
      notice: typedMinor(notice, minorUnits) ?? 0,
      owed: withTyped(),
    })
    notify.success(t('leaverDone.save'))
    onClose()
  })
  return (
    <FormDialog
      title={t('leavers.worksheet')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t(exit.id ? 'leavers.keep' : 'leavers.save')}
    >
      <TextInput {...field('unpaidDays')} label={t('leavers.unpaidDays')} inputMode="numeric" />
      <TextInput
        {...field('leaveDays')}
        label={t('leavers.leaveDays')}
        description={exit.leaveDays ? t('leavers.leaveHelp', { days: exit.leaveDays }) : undefined}
        inputMode="decimal"
      />
      <TextInput
        {...field('notice')}
        label={t('after.amountIn', { label: t('leavers.notice'), code })}
        description={t('leavers.noticeHelp')}
        inputMode="decimal"
      />
      <ul className={classes.list}>
        {owed.map((one, at) => (
          <li key={one.label} className={classes.head}>
            <span>
              <bdi>{one.label}</bdi>: {money(one.amount)}
              <Checkbox
                label={t('leavers.owedAgreed')}
                checked={one.agreed}
                onChange={(e) =>
                  setOwed(owed.map((other, i) => (i === at ? { ...other, agreed: e.currentTarget.checked } : other)))
                }
              />
            </span>
            <Button
              variant="subtle"
              aria-label={t('leavers.owedRemove', { label: one.label })}
              onClick={() => setOwed(owed.filter((_, i) => i !== at))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <TextInput {...field('label')} label={t('leavers.owedLabel')} maxLength={120} />
      <TextInput
        {...field('amount')}
        label={t('after.amountIn', { label: t('leavers.owedAmount'), code })}
        inputMode="decimal"
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={!canAdd}
          onClick={() => {
            setOwed(withTyped())
            set('label', '')
            set('amount', '')
          }}
        >
          {t('leavers.owedAdd')}
        </Button>
      </div>
    </FormDialog>
  )
}
