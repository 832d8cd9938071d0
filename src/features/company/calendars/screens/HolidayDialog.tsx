import { NativeSelect, TextInput } from '@mantine/core'
import { isDay } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { FormDialog } from '../../profile/screens/parts.tsx'
import { useWords } from '../../profile/words/index.ts'
import { calendarCall, saveHolidayCall } from './calls.ts'

type Props = { scope: string; year: number; onClose: () => void }

/** A day off of the company's own. */
export const HolidayDialog = ({ scope, year, onClose }: Props) => {
  const say = useWords()
  const save = useCommand(saveHolidayCall, { refreshes: [calendarCall] })
  const { form, field, submit, sending, failure } = useFields(
    { day: `${year}-`, name: '', kind: 'full' },
    {
      day: (v) => (isDay(v) ? null : say('required', { label: say('holidays.day') })),
      name: (v) => (v.trim() ? null : say('required', { label: say('holidays.name') })),
    },
  )
  return (
    <FormDialog
      title={say('holidays.add')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={say('holidays.add')}
      onSubmit={submit(async ({ day, name, kind }) => {
        await save.mutateAsync({ scope, day, name, kind: kind === 'half' ? 'half' : 'full' })
        notify.success(say('saved'))
        onClose()
      })}
    >
      <TextInput
        {...field('day')}
        type="date"
        label={say('holidays.day')}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        required
        data-autofocus
      />
      <TextInput {...field('name')} label={say('holidays.name')} maxLength={100} required />
      <NativeSelect
        {...field('kind')}
        label={say('holidays.kind')}
        data={[
          { value: 'full', label: say('holidays.full') },
          { value: 'half', label: say('holidays.half') },
        ]}
      />
    </FormDialog>
  )
}
