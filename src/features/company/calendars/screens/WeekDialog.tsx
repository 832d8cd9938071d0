import { Checkbox, TextInput } from '@mantine/core'
import { isDay } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import { calendarCall, saveWeekCall } from './calls.ts'
import { useWeekdays } from './useWeekdays.ts'

type Props = { scope: string; days: readonly number[]; onClose: () => void }

/** Which weekdays are worked here, from a day on. */
export const WeekDialog = ({ scope, days, onClose }: Props) => {
  const t = useWords()
  const weekdays = useWeekdays()
  const save = useCommand(saveWeekCall, { refreshes: [calendarCall] })
  const { form, values, set, field, submit, sending, failure } = useFields(
    { effectiveFrom: '', days: days.join(',') },
    {
      effectiveFrom: (v) => (isDay(v) ? null : t('required', { label: t('holidays.from') })),
      days: (v) => (v ? null : t('required', { label: t('holidays.week') })),
    },
  )
  return (
    <FormDialog
      title={t('holidays.changeWeek')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('actions.save')}
      onSubmit={submit(async (all) => {
        const chosen = all.days.split(',').map(Number)
        await save.mutateAsync({ scope, effectiveFrom: all.effectiveFrom, days: chosen })
        notify.success(t('saved'))
        onClose()
      })}
    >
      <Checkbox.Group
        label={t('holidays.week')}
        description={t('holidays.weekHelp')}
        error={field('days').error}
        value={values.days.split(',').filter(Boolean)}
        onChange={(next) => set('days', next.toSorted().join(','))}
      >
        <div className={company.ticks}>
          {weekdays.map((name, i) => (
            <Checkbox key={name} value={String(i + 1)} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput {...field('effectiveFrom')} type="date" label={t('holidays.from')} required />
    </FormDialog>
  )
}
