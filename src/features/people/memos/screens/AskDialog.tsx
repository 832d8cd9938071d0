import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import classes from './memos.module.css'

type Props = {
  title: string
  text?: string
  button: string
  danger?: boolean
  /** What is to be said, and as what. */
  field?: { name: string; label: string; type: 'words' | 'day'; value?: string }
  onClose: () => void
  onDo: (said: string) => Promise<unknown>
}

/** Asks before something happens that many people see, and for the reason where one is wanted. */
export default function AskDialog({ title, text, button, danger = false, field, onClose, onDo }: Props) {
  const t = useWords()
  const [said, setSaid] = useState(field?.value ?? '')
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (e: FormEvent) => {
    e.preventDefault()
    setBusy(true)
    setError(null)
    try {
      await onDo(said)
      onClose()
    } catch (problem) {
      setError(problem instanceof ApiError ? problem : new ApiError(0, 'NETWORK', String(problem)))
    } finally {
      setBusy(false)
    }
  }
  const wrong = field && error?.fields?.[field.name]
  return (
    <Dialog title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.stack} onSubmit={submit} noValidate>
        {text && <p className={classes.quiet}>{text}</p>}
        {field?.type === 'words' && (
          <Textarea
            label={field.label}
            value={said}
            onChange={(e) => setSaid(e.currentTarget.value)}
            error={wrong}
            maxLength={500}
            autosize
            minRows={2}
            data-autofocus
          />
        )}
        {field?.type === 'day' && (
          <TextInput
            type="date"
            label={field.label}
            value={said}
            onChange={(e) => setSaid(e.currentTarget.value)}
            error={wrong}
            data-autofocus
          />
        )}
        {error && !wrong && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy} {...(danger ? { color: 'red' } : {})}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
