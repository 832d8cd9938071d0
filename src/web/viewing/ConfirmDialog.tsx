import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type Endpoint, wire } from '../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../call.ts'
import { useWebWords } from '../words/index.ts'
import classes from './ConfirmDialog.module.css'
import { useViewingWords } from './words/index.ts'

const confirmCall = wire<Endpoint>('POST', '/api/auth/confirm')

/** Asks for the password before a number is shown or a bank account changed, above whatever is open. */
export default function ConfirmDialog({ answer }: { answer: (isConfirmed: boolean) => void }) {
  const t = useViewingWords()
  const web = useWebWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(null)
    try {
      await callEndpoint(confirmCall, { password })
      answer(true)
    } catch (error) {
      setSending(false)
      setFailure(error instanceof ApiError ? error.message : t('confirm.failed'))
    }
  }
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}title`}
      // A dialog beneath must not close with this one.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onCancel={() => answer(false)}
    >
      <form className={classes.form} onSubmit={(event) => void send(event)}>
        <h2 id={`${id}title`} className={classes.title}>
          {t('confirm.title')}
        </h2>
        <p className={classes.text}>{t('confirm.text')}</p>
        <label className={classes.field}>
          {t('confirm.password')}
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            aria-invalid={failure !== null}
            aria-describedby={failure === null ? undefined : `${id}failure`}
          />
        </label>
        {failure !== null && (
          <p id={`${id}failure`} className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={classes.buttons}>
          <button type="button" className={classes.other} onClick={() => answer(false)}>
            {web('dialog.cancel')}
          </button>
          <button type="submit" className={classes.main} disabled={sending}>
            {t('confirm.submit')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
