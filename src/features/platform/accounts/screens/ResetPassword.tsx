import { Button } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { call } from '../../../../web/call.ts'
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
  const say = useWords()
  const go = useGo()
  const [{ token }] = useAddress(DEFAULTS)
  const form = useFields({ password: '' }, { password: checksIn(say).newPassword })
  const send = form.submit(async ({ password }) => {
    await call(resetCall, { token, password }, { anonymous: true })
    notify.success(say('reset.done'))
    void go(paths.login(), { replace: true })
  })
  const again = (
    <Link to={paths.forgotPassword()} className={classes.link}>
      {say('reset.again')}
    </Link>
  )
  if (!token) {
    return (
      <Card title={say('reset.title')} footer={again}>
        <Message tone="wrong">{say('reset.noToken')}</Message>
      </Card>
    )
  }
  return (
    <Card title={say('reset.title')} subtitle={say('reset.subtitle')} footer={again}>
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <PasswordField
          field={form.field('password')}
          label={say('fields.newPassword')}
          help={say('fields.passwordHelp')}
          fresh
        />
        <Button type="submit" fullWidth loading={form.sending}>
          {say('reset.submit')}
        </Button>
      </form>
    </Card>
  )
}
export default ResetPassword
