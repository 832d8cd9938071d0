import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../../../../web/call.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { startSession } from '../../../../web/session.ts'
import { homeOf } from '../../../../web/shell/navigation.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { takeReturnPath } from '../../../../web/wanted.ts'
import type { login } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Message } from './Card.tsx'
import { loginCall } from './calls.ts'
import { checksIn } from './checks.ts'
import { EmailField, PasswordField } from './fields.tsx'

type Props = { portal: 'job_seeker' | 'employer' | 'employee'; company?: string }

/** Answers the server words itself: wrong credentials, too many tries. */
const WORDED = ['INVALID_CREDENTIALS', 'RATE_LIMITED', 'VALIDATION_FAILED']

/** What few need is fetched when they do: the second step and passkeys. */
const later = () => import('./later.ts')
const SecondStep = lazy(async () => {
  const [m] = await Promise.all([later(), loadWords(['platform/accounts/security'])])
  return m.secondStep()
})

export const LoginForm = ({ portal, company }: Props) => {
  const t = useWords()
  const go = useGo()
  const [half, setHalf] = useState<never | null>(null)
  const [over, setOver] = useState<unknown>(null)
  const checks = checksIn(t)
  const form = useFields({ email: '', password: '' }, { email: checks.email, password: checks.password })

  const enter = (answer: Output<typeof login>) => {
    const { mustChangePassword, mustSetUpSecondFactor, role } = answer.user
    startSession(answer)
    const first = mustChangePassword
      ? paths.choosePassword()
      : mustSetUpSecondFactor && paths.account({ tab: 'security' })
    // A letter to an employee leads to what it is about, through this door.
    void go(first || (!company && takeReturnPath()) || homeOf(role) + (company ? location.search : ''), {
      replace: true,
    })
  }
  const send = form.submit(async ({ email, password }) => {
    setOver(null)
    const input = { email, password, role: portal, ...(company ? { company } : {}) }
    try {
      enter(await callEndpoint(loginCall, input, { anonymous: true }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error
      setHalf(error.data as never)
    }
  })
  const withPasskey = () => {
    setOver(null)
    later()
      .then((m) => m.passkeySignIn())
      .then((m) => m.withPasskey(t('login.noPasskey')))
      .then(enter, setOver)
  }

  const sentence = (error: unknown): string => {
    if (typeof error === 'string') return error
    if (!(error instanceof ApiError) || error.status === 0) return t('login.exception')
    return WORDED.includes(error.code) ? error.message : t('login.unavailable')
  }
  const failure = form.failure ?? over
  if (half)
    return (
      <Suspense>
        <SecondStep
          half={half}
          onDone={enter}
          onBack={(why) => {
            setHalf(null)
            setOver(why ?? null)
          }}
        />
      </Suspense>
    )
  return (
    <>
      {failure !== null && <Message tone="wrong">{sentence(failure)}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <EmailField field={form.field('email')} />
        <PasswordField field={form.field('password')} label={t('fields.password')} />
        <p className={classes.end}>
          <Link to={paths.forgotPassword()} className={classes.link}>
            {t('login.forgot')}
          </Link>
        </p>
        <Button type="submit" fullWidth loading={form.sending}>
          {t('login.submit')}
        </Button>
        <Button variant="default" fullWidth onClick={withPasskey}>
          {t('login.passkey')}
        </Button>
      </form>
    </>
  )
}
