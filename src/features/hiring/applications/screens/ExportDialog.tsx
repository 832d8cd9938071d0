import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { saveAnswer } from './calls.ts'
import classes from './work.module.css'

/** `path`: the call that answers with the file called `name`. */
type Props = { filter: object; onClose: () => void; path?: string; name?: string }

/** The list as a file, with the reason for it in the log. */
export default function ExportDialog({
  filter,
  onClose,
  path = '/api/company/applications/export',
  name = 'applications.csv',
}: Props) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    try {
      await saveAnswer(path, name, { ...filter, reason })
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('export')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextInput
          label={t('exportWhy')}
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          error={failure}
          maxLength={300}
          required
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('exportDo')}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
