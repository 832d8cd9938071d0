import { TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { downloadCall, withdrawCall } from '../../pay-files/screens/calls.ts'
import type { YearReturnFile } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { returnCall } from './calls.ts'
import classes from './year.module.css'

export type FileDoing = { what: 'download' | 'withdraw'; file: YearReturnFile }

/** The reason for which a file is taken out, or taken back. */
export const ReturnDialog = ({ doing, onClose }: { doing: FileDoing; onClose: () => void }) => {
  const t = useWords()
  const download = useCommand(downloadCall, { refreshes: [returnCall] })
  const withdraw = useCommand(withdrawCall, { refreshes: [returnCall] })
  const { form, field, submit, sending, failure } = useFields<{ reason: string }>({ reason: '' }, {})
  const { what, file } = doing
  const isDownload = what === 'download'
  const send = submit(async ({ reason }) => {
    if (isDownload) {
      const { name, text } = await download.mutateAsync({ fileId: file.id, reason })
      saveFile(name, new Blob([text], { type: 'application/xml;charset=utf-8' }))
    } else await withdraw.mutateAsync({ fileId: file.id, reason })
    notify.success(t(isDownload ? 'file.downloaded' : 'file.withdrawnNow'))
    onClose()
  })
  return (
    <FormDialog
      title={t(isDownload ? 'file.downloadTitle' : 'file.withdrawTitle')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t(isDownload ? 'file.download' : 'file.withdraw')}
    >
      <p className={classes.quiet}>{t(isDownload ? 'file.downloadHelp' : 'file.withdrawHelp')}</p>
      <TextInput
        {...field('reason')}
        label={t(isDownload ? 'file.downloadReason' : 'file.withdrawReason')}
        maxLength={300}
        required
        data-autofocus
      />
    </FormDialog>
  )
}
