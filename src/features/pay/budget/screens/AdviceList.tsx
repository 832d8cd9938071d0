import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { AdviceView, BudgetBoard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { adviceCall, boardCall } from './calls.ts'

const LINKS: Readonly<Record<AdviceView['kind'], string>> = {
  overtime: paths.attendance(),
  vacancy: paths.recruitment({ tab: 'requisitions' }),
  drift: paths.payroll(),
  law: paths.filings(),
  leave: paths.leave(),
  allowance: paths.payroll(),
  levy: paths.recruitment({ tab: 'requisitions' }),
}

/** What stands out, each with the figures behind it, where to go, and a word to it. */
export const AdviceList = ({ board }: { board: BudgetBoard }) => {
  const t = useWords()
  return (
    <section aria-labelledby="budget-advice" className={classes.stack}>
      <h2 id="budget-advice" className={classes.title}>
        {t('advice.title')}
      </h2>
      {board.advice.length === 0 && <p className={classes.quiet}>{t('advice.none')}</p>}
      <ul className={classes.list}>
        {board.advice.map((advice) => (
          <li key={advice.key} className={classes.card}>
            <OneAdvice board={board} advice={advice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const useAbout = () => {
  const t = useWords()
  const { month } = useFormat()
  return ({ kind, about }: AdviceView): string => {
    if (kind === 'law') return month(about)
    if (kind === 'levy') return t(`sectors.${about as 'services'}`)
    return about || t(kind === 'allowance' ? 'advice.several' : 'noDepartment')
  }
}

const OneAdvice = ({ board, advice }: { board: BudgetBoard; advice: AdviceView }) => {
  const t = useWords()
  const { month, number, day } = useFormat()
  const money = useMinor(board.entity.country, board.entity.currency)
  const about = useAbout()(advice)
  const inUnit = (unit: 'minor' | 'people', value: number) => (unit === 'minor' ? money(value) : number(value))
  const written = (one: AdviceView['evidence'][number]): string => {
    if (one.minor !== undefined) return money(one.minor)
    if (one.percent !== undefined) return `${number(one.percent)} %`
    return one.month === undefined ? number(one.count ?? 0) : month(one.month)
  }
  return (
    <>
      <h3 className={classes.title}>{t(`adviceKinds.${advice.kind}`, { about })}</h3>
      <dl className={classes.evidence}>
        {advice.evidence.map((one) => (
          <div key={one.name}>
            <dt>{t(`evidence.${one.name as 'over'}`)}</dt>
            <dd className="figures">{written(one)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>
        {t(advice.isExpired ? 'advice.ended' : 'advice.holds', {
          day: day(advice.expiresOn),
          why: t(`advice.${advice.expiry}`),
        })}
      </p>
      {advice.result && <Result result={advice.result} write={(value) => inUnit(advice.promise.unit, value)} />}
      <div className={classes.actions}>
        <Button size="sm" variant="default" component={Link} to={LINKS[advice.kind]}>
          {t(`adviceLinks.${advice.kind}`)}
        </Button>
        {advice.answer && <Answered answer={advice.answer} />}
        {!advice.answer && board.mayWrite && !advice.isExpired && <Answer board={board} of={advice} />}
      </div>
    </>
  )
}

type ResultProps = { result: NonNullable<AdviceView['result']>; write: (value: number) => string }

/** What became of an advisory that was taken up, against what it promised. */
const Result = ({ result, write }: ResultProps) => {
  const t = useWords()
  const { day, month, list, number } = useFormat()
  if (result.state !== 'measured' || result.after === null || result.change === null)
    return (
      <p className={classes.quiet}>
        {t(result.state === 'waits' ? 'result.waits' : 'result.open', { day: day(result.due) })}
      </p>
    )
  const figures = [
    { name: 'before', value: write(result.before), of: list(result.monthsBefore.map(month)) },
    { name: 'promised', value: write(result.promised), of: '' },
    { name: 'after', value: write(result.after), of: list(result.monthsAfter.map(month)) },
    { name: 'change', value: write(result.change), of: '' },
  ] as const
  return (
    <>
      <dl className={classes.evidence}>
        {figures.map(({ name, value, of }) => (
          <div key={name}>
            <dt>{t(`result.${name}`)}</dt>
            <dd className="figures">
              {value} {of && <span className={classes.quiet}>{of}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {result.share !== null && (
        <p className={classes.quiet}>{t('result.share', { share: `${number(result.share)} %` })}</p>
      )}
    </>
  )
}

const Answered = ({ answer }: { answer: NonNullable<AdviceView['answer']> }) => {
  const t = useWords()
  const by = answer.by ?? t('advice.somebody')
  return (
    <>
      <StatusBadge tone={answer.state === 'accepted' ? 'ok' : 'idle'}>
        {t(`advice.${answer.state}`, { by })}
      </StatusBadge>
      {answer.reason && <span className={classes.quiet}>{answer.reason}</span>}
    </>
  )
}

const Answer = ({ board, of }: { board: BudgetBoard; of: AdviceView }) => {
  const t = useWords()
  const [reason, setReason] = useState('')
  const answer = useCommand(adviceCall, { refreshes: [boardCall] })
  const say = (state: 'accepted' | 'dismissed') =>
    answer.mutate(
      { id: board.budget.id, key: of.key, state, reason },
      {
        onSuccess: () => notify.success(t('advice.saved')),
        onError: (problem) => notify.failure(problem.message),
      },
    )
  return (
    <>
      <TextInput
        size="sm"
        aria-label={t('advice.reason')}
        placeholder={t('advice.reason')}
        maxLength={500}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
      />
      <Button size="sm" variant="default" onClick={() => say('accepted')} loading={answer.isPending}>
        {t('advice.accept')}
      </Button>
      <Button size="sm" variant="default" onClick={() => say('dismissed')} disabled={reason.trim() === ''}>
        {t('advice.dismiss')}
      </Button>
    </>
  )
}
