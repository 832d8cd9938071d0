import { Button, NativeSelect, TextInput } from '@mantine/core'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './payslips.module.css'

type Props = { month: string; departments: readonly string[]; onClose: () => void }

/** The payslips of a month, of all or of a department, as one file, for a reason that is logged. */
export default function Archive({ month, departments, onClose }: Props) {
  const t = useWords()
  const term = useTerm()
  const { month: monthName } = useFormat()
  const { form, field, submit, sending, failure } = useFields(
    { department: '', reason: '' },
    { reason: (text) => (text.trim() ? null : t('reasonRequired')) },
  )
  const send = submit(async ({ department, reason }) => {
    const asked = new URLSearchParams({ month, department, reason })
    saveFile(`payslips-${month}.zip`, await fetchFile(`/api/payslips/archive?${asked}`))
    onClose()
  })
  return (
    <Dialog title={t('zipTitle', { month: monthName(month) })} onClose={onClose}>
      <form ref={form} onSubmit={send} noValidate className={classes.stack}>
        <p className={classes.quiet}>{t('zipText')}</p>
        {departments.length > 1 && (
          <NativeSelect
            {...field('department')}
            label={t('department')}
            data={[
              { value: '', label: t('allDepartments') },
              ...departments.map((one) => ({ value: one, label: term(one) })),
            ]}
          />
        )}
        <TextInput {...field('reason')} label={t('reason')} required maxLength={300} data-autofocus />
        {failure instanceof Error && <p role="alert">{failure.message}</p>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {t('download')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
