import { TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useProfileWords } from '../../employees/profile/words/index.ts'
import { getCall } from '../../employees/screens/calls.ts'
import classes from '../../employees/screens/profile/profile.module.css'
import { historyCall, voidLineCall, voidTermsCall } from './calls.ts'

type Props = { employeeId: string; kind: 'terms' | 'line'; row: number; what: string; onClose: () => void }

/** Takes a change back, with a reason; it stays in the history. */
export const TakeBack = ({ employeeId, kind, row, what, onClose }: Props) => {
  const t = useProfileWords()
  const refreshes = [getCall, historyCall]
  const ofTerms = useCommand(voidTermsCall, { refreshes })
  const ofLine = useCommand(voidLineCall, { refreshes })
  const { form, field, submit, sending, failure } = useFields(
    { reason: '' },
    { reason: (value) => (value.trim() ? null : t('required', { label: t('history.reason') })) },
  )
  const send = submit(async ({ reason }) => {
    await (kind === 'terms' ? ofTerms : ofLine).mutateAsync({ id: employeeId, row, reason })
    notify.success(t('history.wasTakenBack'))
    onClose()
  })
  return (
    <FormDialog
      title={t('history.takeBackOf', { what })}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('history.takeBack')}
    >
      <p className={classes.note}>{t('history.takeBackText')}</p>
      <TextInput {...field('reason')} label={t('history.reason')} maxLength={300} required data-autofocus />
      {failure instanceof Error && (
        <p className={classes.wrong} role="alert">
          {failure.message}
        </p>
      )}
    </FormDialog>
  )
}
