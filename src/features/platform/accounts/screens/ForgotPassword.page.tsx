import { Button } from '@mantine/core'
import { useState } from 'react'
import { callEndpoint } from '../../../../web/call.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Card, Message } from './Card.tsx'
import { forgotCall } from './calls.ts'
import { checksIn } from './checks.ts'
import { EmailField } from './fields.tsx'

const ForgotPassword = () => {
  const t = useWords()
  const [sentTo, setSentTo] = useState('')
  const form = useFields({ email: '' }, { email: checksIn(t).email })
  const send = form.submit(async ({ email }) => {
    await callEndpoint(forgotCall, { email }, { anonymous: true })
    setSentTo(email.trim())
  })
  const back = (
    <Link to={paths.login()} className={classes.link}>
      {t('forgot.back')}
    </Link>
  )
  if (sentTo) {
    return (
      <Card title={t('forgot.sentTitle')} footer={back}>
        <Message tone="ok">{t('forgot.sent', { email: sentTo })}</Message>
      </Card>
    )
  }
  return (
    <Card title={t('forgot.title')} subtitle={t('forgot.subtitle')} footer={back}>
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <EmailField field={form.field('email')} />
        <Button type="submit" fullWidth loading={form.sending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </Card>
  )
}
export default ForgotPassword
