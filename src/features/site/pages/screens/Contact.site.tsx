import { type ReactNode, useEffect, useRef } from 'react'
import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { Offices } from '../../../../web/shell/Offices.tsx'
import { Press } from '../../../../web/shell/Press.tsx'
import { useCountryName, useSamples } from '../../home/screens/figures.tsx'
import { Hero } from '../../home/screens/parts.tsx'
import site from '../../home/screens/site.module.css'
import { usePagesWords } from '../words/index.ts'
import classes from './form.module.css'
import { useContact, type Wrong } from './useContact.ts'

const TOPICS = {
  sales: 'topicSales',
  support: 'topicSupport',
  privacy: 'topicPrivacy',
  press: 'topicPress',
  other: 'topicOther',
} as const
const topics = Object.keys(TOPICS) as (keyof typeof TOPICS)[]

const Contact = () => {
  const t = usePagesWords()
  return (
    <div className={site.page}>
      <Hero title={t('contact.title')} lead={t('contact.lead')} />
      <div className={classes.split}>
        <Form />
        <div className={classes.beside}>
          <h2>{t('contact.direct')}</h2>
          <a href={`mailto:${SUPPORT_EMAIL}`} className="ltr">
            {SUPPORT_EMAIL}
          </a>
          <h2>{t('contact.officesTitle')}</h2>
          <Offices wide />
        </div>
      </div>
    </div>
  )
}
export default Contact

const Form = () => {
  const t = usePagesWords()
  const countries = useSamples()
  const named = useCountryName()
  const { wrong, failure, sending, sentTo, send, again } = useContact(t)
  if (sentTo) return <Sent to={sentTo} again={again} />
  return (
    <form className={classes.form} onSubmit={send} noValidate aria-label={t('contact.title')}>
      <Field name="name" label={t('contact.name')} wrong={wrong}>
        {(told) => <input {...told} required maxLength={100} autoComplete="name" />}
      </Field>
      <Field name="email" label={t('contact.email')} wrong={wrong}>
        {(told) => <input {...told} required type="email" maxLength={254} autoComplete="email" dir="ltr" />}
      </Field>
      <Field name="company" label={t('contact.company')} wrong={wrong}>
        {(told) => <input {...told} maxLength={150} autoComplete="organization" />}
      </Field>
      <Field name="country" label={t('contact.country')} wrong={wrong}>
        {(told) => (
          <select {...told}>
            <option value="">{t('contact.noCountry')}</option>
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {named(country)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="topic" label={t('contact.topic')} wrong={wrong} whole>
        {(told) => (
          <select {...told}>
            {topics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact.${TOPICS[topic]}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label={t('contact.message')} help={t('contact.messageHelp')} wrong={wrong} whole>
        {(told) => <textarea {...told} required maxLength={5000} rows={7} />}
      </Field>
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
      <div className={`${classes.whole} ${classes.foot}`}>
        {failure && (
          <p role="alert" className={classes.wrong}>
            {failure}
          </p>
        )}
        <Press type="submit" large disabled={sending}>
          {t(sending ? 'contact.sending' : 'contact.send')}
        </Press>
        <noscript>{t('contact.without', { email: SUPPORT_EMAIL })}</noscript>
      </div>
    </form>
  )
}

type FieldProps = { id: string; name: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type FieldOf = {
  name: keyof Wrong
  label: string
  help?: string
  wrong: Wrong
  whole?: boolean
  children: (told: FieldProps) => ReactNode
}

const Field = ({ name, label, help, wrong, whole = false, children }: FieldOf) => {
  const [id, said] = [`contact-${name}`, `contact-${name}-said`]
  const sentence = wrong[name]
  return (
    <div className={`${classes.field} ${whole ? classes.whole : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': sentence ? true : undefined,
        'aria-describedby': sentence || help ? said : undefined,
      })}
      {(sentence || help) && (
        <p id={said} className={sentence ? classes.wrong : classes.help}>
          {sentence ?? help}
        </p>
      )}
    </div>
  )
}

const Sent = ({ to, again }: { to: string; again: () => void }) => {
  const t = usePagesWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={classes.done} role="status" tabIndex={-1}>
      <h2>{t('contact.sentTitle')}</h2>
      <p>{t('contact.sent', { email: to })}</p>
      <Press look="quiet" onClick={again}>
        {t('contact.another')}
      </Press>
    </div>
  )
}
