import { type FormEvent, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import type { MyOtherJob } from '../../../hiring/applications/moved.contract.ts'
import { QuestionBox } from '../../../job-board/apply/screens/QuestionBox.tsx'
import { bringWords } from '../../../job-board/apply/words/index.ts'
import { useWords } from '../words/index.ts'
import { answerOtherCall, listCall, otherJobsCall, readCall } from './calls.ts'
import classes from './mine.module.css'

type Props = { id: string; guest: boolean; title: string }

/** Other jobs the employer asks to consider the person for: a yes answers that job's own questions, a no needs nothing. */
export default function OtherJobs({ id, guest, title }: Props) {
  const { data } = useApiState(otherJobsCall, { key: id }, { anonymous: guest })
  const isReady = useBroughtWords(bringWords, (data?.asks.length ?? 0) > 0)
  if (!isReady) return null
  return data?.asks.map((ask) => <One key={ask.id} id={id} guest={guest} title={title} ask={ask} />)
}

const One = ({ id, guest, title, ask }: Props & { ask: MyOtherJob }) => {
  const t = useWords()
  const [answers, setAnswers] = useState<Record<string, { values: string[]; explanation: string }>>({})
  const command = useCommand(answerOtherCall, {
    refreshes: [otherJobsCall, readCall, listCall],
    ...(guest ? { anonymous: true } : {}),
  })
  const wrong = command.error?.fields ?? {}
  const form = {
    typed: { answers },
    wrong,
    answer: (question: string, change: Partial<{ values: string[]; explanation: string }>) =>
      setAnswers((all) => ({ ...all, [question]: { values: [], explanation: '', ...all[question], ...change } })),
  }
  const send = (agree: boolean) =>
    command.mutate({
      key: id,
      move: ask.id,
      agree,
      answers: agree
        ? ask.questions.map(({ id: q, kind }) => {
            const { values = [], explanation = '' } = answers[q] ?? {}
            return { id: q, values: kind === 'number' ? values.map((v) => v.replace(',', '.')) : values, explanation }
          })
        : [],
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(true)
  }
  const name = { job: ask.job.title }
  return (
    <section aria-label={t('other.title', name)} className={classes.form}>
      <h2 className={classes.heading}>{t('other.title', name)}</h2>
      <p dir="auto" className={classes.body}>
        {ask.why}
      </p>
      {ask.status === 'agreed' && <p role="status">{t('other.agreed')}</p>}
      {ask.status === 'declined' && <p role="status">{t('other.declined')}</p>}
      {ask.status === 'asked' && !ask.open && <p>{t('other.over')}</p>}
      {ask.open && (
        <form onSubmit={submit} className={classes.form} noValidate>
          <p>
            <Link to={paths.job(ask.job.id)}>{t('openJob')}</Link>
          </p>
          <p>{ask.cv ? t('other.handsCv', { cv: ask.cv }) : t('other.hands')}</p>
          <p>{ask.endsFirst ? t('other.ends', { job: title }) : t('other.stays', { job: title })}</p>
          <p>{t('other.free')}</p>
          {ask.questions.map((q) => (
            <QuestionBox key={q.id} question={q} form={form} />
          ))}
          {command.error && (
            <p role="alert" className={classes.failure}>
              {command.error.message}
            </p>
          )}
          <div className={classes.row}>
            <button type="submit" className={classes.press} disabled={command.isPending}>
              {t('other.yes')}
            </button>
            <button
              type="button"
              className={classes.quietPress}
              disabled={command.isPending}
              onClick={() => send(false)}
            >
              {t('other.no')}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}
