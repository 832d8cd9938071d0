import { Button, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useProfileWords } from '../../employees/profile/words/index.ts'
import { getCall } from '../../employees/screens/calls.ts'
import classes from '../../employees/screens/profile/profile.module.css'
import type { Employment } from '../contract.ts'
import { changeEmploymentCall, historyCall } from './calls.ts'
import { Failure } from './When.tsx'

type Props = { employeeId: string; employment: Employment; onClose: () => void }

/** The last day of an employment and why it ends; taken back, it has no end. */
export const LastDay = ({ employeeId, employment, onClose }: Props) => {
  const t = useProfileWords()
  const change = useCommand(changeEmploymentCall, { refreshes: [getCall, historyCall] })
  const { id: employmentId, version, endedOn, endReason } = employment
  const input = (label: string) => (value: string) => (value.trim() ? null : t('required', { label }))
  const { form, field, submit, sending, failure } = useFields(
    { endedOn: endedOn ?? '', endReason: endReason ?? '' },
    { endedOn: input(t('leaving.lastDay')), endReason: input(t('leaving.reason')) },
  )
  const keep = async (end: { endedOn: string; endReason: string } | null) => {
    await change.mutateAsync({
      id: employeeId,
      employmentId,
      version,
      endedOn: end?.endedOn ?? null,
      endReason: end?.endReason ?? null,
    })
    notify.success(t(end ? 'leaving.saved' : 'leaving.takenBack'))
    onClose()
  }
  return (
    <FormDialog
      title={t('leaving.open')}
      onClose={onClose}
      onSubmit={submit(keep)}
      form={form}
      busy={sending || change.isPending}
      action={t('leaving.keep')}
    >
      <p className={classes.note}>{t('leaving.text')}</p>
      <TextInput {...field('endedOn')} type="date" label={t('leaving.lastDay')} required data-autofocus />
      <TextInput {...field('endReason')} label={t('leaving.reason')} maxLength={300} required />
      {endedOn && (
        <Button
          variant="subtle"
          color="red"
          disabled={change.isPending}
          onClick={() => void keep(null).catch((error) => notify.failure((error as Error).message))}
        >
          {t('leaving.takeBack')}
        </Button>
      )}
      <Failure failure={failure} />
    </FormDialog>
  )
}
