import { Alert, Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Memo } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, readCall, receiptsCall, supersedeCall } from './calls.ts'
import { textsOf } from './form.ts'
import classes from './memos.module.css'
import { TextFields } from './TextFields.tsx'

/** Other words in the place of those that were sent. */
export default function VersionDialog({ memo, onClose }: { memo: Memo; onClose: () => void }) {
  const t = useWords()
  const send = useCommand(supersedeCall, { refreshes: [listCall, readCall, receiptsCall] })
  const [value, setValue] = useState({ mainLanguage: memo.mainLanguage, texts: memo.texts })
  const [note, setNote] = useState('')
  const wrong = send.error?.fields ?? {}
  const submit = (e: FormEvent) => {
    e.preventDefault()
    const { mainLanguage } = value
    send.mutate(
      { id: memo.id, revision: memo.revision, mainLanguage, texts: textsOf(value), note },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog title={t('ask.version')} size="xl" onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.stack} onSubmit={submit} noValidate>
        <p className={classes.quiet}>{t('ask.versionText')}</p>
        <Textarea
          label={t('ask.changed')}
          value={note}
          onChange={(e) => setNote(e.currentTarget.value)}
          error={wrong.note}
          maxLength={500}
          autosize
          required
        />
        <TextFields value={value} onChange={setValue} wrong={wrong} />
        {send.error && Object.keys(wrong).length === 0 && (
          <Alert color="red" role="alert">
            {send.error.message}
          </Alert>
        )}
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('ask.sendVersion')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
