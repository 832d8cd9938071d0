import { NativeSelect, Select, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { MonthSelect } from '../../../../web/ui/MonthSelect.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useInputWords } from '../inputs/words/index.ts'
import type { PayInputs } from '../inputs.contract.ts'
import { ComponentSelect } from './ComponentSelect.tsx'
import { useMinor } from './calls.ts'
import { addCall, inputsCall } from './inputs.calls.ts'

/** Kinds of pay that are paid once, the usual ones first. */
export const ONE_OFF_NATURES = [
  'bonus',
  'commission',
  'allowance',
  'reimbursement',
  'statutory_bonus',
  'leave_pay',
  'notice_pay',
  'arrears',
  'overtime',
  'basic',
] as const
export type OneOffNature = (typeof ONE_OFF_NATURES)[number]

export const natureNamed = (value: string): OneOffNature => ONE_OFF_NATURES.find((one) => one === value) ?? 'bonus'

/** An amount as it was typed, in minor units; null: it is no amount above nought. */
export const minorOf = (typed: string, decimals: number): number | null => {
  const plain = typed.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  const cut = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain)
  if (!cut || (cut[2] ?? '').length > decimals) return null
  const minor = Number(`${cut[1]}${(cut[2] ?? '').padEnd(decimals, '0')}`)
  return minor > 0 ? minor : null
}

export type InputGroup = PayInputs['groups'][number]
type Values = Record<'employmentId' | 'kind' | 'component' | 'nature' | 'label' | 'amount' | 'month' | 'note', string>
type Props = { inputs: PayInputs; group: InputGroup; month: string; onClose: () => void }

/** Has something paid or taken once. */
export default function OneOffDialog({ inputs, group, month, onClose }: Props) {
  const t = useInputWords()
  const money = useMinor(group.country, group.currency)
  const add = useCommand(addCall, { refreshes: [inputsCall] })
  const decimals = group.currency.minorUnits
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(
    { employmentId: '', kind: 'earning', component: '', nature: 'bonus', label: '', amount: '', month, note: '' },
    {
      employmentId: (id) => (id ? null : t('form.personRequired')),
      label: (label) => (label.trim() ? null : t('form.labelRequired')),
      amount: (amount) => (minorOf(amount, decimals) === null ? t('form.amountRequired') : null),
    },
  )
  const send = submit(async (all) => {
    await add.mutateAsync({
      employmentId: all.employmentId,
      kind: all.kind === 'deduction' ? 'deduction' : 'earning',
      nature: all.kind === 'deduction' ? null : natureNamed(all.nature),
      component: all.component || null,
      label: all.label,
      amount: minorOf(all.amount, decimals) ?? 0,
      month: all.month,
      note: all.note || null,
    })
    notify.success(t('form.saved'))
    onClose()
  })
  const minor = minorOf(values.amount, decimals)
  return (
    <FormDialog
      title={t('add')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('form.save')}
    >
      <Select
        label={t('form.person')}
        searchable
        required
        limit={50}
        value={values.employmentId || null}
        error={field('employmentId').error}
        onChange={(id) => set('employmentId', id ?? '')}
        data={inputs.people.map(({ employmentId, name, number }) => ({
          value: employmentId,
          label: `${name} (${number})`,
        }))}
        data-autofocus
      />
      <NativeSelect
        {...field('kind')}
        label={t('form.kind')}
        data={(['earning', 'deduction'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <ComponentSelect
        entityId={group.entityId}
        month={values.month}
        isTaken={values.kind === 'deduction'}
        value={values.component}
        error={field('component').error}
        onChange={(code, name) => {
          set('component', code)
          if (name && !values.label.trim()) set('label', name)
        }}
      />
      {values.kind === 'earning' && !values.component && (
        <NativeSelect
          {...field('nature')}
          label={t('form.nature')}
          description={t('form.natureHelp')}
          data={ONE_OFF_NATURES.map((value) => ({ value, label: t(`natures.${value}`) }))}
        />
      )}
      <TextInput
        {...field('label')}
        label={t('form.label')}
        description={t('form.labelHelp')}
        maxLength={120}
        required
      />
      <TextInput
        {...field('amount')}
        label={t('form.amount', { currency: group.currency.code })}
        description={minor === null ? undefined : money(minor)}
        inputMode="decimal"
        required
      />
      <MonthSelect {...field('month')} label={t('form.month')} required />
      <TextInput {...field('note')} label={t('form.note')} maxLength={300} />
    </FormDialog>
  )
}
