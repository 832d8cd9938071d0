import { Button } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Card, Message } from './Card.tsx'
import { resetCall } from './calls.ts'
import { checksIn } from './checks.ts'
import { PasswordField } from './fields.tsx'

const DEFAULTS = { token: '' }

const ResetPassword = () => {
  const t = useWords()
  const go = useGo()
  const [{ token }] = useAddress(DEFAULTS)
  const form = useFields({ password: '' }, { password: checksIn(t).newPassword })
  const send = form.submit(async ({ password }) => {
    await callEndpoint(resetCall, { token, password }, { anonymous: true })
    notify.success(t('reset.done'))
    void go(paths.login(), { replace: true })
  })
  const again = (
    <Link to={paths.forgotPassword()} className={classes.link}>
      {t('reset.again')}
    </Link>
  )
  if (!token) {
    return (
      <Card title={t('reset.title')} footer={again}>
        <Message tone="wrong">{t('reset.noToken')}</Message>
      </Card>
    )
  }
  return (
    <Card title={t('reset.title')} subtitle={t('reset.subtitle')} footer={again}>
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <PasswordField
          field={form.field('password')}
          label={t('fields.newPassword')}
          help={t('fields.passwordHelp')}
          fresh
        />
        <Button type="submit" fullWidth loading={form.sending}>
          {t('reset.submit')}
        </Button>
      </form>
    </Card>
  )
}
export default ResetPassword
