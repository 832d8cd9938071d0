import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import type { PayslipLine } from '../../payroll/contract.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import { DownloadButton } from '../../payroll/screens/Download.tsx'
import type { openPayslip } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { answerCall, monthsCall, payslipCall, payslipsCall, publishCall, withdrawCall } from './calls.ts'
import classes from './payslips.module.css'

const SlipLeave = lazy(() =>
  loadWords(['pay/payroll/employee', 'time/leave/my']).then(() => import('../../payroll/screens/SlipLeave.tsx')),
)

type Opened = Output<typeof openPayslip>
type Input = { runId: string; employmentId: string; version: number }

const REFRESHES = [payslipCall, payslipsCall, monthsCall]

/** A payslip, line by line, with what its owner asks about it. */
export default function SlipDialog({
  of,
  mayPublish,
  onClose,
}: {
  of: string
  mayPublish: boolean
  onClose: () => void
}) {
  const t = useWords()
  const [runId = '', employmentId = '', version = '1'] = of.split('~')
  const asked = { runId, employmentId, version: Number(version) }
  const { data, error, isPending, refetch } = useApiState(payslipCall, asked)
  return (
    <Dialog title={data?.row.name ?? t('title')} size="lg" onClose={onClose}>
      {error && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isPending && <LoadingTable rows={5} columns={2} />}
      {data && <Slip data={data} asked={asked} mayPublish={mayPublish} />}
    </Dialog>
  )
}

const Slip = ({ data, asked, mayPublish }: { data: Opened; asked: Input; mayPublish: boolean }) => {
  const t = useWords()
  const { day } = useFormat()
  const period = usePeriod()
  const { row, lines, questions } = data
  const money = useMinor(row.country, row.currency)
  const of = (...kinds: PayslipLine['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind))
  const about = { version: row.version, period: period(row.from, row.until) }
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>
        {t('versionOf', about)} · {row.openedAt ? t('openedOn', { day: day(row.openedAt) }) : t('notOpened')}
      </p>
      {row.state === 'withdrawn' && (
        <Alert color="yellow">
          <bdi>{t('takenBack', { note: row.note ?? '' })}</bdi>
        </Alert>
      )}
      <Lines title={t('earnings')} lines={of('earning', 'reimbursement')} money={money} />
      <Lines title={t('deductions')} lines={of('deduction')} money={money} />
      <table className={classes.lines}>
        <tbody>
          <tr data-sum="">
            <th scope="row">{t('net')}</th>
            <td className="figures">{money(data.net)}</td>
          </tr>
        </tbody>
      </table>
      <Lines title={t('employer')} lines={of('employer')} money={money} />
      {data.leave !== null && data.leave.balances.length > 0 && (
        <Suspense>
          <SlipLeave leave={data.leave} />
        </Suspense>
      )}
      <div className={classes.actions}>
        <DownloadButton
          address={`/api/payroll/runs/${asked.runId}/people/${asked.employmentId}/payslip.pdf?version=${asked.version}`}
          name={`payslip-${row.payDay}-${row.number}.pdf`}
        >
          {t('pdf')}
        </DownloadButton>
        {mayPublish && row.state === 'withdrawn' && !row.isVoid && <PublishAgain asked={asked} />}
      </div>
      {mayPublish && row.state !== 'withdrawn' && <TakeBack asked={asked} />}
      <section className={classes.stack} aria-label={t('questions')}>
        <h3 className={classes.title}>{t('questions')}</h3>
        {questions.length === 0 && <p className={classes.quiet}>{t('noQuestions')}</p>}
        <ul className={classes.list}>
          {questions.map((question) => (
            <Question key={question.id} question={question} mayAnswer={mayPublish} />
          ))}
        </ul>
      </section>
      <p className={classes.quiet}>{t('looked')}</p>
    </div>
  )
}

type LinesProps = { title: string; lines: readonly PayslipLine[]; money: (minor: number) => string }

const Lines = ({ title, lines, money }: LinesProps) => {
  if (lines.length === 0) return null
  return (
    <table className={classes.lines}>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one key are told apart by their place alone
          <tr key={at}>
            <th scope="row">
              <bdi>{line.label}</bdi>
            </th>
            <td className="figures">
              <Explain name={line.label} explained={line.why}>
                {money(line.amount)}
              </Explain>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PublishAgain = ({ asked }: { asked: Input }) => {
  const t = useWords()
  const publish = useCommand(publishCall, { refreshes: REFRESHES })
  const send = () =>
    publish.mutate(asked, {
      onSuccess: () => notify.success(t('published')),
      onError: (problem) => notify.failure(problem.message),
    })
  return (
    <Button onClick={send} loading={publish.isPending}>
      {t('publish')}
    </Button>
  )
}

const TakeBack = ({ asked }: { asked: Input }) => {
  const t = useWords()
  const withdraw = useCommand(withdrawCall, { refreshes: REFRESHES })
  const { form, field, submit, sending, failure } = useFields(
    { note: '' },
    { note: (text) => (text.trim() ? null : t('noteRequired')) },
  )
  const send = submit(async ({ note }) => {
    await withdraw.mutateAsync({ ...asked, note })
    notify.success(t('withdrawn'))
  })
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.stack} aria-label={t('withdraw')}>
      <TextInput {...field('note')} label={t('note')} description={t('withdrawText')} required maxLength={300} />
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <div className={classes.actions}>
        <Button type="submit" variant="default" loading={sending}>
          {t('withdraw')}
        </Button>
      </div>
    </form>
  )
}

const Question = ({ question, mayAnswer }: { question: Opened['questions'][number]; mayAnswer: boolean }) => {
  const t = useWords()
  const { day } = useFormat()
  const about = { line: question.line ?? '', day: day(question.askedAt) }
  return (
    <li className={classes.stack}>
      <div>
        <span className={classes.quiet}>{t(question.line ? 'aboutLine' : 'about', about)}</span>
        <bdi>{question.question}</bdi>
        {question.answer && (
          <span className={classes.quiet}>
            <bdi>{question.answer}</bdi>{' '}
            {t('answered', { name: question.answeredBy ?? '', day: day(question.answeredAt ?? question.askedAt) })}
          </span>
        )}
      </div>
      {!question.answer && mayAnswer && <Answer id={question.id} />}
    </li>
  )
}

const Answer = ({ id }: { id: string }) => {
  const t = useWords()
  const answer = useCommand(answerCall, { refreshes: REFRESHES })
  const { form, field, submit, sending, failure } = useFields(
    { answer: '' },
    { answer: (text) => (text.trim() ? null : t('answerRequired')) },
  )
  const send = submit(async (values) => {
    await answer.mutateAsync({ id, ...values })
    notify.success(t('sent'))
  })
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.stack}>
      <Textarea {...field('answer')} label={t('answer')} required autosize minRows={2} maxLength={1000} />
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <div className={classes.actions}>
        <Button type="submit" variant="default" loading={sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
