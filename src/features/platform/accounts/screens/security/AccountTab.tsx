import { Button, NativeSelect, SegmentedControl, Switch, TextInput, useMantineColorScheme } from '@mantine/core'
import { LANGUAGE_CODES } from '../../../../../shared/languages.ts'
import { callEndpoint, sendRequest } from '../../../../../web/call.ts'
import { useFaces } from '../../../../../web/faces.ts'
import { changeLanguage, LANGUAGES, type Language, useLanguage } from '../../../../../web/i18n.ts'
import { notify } from '../../../../../web/notify.ts'
import { getSession, startSession, useSession } from '../../../../../web/session.ts'
import { chooseHijri } from '../../../../../web/ui/chooseHijri.ts'
import { useHijriChoice } from '../../../../../web/ui/hijri.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../security/words/index.ts'
import { useWords as useAccountWords } from '../../words/index.ts'
import { Message } from '../Card.tsx'
import { changeCall } from '../calls.ts'
import { checksIn } from '../checks.ts'
import { PasswordField } from '../fields.tsx'
import { renameCall } from './calls.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

export const AccountTab = () => (
  <>
    <Profile />
    <Look />
    <Password />
  </>
)

const Profile = () => {
  const t = useWords()
  const sayAccount = useAccountWords()
  const { user } = useSession()
  const employee = user?.role === 'employee'
  return (
    <Section title={t('profile.title')} about={t(employee ? 'profile.aboutEmployee' : 'profile.about')}>
      <dl className={classes.facts}>
        {employee && (
          <div>
            <dt>{t('profile.name')}</dt>
            <dd>{`${user.firstName} ${user.lastName}`}</dd>
          </div>
        )}
        <div>
          <dt>{sayAccount('fields.email')}</dt>
          <dd>
            <span className="ltr">{user?.email}</span>
          </dd>
        </div>
        <div>
          <dt>{t('profile.role')}</dt>
          <dd>{user && t(`roles.${user.role}`)}</dd>
        </div>
      </dl>
      {!employee && <Name key={user?.id} />}
    </Section>
  )
}

const Name = () => {
  const t = useWords()
  const sayAccount = useAccountWords()
  const { user } = useSession()
  const checks = checksIn(sayAccount)
  const form = useFields(
    { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
    { firstName: checks.required('check.firstNameRequired'), lastName: checks.required('check.lastNameRequired') },
  )
  const send = form.submit(async (name) => {
    const answer = await callEndpoint(renameCall, name)
    const { token, trial } = getSession()
    if (token) startSession({ token, user: answer.user, trial })
    notify.success(t('profile.saved'))
  })
  return (
    <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
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
      <div>
        <Button type="submit" loading={form.sending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

const SCHEMES = ['light', 'dark', 'auto'] as const

const Look = () => {
  const t = useWords()
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isHijri = useHijriChoice()
  useFaces(LANGUAGE_CODES)
  const speak = async (next: Language) => {
    await changeLanguage(next)
    // Messages come in the language somebody reads here.
    sendRequest({ method: 'PUT', path: '/api/auth/language' }, { language: next }).catch(() => {})
  }
  return (
    <Section title={t('look.title')} about={t('look.about')}>
      <div className={classes.form}>
        <NativeSelect
          label={t('look.language')}
          value={language}
          onChange={(e) => void speak(e.currentTarget.value as Language)}
          data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          maw="20rem"
        />
        {language === 'ar' && (
          <Switch
            label={t('look.hijri')}
            description={t('look.hijriAbout')}
            checked={isHijri}
            onChange={(e) =>
              void chooseHijri(e.currentTarget.checked).catch((error: Error) => notify.failure(error.message))
            }
          />
        )}
        <div>
          <p id="appearance" className={classes.text}>
            {t('look.appearance')}
          </p>
          <SegmentedControl
            mt={6}
            aria-labelledby="appearance"
            value={colorScheme}
            onChange={(scheme) => setColorScheme(scheme as (typeof SCHEMES)[number])}
            data={SCHEMES.map((scheme) => ({ value: scheme, label: t(`look.${scheme}`) }))}
          />
        </div>
      </div>
    </Section>
  )
}

const Password = () => {
  const t = useWords()
  const checks = checksIn(useAccountWords())
  const form = useFields(
    { currentPassword: '', newPassword: '' },
    { currentPassword: checks.password, newPassword: checks.newPassword },
  )
  const send = form.submit(async (input) => {
    startSession(await callEndpoint(changeCall, input))
    form.set('currentPassword', '')
    form.set('newPassword', '')
    notify.success(t('password.changed'))
  })
  return (
    <Section title={t('password.title')} about={t('password.about')}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        <div className={classes.pair}>
          <PasswordField field={form.field('currentPassword')} label={t('password.current')} />
          <PasswordField field={form.field('newPassword')} label={t('password.fresh')} fresh />
        </div>
        <div>
          <Button type="submit" variant="default" loading={form.sending}>
            {t('password.change')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
