import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ReplyForm } from '../../../../web/ui/ReplyForm.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { Talk } from '../../../../web/ui/Talk.tsx'
import type { MyQuestion } from '../contract.ts'
import { useMyQuestionWords } from '../employee/words/index.ts'
import { QUESTION_KINDS, type QuestionKind } from '../rules.ts'
import { askCall, closeMineCall, mineCall, moreCall } from './calls.ts'
import { STATE_TONES } from './tones.ts'

/** What the reader asks HR, and what they asked before with the answers. */
export default function MyQuestions() {
  const t = useMyQuestionWords()
  const { data, error, isFetching, refetch } = useApiState(mineCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={3} columns={1} />
  return (
    <div className={panel.stack}>
      <Ask />
      {data.questions.length === 0 && <p className={panel.quiet}>{t('none')}</p>}
      {data.questions.map((question) => (
        <Asked key={question.id} question={question} />
      ))}
    </div>
  )
}

const Ask = () => {
  const t = useMyQuestionWords()
  const [kind, setKind] = useState<QuestionKind>('leave')
  const ask = useCommand(askCall, { refreshes: [mineCall] })
  return (
    <section className={panel.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={panel.quiet}>{t('text')}</p>
      <NativeSelect
        label={t('kind')}
        value={kind}
        onChange={(event) => setKind(QUESTION_KINDS.find((one) => one === event.currentTarget.value) ?? 'other')}
        data={QUESTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {kind === 'pay' && (
        <p className={panel.note}>
          {t('payslip')} <Link to={paths.employeePortal({ tab: 'payroll' })}>{t('toPayslips')}</Link>
        </p>
      )}
      <ReplyForm
        label={t('question')}
        required={t('required')}
        send={t('send')}
        onSend={async (question) => {
          await ask.mutateAsync({ kind, question })
          notify.success(t('sent'))
        }}
      />
    </section>
  )
}

const Asked = ({ question }: { question: MyQuestion }) => {
  const t = useMyQuestionWords()
  const { day, list } = useFormat()
  const more = useCommand(moreCall, { refreshes: [mineCall] })
  const close = useCommand(closeMineCall, { refreshes: [mineCall] })
  const [isWriting, setWriting] = useState(false)
  const { id, state } = question
  const name = list([t(`kinds.${question.kind}`), day(question.askedAt)])
  const first = { id, by: t('you'), at: question.askedAt, words: question.question, tone: 'own' as const }
  const settle = () =>
    close
      .mutateAsync({ id })
      .then(() => notify.success(t('closed')))
      .catch((error: Error) => notify.failure(error.message))
  return (
    // Two of a day and a subject are called the same: an article is no landmark.
    <article className={panel.card} aria-label={name}>
      <div className={panel.row}>
        <h2>{name}</h2>
        <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      </div>
      <Talk
        label={t('written')}
        lines={[
          first,
          ...question.messages.map((message) =>
            message.kind === 'more'
              ? { ...message, by: t('you'), tone: 'own' as const }
              : { ...message, by: t('hr', { name: message.by }) },
          ),
        ]}
      />
      {isWriting ? (
        <ReplyForm
          label={t('more')}
          required={t('required')}
          send={t('sendMore')}
          {...(state === 'closed' ? { description: t('opensAgain') } : {})}
          onSend={async (words) => {
            await more.mutateAsync({ id, words })
            setWriting(false)
          }}
        />
      ) : (
        <div className={panel.row}>
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('more')}
          </Button>
          {state !== 'closed' && (
            <Button variant="subtle" loading={close.isPending} onClick={() => void settle()}>
              {t('close')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
