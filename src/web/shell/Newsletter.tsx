import { type FormEvent, useId, useState } from 'react'
import { useLanguage } from '../i18n.ts'
import { useWebWords } from '../words/index.ts'
import classes from './Footer.module.css'
import { Press } from './Press.tsx'

type State = 'asking' | 'sending' | 'subscribed' | 'emailWrong' | 'notSubscribed'

/** The newsletter's box: clears itself, and a link to confirm goes out. */
export const Newsletter = () => {
  const t = useWebWords()
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>('asking')
  const [box, said] = [useId(), useId()]

  const subscribe = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    const website = new FormData(e.currentTarget).get('website')
    setState('sending')
    try {
      const { sendRequest: request } = await import('../call.ts')
      const wire = { method: 'POST', path: '/api/newsletter' }
      const answer = await request(wire, { email, language, website }, { anonymous: true })
      if (answer.ok) setEmail('')
      const refused = answer.status === 422 ? 'emailWrong' : 'notSubscribed'
      setState(answer.ok ? 'subscribed' : refused)
    } catch {
      setState('notSubscribed')
    }
  }

  const wrong = state === 'emailWrong'
  return (
    <form className={classes.newsletter} onSubmit={subscribe} aria-label={t('footer.newsletter')}>
      <h2>{t('footer.newsletter')}</h2>
      <p>{t('footer.newsletterText')}</p>
      <label htmlFor={box}>{t('footer.email')}</label>
      <div className={classes.subscribe}>
        <input
          id={box}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          value={email}
          aria-invalid={wrong || undefined}
          aria-describedby={said}
          onChange={(e) => setEmail(e.target.value)}
        />
        <Press type="submit" look="quiet" disabled={state === 'sending'}>
          {t('footer.subscribe')}
        </Press>
      </div>
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
      <p
        id={said}
        aria-live="polite"
        data-wrong={wrong || state === 'notSubscribed' || undefined}
        className={classes.said}
      >
        {state !== 'asking' && state !== 'sending' && t(`footer.${state}`)}
      </p>
    </form>
  )
}
