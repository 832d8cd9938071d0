import { Button, TextInput } from '@mantine/core'
import { addMonths } from '../../../../shared/dates.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { MonthSelect } from '../../../../web/ui/MonthSelect.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './filings.module.css'

/** The documents of a month as one archive with their hashes, for a reason that is logged. */
export default function AuditPack({ onClose }: { onClose: () => void }) {
  const t = useWords()
  // Auditors ask for years that are long over.
  const oldest = addMonths(`${new Date().toISOString().slice(0, 7)}-01`, -84).slice(0, 7)
  const { form, field, submit, sending, failure } = useFields(
    { month: '', reason: '' },
    {
      month: (text) => (/^\d{4}-\d\d$/.test(text) ? null : t('pack.monthRequired')),
      reason: (text) => (text.trim() ? null : t('pack.reasonRequired')),
    },
  )
  const send = submit(async ({ month, reason }) => {
    const asked = new URLSearchParams({ month, reason })
    saveFile(`audit-pack-${month}.zip`, await fetchFile(`/api/filings/audit-pack?${asked}`))
    onClose()
  })
  return (
    <Dialog title={t('pack.title')} onClose={onClose}>
      <form ref={form} onSubmit={send} noValidate className={classes.stack}>
        <p className={classes.quiet}>{t('pack.text')}</p>
        <MonthSelect {...field('month')} min={oldest} label={t('pack.month')} required data-autofocus />
        <TextInput {...field('reason')} label={t('pack.reason')} required maxLength={300} />
        {failure instanceof Error && <p role="alert">{failure.message}</p>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {t('pack.download')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('pack.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
