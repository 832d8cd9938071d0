import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import classes from './alerts.module.css'
import { alertsCall, confirmCall } from './calls.ts'

type ConfirmProps = { phone: string; onAnother: () => void }

/** The code that was sent to the number. */
export const Confirm = ({ phone, onAnother }: ConfirmProps) => {
  const t = useWords()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const confirm = useCommand(confirmCall, { refreshes: [alertsCall] })
  const send = (e: FormEvent) => {
    e.preventDefault()
    if (!/^\s*\d{3}\s?\d{3}\s*$/.test(code)) return setWrong(t('codeMissing'))
    confirm.mutate(
      { code },
      {
        onError: (error) => setWrong(error.fields.code ?? error.message),
      },
    )
  }
  return (
    <form className={`${panel.card} ${classes.narrow}`} onSubmit={send} noValidate aria-labelledby="alerts-confirm">
      <h2 id="alerts-confirm">{t('confirm')}</h2>
      <p>{t('sent', { phone: `\u2066${phone}\u2069` })}</p>
      <TextInput
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        value={code}
        error={wrong}
        onChange={(e) => {
          setCode(e.currentTarget.value)
          setWrong(null)
        }}
        maxLength={9}
      />
      <div className={panel.row}>
        <Button type="submit" loading={confirm.isPending}>
          {t('check')}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </form>
  )
}
