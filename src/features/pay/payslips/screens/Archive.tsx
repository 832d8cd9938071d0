import { Button, TextInput } from '@mantine/core'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './payslips.module.css'

/** All payslips of a month as one file, for a reason that is logged. */
export default function Archive({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useWords()
  const { month: monthName } = useFormat()
  const { form, field, submit, sending, failure } = useFields(
    { reason: '' },
    { reason: (text) => (text.trim() ? null : t('reasonRequired')) },
  )
  const send = submit(async ({ reason }) => {
    const asked = new URLSearchParams({ month, reason })
    saveFile(`payslips-${month}.zip`, await fetchFile(`/api/payslips/archive?${asked}`))
    onClose()
  })
  return (
    <Dialog title={t('zipTitle', { month: monthName(month) })} onClose={onClose}>
      <form ref={form} onSubmit={send} noValidate className={classes.stack}>
        <p className={classes.quiet}>{t('zipText')}</p>
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
