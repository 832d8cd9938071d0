import { Button, Textarea } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { answerPayQuestion, PayQuestion } from '../slips.contract.ts'
import { useWords } from '../words/index.ts'
import { questionsCall } from './calls.ts'
import classes from './payroll.module.css'

const answerCall = wire<typeof answerPayQuestion>('POST', '/api/payroll/questions/:id/answer')

/** What employees ask about their payslips, those without an answer first. */
export default function Questions({ mayRun }: { mayRun: boolean }) {
  const t = useWords()
  const { data, error, isPending, refetch } = useApiState(questionsCall, {})
  if (error) return <ErrorState title={t('after.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={3} columns={2} />
  if (data.questions.length === 0)
    return (
      <EmptyState icon={<IconMessage size={22} stroke={1.6} />} title={t('questions.none')}>
        {t('questions.noneText')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {data.questions.map((question) => (
        <Question key={question.id} question={question} mayRun={mayRun} />
      ))}
    </ul>
  )
}

const Question = ({ question, mayRun }: { question: PayQuestion; mayRun: boolean }) => {
  const t = useWords()
  const { day } = useFormat()
  const about = { day: day(question.payDay), line: question.line ?? '' }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <strong>
          <bdi>{question.name}</bdi>
        </strong>
        <span className={classes.quiet}>{t(question.line ? 'questions.aboutLine' : 'questions.about', about)}</span>
      </div>
      <p>
        <bdi>{question.question}</bdi>
      </p>
      {question.answer && (
        <p className={classes.quiet}>
          <bdi>{question.answer}</bdi>
          <span className={classes.days}>
            {t('questions.by', { name: question.answeredBy ?? '', day: day(question.answeredAt ?? question.askedAt) })}
          </span>
        </p>
      )}
      {!question.answer && mayRun && <Answer id={question.id} />}
    </li>
  )
}

const Answer = ({ id }: { id: string }) => {
  const t = useWords()
  const answer = useCommand(answerCall, { refreshes: [questionsCall] })
  const { form, field, submit, sending, failure } = useFields(
    { answer: '' },
    { answer: (text) => (text.trim() ? null : t('questions.required')) },
  )
  const send = submit(async (values) => {
    await answer.mutateAsync({ id, ...values })
    notify.success(t('questions.sent'))
  })
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.stack}>
      <Textarea {...field('answer')} label={t('questions.answer')} required autosize minRows={2} maxLength={1000} />
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <div className={classes.actions}>
        <Button type="submit" loading={sending}>
          {t('questions.send')}
        </Button>
      </div>
    </form>
  )
}
