import { Button } from '@mantine/core'
import { ApiError, call } from '../../../web/call.ts'
import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { startSession } from '../../../web/session.ts'
import { useFields } from '../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Message } from './Card.tsx'
import { loginCall } from './calls.ts'
import { checksIn } from './checks.ts'
import { EmailField, PasswordField } from './fields.tsx'

type Props = { portal: 'job_seeker' | 'employer' | 'employee'; company?: string; onDone: () => void }

/** Answers the server words itself: wrong credentials, too many tries. */
const WORDED = ['INVALID_CREDENTIALS', 'RATE_LIMITED']

export const LoginForm = ({ portal, company, onDone }: Props) => {
  const say = useWords()
  const checks = checksIn(say)
  const form = useFields({ email: '', password: '' }, { email: checks.email, password: checks.password })

  const send = form.submit(async ({ email, password }) => {
    const answer = await call(
      loginCall,
      { email, password, role: portal, ...(company ? { company } : {}) },
      { anonymous: true },
    )
    startSession(answer)
    onDone()
  })

  const sentence = (error: unknown): string => {
    if (!(error instanceof ApiError) || error.status === 0) return say('login.exception')
    return WORDED.includes(error.code) ? error.message : say('login.unavailable')
  }
  return (
    <>
      {form.failure !== null && <Message tone="wrong">{sentence(form.failure)}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <EmailField field={form.field('email')} />
        <PasswordField field={form.field('password')} label={say('fields.password')} />
        <p className={classes.end}>
          <Link to={paths.forgotPassword()} className={classes.link}>
            {say('login.forgot')}
          </Link>
        </p>
        <Button type="submit" fullWidth loading={form.sending}>
          {say('login.submit')}
        </Button>
      </form>
    </>
  )
}
