import { IconMessage } from '@tabler/icons-react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ReplyForm } from '../../../../web/ui/ReplyForm.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
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
  return (
    <ReplyForm
      label={t('questions.answer')}
      required={t('questions.required')}
      send={t('questions.send')}
      most={1000}
      onSend={async (words) => {
        await answer.mutateAsync({ id, answer: words })
        notify.success(t('questions.sent'))
      }}
    />
  )
}
