import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { addDays, isDay } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { PayEntity } from '../contract.ts'
import { useGroupWords } from '../groups/words/index.ts'
import type { PayGroupView } from '../groups.contract.ts'
import { useWords } from '../words/index.ts'
import { dueCall, setupCall } from './calls.ts'
import { addGroupCall, changeGroupCall } from './groups.calls.ts'
import classes from './payroll.module.css'

const FREQUENCIES = ['monthly', 'semi_monthly', 'two_weekly', 'weekly'] as const
type Values = Record<'name' | 'frequency' | 'payOn' | 'paysIn' | 'firstFrom' | 'firstUntil' | 'firstPayDay', string>

/** The days of a group as they are: only its name is another. */
const asItIs = ({ frequency, payOn, paysNextMonth, firstFrom, firstUntil, firstPayDay }: PayGroupView) => ({
  frequency,
  payOn,
  paysNextMonth,
  firstFrom,
  firstUntil,
  firstPayDay,
})

type Props = { entity: PayEntity; group?: PayGroupView; onClose: () => void }

/** How often and when people of a legal entity are paid: a new pay group, or one that is there. One that was used is renamed alone. */
export const GroupDialog = ({ entity, group, onClose }: Props) => {
  const t = useWords()
  const say = useGroupWords()
  const refreshes = [setupCall, dueCall]
  const add = useCommand(addGroupCall, { refreshes })
  const change = useCommand(changeGroupCall, { refreshes })
  const isFixed = group?.isUsed ?? false
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(
    {
      name: group?.name ?? (entity.groups.length === 0 ? entity.name : ''),
      frequency: group?.frequency ?? 'monthly',
      payOn: String(group?.payOn ?? 31),
      paysIn: group?.paysNextMonth ? 'next' : 'month',
      firstFrom: group?.firstFrom ?? '',
      firstUntil: group?.firstUntil ?? '',
      firstPayDay: group?.firstPayDay ?? '',
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
    const calendar = {
      name: all.name,
      frequency: FREQUENCIES.find((one) => one === all.frequency) ?? 'monthly',
      payOn: all.frequency === 'monthly' ? Number(all.payOn) : null,
      paysNextMonth: all.frequency === 'monthly' && all.paysIn === 'next',
      firstFrom: byWeeks ? all.firstFrom || null : null,
      firstUntil: byWeeks ? all.firstUntil || null : null,
      firstPayDay: byWeeks ? all.firstPayDay || null : null,
    }
    if (group)
      await change.mutateAsync({
        id: group.id,
        version: group.version,
        ...(isFixed ? asItIs(group) : calendar),
        name: all.name,
      })
    else await add.mutateAsync({ entityId: entity.id, ...calendar })
    notify.success(group ? say('saved') : t('group.added'))
    onClose()
  })
  const titleOf = () => {
    if (group) return say('changeTitle')
    return entity.groups.length > 0 ? say('add') : t('setup.addGroup')
  }
  return (
    <FormDialog
      title={titleOf()}
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
        disabled={isFixed}
        data={FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      {isFixed && <p className={classes.quiet}>{say('fixed')}</p>}
      {!isFixed && values.frequency === 'monthly' && (
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
      {!isFixed && values.frequency === 'monthly' && (
        <Checkbox
          label={t('group.nextMonth')}
          description={t('group.nextMonthHelp')}
          checked={values.paysIn === 'next'}
          onChange={(e) => payIn(e.currentTarget.checked ? 'next' : 'month')}
        />
      )}
      {!isFixed && byWeeks && (
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
