import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { addDays, isDay } from '../../../../shared/dates.ts'
import { wire } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { FormDialog } from '../../../company/profile/screens/parts.tsx'
import type { PayEntity } from '../contract.ts'
import type { addPayGroup } from '../groups.contract.ts'
import { useWords } from '../words/index.ts'
import { setupCall } from './calls.ts'

const addCall = wire<typeof addPayGroup>('POST', '/api/payroll/groups')

const FREQUENCIES = ['monthly', 'semi_monthly', 'two_weekly', 'weekly'] as const
type Values = Record<'name' | 'frequency' | 'payOn' | 'paysIn' | 'firstFrom' | 'firstUntil' | 'firstPayDay', string>

/** How often and when the people of a legal entity are paid. */
export const GroupDialog = ({ entity, onClose }: { entity: PayEntity; onClose: () => void }) => {
  const t = useWords()
  const add = useCommand(addCall, { refreshes: [setupCall] })
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(
    {
      name: entity.name,
      frequency: 'monthly',
      payOn: '31',
      paysIn: 'month',
      firstFrom: '',
      firstUntil: '',
      firstPayDay: '',
    },
    { name: (name) => (name.trim() ? null : t('group.nameRequired')) },
  )
  const byWeeks = values.frequency === 'weekly' || values.frequency === 'two_weekly'
  /** The last day follows from the first. */
  const begin = (from: string) => {
    set('firstFrom', from)
    if (isDay(from)) set('firstUntil', addDays(from, values.frequency === 'weekly' ? 6 : 13))
  }
  /** The last day of the next month is late by most laws. */
  const payIn = (month: 'next' | 'month') => {
    set('paysIn', month)
    if (month === 'next' && values.payOn === '31') set('payOn', '7')
    if (month === 'month' && values.payOn === '7') set('payOn', '31')
  }
  const send = submit(async (all) => {
    await add.mutateAsync({
      entityId: entity.id,
      name: all.name,
      frequency: FREQUENCIES.find((one) => one === all.frequency) ?? 'monthly',
      payOn: all.frequency === 'monthly' ? Number(all.payOn) : null,
      paysNextMonth: all.frequency === 'monthly' && all.paysIn === 'next',
      firstFrom: byWeeks ? all.firstFrom || null : null,
      firstUntil: byWeeks ? all.firstUntil || null : null,
      firstPayDay: byWeeks ? all.firstPayDay || null : null,
    })
    notify.success(t('group.added'))
    onClose()
  })
  return (
    <FormDialog
      title={t('setup.addGroup')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('group.save')}
    >
      <TextInput {...field('name')} label={t('group.name')} maxLength={120} required data-autofocus />
      <NativeSelect
        {...field('frequency')}
        label={t('group.frequency')}
        data={FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      {values.frequency === 'monthly' && (
        <NumberInput
          label={t('group.payOn')}
          description={t('group.payOnHelp')}
          min={1}
          max={31}
          value={Number(values.payOn)}
          onChange={(value) => set('payOn', String(value))}
          error={field('payOn').error}
        />
      )}
      {values.frequency === 'monthly' && (
        <Checkbox
          label={t('group.nextMonth')}
          description={t('group.nextMonthHelp')}
          checked={values.paysIn === 'next'}
          onChange={(e) => payIn(e.currentTarget.checked ? 'next' : 'month')}
        />
      )}
      {byWeeks && (
        <>
          <TextInput
            {...field('firstFrom')}
            onChange={(e) => begin(e.currentTarget.value)}
            type="date"
            label={t('group.firstFrom')}
            required
          />
          <TextInput {...field('firstUntil')} type="date" label={t('group.firstUntil')} required />
          <TextInput {...field('firstPayDay')} type="date" label={t('group.firstPayDay')} required />
        </>
      )}
    </FormDialog>
  )
}
