import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { landingPath } from '../../../../web/landing.ts'
import { paths } from '../../../../web/paths.ts'
import { startSession } from '../../../../web/session.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { takeReturnPath } from '../../../../web/wanted.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Card, Message } from './Card.tsx'
import { countriesCall, detectCall, signupCall } from './calls.ts'
import { checksIn } from './checks.ts'
import { EmailField, PasswordField, publicRole, RoleChoice } from './fields.tsx'

const DEFAULTS = { role: '', next: '' }
const BLANK = { firstName: '', lastName: '', companyName: '', country: '', email: '', password: '' }

const Signup = () => {
  const t = useWords()
  const go = useGo()
  const [at, change] = useAddress(DEFAULTS)
  const role = publicRole(at.role)
  const employer = role === 'employer'
  const checks = checksIn(t)
  const form = useFields(BLANK, {
    firstName: checks.required('check.firstNameRequired'),
    lastName: checks.required('check.lastNameRequired'),
    ...(employer
      ? {
          companyName: checks.required('check.companyRequired'),
          country: checks.required('check.countryRequired'),
        }
      : {}),
    email: checks.email,
    password: checks.newPassword,
  })
  const countries = useCountries((detected) => form.set('country', detected))

  const send = form.submit(async ({ companyName, country, ...person }) => {
    const input = employer
      ? { ...person, role: 'employer' as const, companyName, country }
      : { ...person, role: 'job_seeker' as const }
    const answer = await callEndpoint(signupCall, input, { anonymous: true })
    startSession(answer)
    void go(takeReturnPath() ?? landingPath(answer.user.role), { replace: true })
  })
  return (
    <Card
      title={t('signup.title')}
      subtitle={t(employer ? 'signup.subtitleEmployer' : 'signup.subtitleSeeker')}
      footer={
        <>
          {t('signup.haveAccount')}{' '}
          <Link to={paths.login({ role, next: at.next || undefined })} className={classes.link}>
            {t('login.submit')}
          </Link>
        </>
      }
    >
      <RoleChoice role={role} onChange={(next) => void change({ role: next }, { replace: true })} />
      {form.failure !== null && <Message tone="wrong">{said(form.failure, t('login.exception'))}</Message>}
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <div className={classes.pair}>
          <TextInput {...form.field('firstName')} label={t('fields.firstName')} required autoComplete="given-name" />
          <TextInput {...form.field('lastName')} label={t('fields.lastName')} required autoComplete="family-name" />
        </div>
        {employer && (
          <>
            <TextInput
              {...form.field('companyName')}
              label={t('fields.companyName')}
              required
              autoComplete="organization"
            />
            <NativeSelect {...form.field('country')} label={t('fields.country')} required autoComplete="country">
              <option value="">{t('fields.chooseCountry')}</option>
              {countries.map((c) => (
                <option key={c.code} value={c.code}>
                  {c.name}
                </option>
              ))}
            </NativeSelect>
          </>
        )}
        <EmailField field={form.field('email')} />
        <PasswordField
          field={form.field('password')}
          label={t('fields.password')}
          help={t('fields.passwordHelp')}
          fresh
        />
        <Button type="submit" fullWidth loading={form.sending}>
          {t(employer ? 'signup.submitEmployer' : 'signup.submitSeeker')}
        </Button>
        <Agreement />
      </form>
    </Card>
  )
}
export default Signup

const said = (error: unknown, otherwise: string) => (error instanceof Error ? error.message : otherwise)

type Country = { code: string; name: string }

/** The countries Fourshore works in, and the one the visitor seems to be in. Without either the form still works. */
const useCountries = (onDetected: (code: string) => void) => {
  const [countries, setCountries] = useState<Country[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const list = await callEndpoint(countriesCall, {}, { anonymous: true, signal })
      setCountries(list)
      const { country_code } = await callEndpoint(detectCall, {}, { anonymous: true, signal })
      if (list.some((c) => c.code === country_code)) onDetected(country_code)
    }
    ask().catch((error: unknown) => {
      if (!signal.aborted) console.error(error)
    })
    return () => leaving.abort()
  }, [])
  return countries
}

/** A sentence with two links in it, in whatever order the language has them. */
const Agreement = () => {
  const t = useWords()
  const [before, between, after] = t('signup.agree', { terms: '\u0000', privacy: '\u0000' }).split('\u0000')
  return (
    <p className={classes.fine}>
      {before}
      <Link to={paths.terms()} className={classes.link}>
        {t('signup.terms')}
      </Link>
      {between}
      <Link to={paths.privacy()} className={classes.link}>
        {t('signup.privacy')}
      </Link>
      {after}
    </p>
  )
}
