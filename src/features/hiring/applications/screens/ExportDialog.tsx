import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { makeFile, type WantedFile } from '../../../platform/lists/screens/makeFile.ts'
import { useListWords } from '../../../platform/lists/words/index.ts'
import { useWords } from '../words/index.ts'
import { saveAnswer } from './calls.ts'
import classes from './work.module.css'

/** `path`: the call that answers with the file called `name`. `shown`: the list as it is shown can be had as well, also as a workbook. */
type Props = { filter: object; onClose: () => void; path?: string; name?: string; shown?: Omit<WantedFile, 'filter'> }

/** The list as a file, with the reason for it in the log. */
export default function ExportDialog({
  filter,
  onClose,
  path = '/api/company/applications/export',
  name = 'applications.csv',
  shown,
}: Props) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const ofList = useListWords()
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv')
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    try {
      if (shown) {
        const wanted = { ...shown, filter: { ...(filter as Record<string, string>), reason } }
        const made = await makeFile(wanted, format)
        notify.success(made === null ? ofList('file.later') : ofList('file.saved', { name: made }))
      } else await saveAnswer(path, name, { ...filter, reason })
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
        {shown && (
          <NativeSelect
            label={ofList('file.format')}
            description={ofList('file.shown')}
            value={format}
            onChange={(e) => setFormat(e.currentTarget.value === 'xlsx' ? 'xlsx' : 'csv')}
            data={(['csv', 'xlsx'] as const).map((value) => ({ value, label: ofList(`file.${value}`) }))}
          />
        )}
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
