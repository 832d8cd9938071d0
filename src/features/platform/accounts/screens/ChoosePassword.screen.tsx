import { Button, UnstyledButton } from '@mantine/core'
import { callEndpoint } from '../../../../web/call.ts'
import { useGo } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { logout, startSession, useSession } from '../../../../web/session.ts'
import { homeOf } from '../../../../web/shell/navigation.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Card, Message } from './Card.tsx'
import { changeCall } from './calls.ts'
import { checksIn } from './checks.ts'
import { PasswordField } from './fields.tsx'

/** After signing in with a temporary password, or for anybody who wants a new one. */
const ChoosePassword = () => {
  const t = useWords()
  const go = useGo()
  const { user } = useSession()
  const checks = checksIn(t)
  const form = useFields(
    { currentPassword: '', newPassword: '' },
    { currentPassword: checks.password, newPassword: checks.newPassword },
  )
  const send = form.submit(async (input) => {
    const answer = await callEndpoint(changeCall, input)
    startSession(answer)
    notify.success(t('choose.done'))
    void go(homeOf(answer.user.role), { replace: true })
  })
  const leave = () => {
    logout()
    void go(paths.home())
  }
  return (
    <Card
      title={t('choose.title')}
      subtitle={t('choose.subtitle')}
      footer={
        <UnstyledButton className={classes.link} onClick={leave}>
          {t('choose.later')}
        </UnstyledButton>
      }
    >
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <PasswordField
          field={form.field('currentPassword')}
          label={t(user?.mustChangePassword ? 'fields.temporaryPassword' : 'fields.currentPassword')}
        />
        <PasswordField
          field={form.field('newPassword')}
          label={t('fields.newPassword')}
          help={t('fields.passwordHelp')}
          fresh
        />
        <Button type="submit" fullWidth loading={form.sending}>
          {t('choose.submit')}
        </Button>
      </form>
    </Card>
  )
}
export default ChoosePassword
