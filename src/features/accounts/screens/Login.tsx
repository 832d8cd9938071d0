import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../../web/address.ts'
import { landing } from '../../../web/guard.ts'
import { Link, useGo } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { session, useSession } from '../../../web/session.ts'
import { homeOf } from '../../../web/shell/navigation.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Card, Message } from './Card.tsx'
import { publicRole, RoleChoice } from './fields.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Only these keys are understood; text from the address is never shown. */
const DEFAULTS = { role: '', message: '', expired: '' }

const Login = () => {
  const say = useWords()
  const go = useGo()
  const [at, change] = useAddress(DEFAULTS)
  const { user } = useSession()
  const role = publicRole(at.role)
  const title = at.role
    ? role === 'employer'
      ? say('login.employerTitle')
      : say('login.seekerTitle')
    : say('login.title')

  const done = () => {
    const now = session().user
    void go(now?.mustChangePassword ? paths.choosePassword() : landing(now?.role ?? null), { replace: true })
  }
  return (
    <Card
      title={title}
      footer={
        <>
          {say('login.noAccount')}{' '}
          <Link to={paths.signup({ role })} className={classes.link}>
            {say('login.signup')}
          </Link>
        </>
      }
    >
      {at.expired === 'true' && <Message tone="careful">{say('login.expired')}</Message>}
      {at.message === 'employee_company_access_required' && <CompanyAccess />}
      {user && user.role !== 'employee' && (
        <Message tone="ok">
          {say('login.already', { email: user.email })}{' '}
          <Link to={homeOf(user.role)} className={classes.link}>
            {say('login.continue')}
          </Link>
          . {say('login.another')}
        </Message>
      )}
      <RoleChoice role={role} onChange={(next) => void change({ role: next }, { replace: true })} />
      <LoginForm portal={role === 'jobseeker' ? 'job_seeker' : 'employer'} onDone={done} />
    </Card>
  )
}
export default Login

/** An employee at the wrong door is shown the right one. */
const CompanyAccess = () => {
  const say = useWords()
  const go = useGo()
  const [slug, setSlug] = useState('')
  const open = (e: FormEvent) => {
    e.preventDefault()
    const last = slug.trim().split('/').filter(Boolean).at(-1)
    if (last) void go(paths.companyLogin(last))
  }
  return (
    <Message tone="careful">
      {say('login.companyAccess')}
      <form className={classes.form} onSubmit={open}>
        <TextInput
          label={say('company.slug')}
          placeholder="/c/…"
          value={slug}
          onChange={(e) => setSlug(e.currentTarget.value)}
          autoCapitalize="none"
          dir="ltr"
        />
        <Button type="submit" variant="default">
          {say('company.open')}
        </Button>
      </form>
    </Message>
  )
}
