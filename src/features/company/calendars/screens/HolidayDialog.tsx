import { NativeSelect, TextInput } from '@mantine/core'
import { isDay } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../../profile/words/index.ts'
import { calendarCall, saveHolidayCall } from './calls.ts'

type Props = { scope: string; year: number; onClose: () => void }

/** A day off of the company's own. */
export const HolidayDialog = ({ scope, year, onClose }: Props) => {
  const t = useWords()
  const save = useCommand(saveHolidayCall, { refreshes: [calendarCall] })
  const { form, field, submit, sending, failure } = useFields(
    { day: `${year}-`, name: '', kind: 'full' },
    {
      day: (v) => (isDay(v) ? null : t('required', { label: t('holidays.day') })),
      name: (v) => (v.trim() ? null : t('required', { label: t('holidays.name') })),
    },
  )
  return (
    <FormDialog
      title={t('holidays.add')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('holidays.add')}
      onSubmit={submit(async ({ day, name, kind }) => {
        await save.mutateAsync({ scope, day, name, kind: kind === 'half' ? 'half' : 'full' })
        notify.success(t('saved'))
        onClose()
      })}
    >
      <TextInput
        {...field('day')}
        type="date"
        label={t('holidays.day')}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        required
        data-autofocus
      />
      <TextInput {...field('name')} label={t('holidays.name')} maxLength={100} required />
      <NativeSelect
        {...field('kind')}
        label={t('holidays.kind')}
        data={[
          { value: 'full', label: t('holidays.full') },
          { value: 'half', label: t('holidays.half') },
        ]}
      />
    </FormDialog>
  )
}
