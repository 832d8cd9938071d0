import { type FormEvent, useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { ApiError, call } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import fit from '../../job-fit/screens/fit.module.css'
import type { readMyQuestions } from '../contract.ts'
import { LONGEST_QUESTION } from '../rules.ts'
import { useQuestionWords } from '../words/index.ts'
import { askCall, mineCall } from './calls.ts'
import classes from './questions.module.css'

type MyQuestions = Output<typeof readMyQuestions>

/** What one has asked about this job, with the answers, and the way to ask. Nothing where the network does not answer. */
export const Ask = ({ id }: { id: string }) => {
  const t = useQuestionWords()
  const language = useLanguage()
  const [told, setTold] = useState<MyQuestions>()
  const [words, setWords] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const leave = new AbortController()
    call(mineCall, { job: id }, { signal: leave.signal, anonymous: true })
      .then(setTold)
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  if (!told || (!told.mayAsk && told.questions.length === 0)) return null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    setFailure('')
    try {
      setTold(await call(askCall, { job: id, words, language }, { anonymous: true }))
      setWords('')
      setState('sent')
    } catch (error) {
      setFailure((error instanceof ApiError && error.fields.words) || (error as Error).message)
      setState('open')
    }
  }
  return (
    <section className={`${fit.fit} ${classes.ask}`} aria-label={t(told.mayAsk ? 'title' : 'yours')}>
      {told.questions.length > 0 && <h2 id="asked-by-me">{t('yours')}</h2>}
      {told.questions.length > 0 && (
        <ul aria-labelledby="asked-by-me">
          {told.questions.map((q) => (
            <li key={q.id}>
              <b dir="auto">{q.words}</b>
              {q.answer !== null && !q.removed && (
                <p className={classes.words} dir="auto">
                  {q.answer}
                </p>
              )}
              {q.removed && <span className={fit.quiet}>{t('removed')}</span>}
              {!q.removed && q.answer === null && <span className={fit.quiet}>{t('waiting')}</span>}
              {q.published && <span className={fit.quiet}>{t('onAdvert')}</span>}
            </li>
          ))}
        </ul>
      )}
      {told.mayAsk && told.left > 0 && (
        <details>
          <summary>{t('title')}</summary>
          <form onSubmit={(event) => void send(event)}>
            <label>
              <span>{t('label')}</span>
              <textarea
                rows={3}
                maxLength={LONGEST_QUESTION}
                required
                value={words}
                onChange={(e) => setWords(e.currentTarget.value)}
                aria-describedby="ask-how"
              />
            </label>
            <p id="ask-how" className={fit.quiet}>
              {t('text')}
            </p>
            <button type="submit" disabled={state === 'sending'}>
              {t('send')}
            </button>
          </form>
        </details>
      )}
      {told.mayAsk && told.left === 0 && <p className={fit.quiet}>{t('full')}</p>}
      {failure && <p role="alert">{failure}</p>}
      <p role="status" className={fit.quiet}>
        {state === 'sent' && t('sent')}
      </p>
    </section>
  )
}
