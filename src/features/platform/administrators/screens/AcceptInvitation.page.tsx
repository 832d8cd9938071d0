import { Button, Loader, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { startSession } from '../../../../web/session.ts'
import { homeOf } from '../../../../web/shell/navigation.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import classes from '../../accounts/screens/Card.module.css'
import { Card, Message } from '../../accounts/screens/Card.tsx'
import { checksIn } from '../../accounts/screens/checks.ts'
import { PasswordField } from '../../accounts/screens/fields.tsx'
import { useWords as useAccountWords } from '../../accounts/words/index.ts'
import type { readInvitation } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { acceptCall, readInvitationCall } from './calls.ts'

const DEFAULTS = { token: '' }
type Invitation = Output<typeof readInvitation>

/** Behind the link of an invitation: choose a name and a password, and be there. */
const AcceptInvitation = () => {
  const t = useWords()
  const [{ token }] = useAddress(DEFAULTS)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    callEndpoint(readInvitationCall, { token }, { anonymous: true, signal: stop.signal }).then(
      setInvitation,
      (error: Error) => {
        if (!stop.signal.aborted) setFailure(error.message)
      },
    )
    return () => stop.abort()
  }, [token])
  const login = (
    <Link to={paths.login({ role: 'employer' })} className={classes.link}>
      {t('accept.login')}
    </Link>
  )
  const wrong = token ? failure : t('accept.noToken')
  if (wrong !== null)
    return (
      <Card title={t('accept.plainTitle')} footer={login}>
        <Message tone="wrong">{wrong}</Message>
      </Card>
    )
  if (!invitation)
    return (
      <Card title={t('accept.plainTitle')}>
        <p className={classes.subtitle} role="status">
          <Loader size="xs" aria-hidden /> {t('accept.loading')}
        </p>
      </Card>
    )
  return <Accept token={token} invitation={invitation} />
}
export default AcceptInvitation

const Accept = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const t = useWords()
  const sayAccount = useAccountWords()
  const go = useGo()
  const { company, email } = invitation
  const checks = checksIn(sayAccount)
  const form = useFields(
    { firstName: '', lastName: '', password: '' },
    {
      firstName: checks.required('check.firstNameRequired'),
      lastName: checks.required('check.lastNameRequired'),
      password: checks.newPassword,
    },
  )
  const send = form.submit(async (input) => {
    const answer = await callEndpoint(acceptCall, { token, ...input }, { anonymous: true })
    startSession(answer)
    notify.success(t('accept.done', { company }))
    const { mustSetUpSecondFactor, role } = answer.user
    void go(mustSetUpSecondFactor ? paths.account({ tab: 'security' }) : homeOf(role), { replace: true })
  })
  return (
    <Card
      title={t('accept.title', { company })}
      subtitle={t('accept.subtitle', { company, email, role: t(`roles.${invitation.role}`) })}
    >
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {/* For the password manager: the account this password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className={classes.pair}>
          <TextInput
            {...form.field('firstName')}
            label={sayAccount('fields.firstName')}
            required
            autoComplete="given-name"
          />
          <TextInput
            {...form.field('lastName')}
            label={sayAccount('fields.lastName')}
            required
            autoComplete="family-name"
          />
        </div>
        <PasswordField
          field={form.field('password')}
          label={sayAccount('fields.password')}
          help={sayAccount('fields.passwordHelp')}
          fresh
        />
        <Button type="submit" fullWidth loading={form.sending}>
          {t('accept.submit')}
        </Button>
      </form>
    </Card>
  )
}
