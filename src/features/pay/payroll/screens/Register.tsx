import { Button, NativeSelect, TextInput } from '@mantine/core'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { PayRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './payroll.module.css'

/** The register of a run as a file, for a reason that is logged. */
export default function Register({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const t = useWords()
  const { form, field, submit, sending, failure } = useFields(
    { reason: '', format: 'xlsx' },
    { reason: (text) => (text.trim() ? null : t('person.reasonRequired')) },
  )
  const send = submit(async ({ reason, format }) => {
    const asked = new URLSearchParams({ format, reason })
    saveFile(`register-${run.payDay}.${format}`, await fetchFile(`/api/payroll/runs/${run.id}/register?${asked}`))
    onClose()
  })
  return (
    <Dialog title={t('register.title')} onClose={onClose}>
      <form ref={form} onSubmit={send} noValidate className={classes.stack}>
        <p className={classes.quiet}>{t('register.text')}</p>
        <NativeSelect {...field('format')} label={t('register.format')} data={['xlsx', 'csv']} />
        <TextInput {...field('reason')} label={t('person.reason')} required maxLength={300} data-autofocus />
        {failure instanceof Error && <p role="alert">{failure.message}</p>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {t('register.download')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
