import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { JobReport } from '../../../job-board/reports/reports.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './reports.module.css'

/** Where a report stands: what it says, what is hidden, until when somebody looks, what was decided. */
export const Marks = ({ report: r }: { report: JobReport }) => {
  const say = useWords()
  const format = useFormat()
  return (
    <p className={classes.marks}>
      <StatusBadge tone="calm">{say(`reasons.${r.reason}`)}</StatusBadge>
      {r.decision === null && r.hiddenSince && <StatusBadge tone="careful">{say('hidden')}</StatusBadge>}
      {r.decision === null && (
        <StatusBadge tone={r.isLate ? 'wrong' : 'idle'}>
          {say(r.isLate ? 'overdue' : 'by', { when: format.day(r.answerBy) })}
        </StatusBadge>
      )}
      {r.decision && (
        <StatusBadge tone={r.decision === 'kept' ? 'ok' : 'wrong'}>{say(`decisions.${r.decision}`)}</StatusBadge>
      )}
    </p>
  )
}

/** The words of whoever told, and of whoever decided. */
export const Said = ({ report: r }: { report: JobReport }) => {
  const say = useWords()
  const format = useFormat()
  const decided = r.decidedAt && format.moment(r.decidedAt)
  return (
    <>
      <p className={classes.quiet}>
        {say('told', { number: format.isolated(r.caseNumber), when: format.moment(r.at) })}
      </p>
      {r.words ? (
        <blockquote className={classes.quote} dir="auto">
          {r.words}
        </blockquote>
      ) : (
        <p className={classes.quiet}>{say('noWords')}</p>
      )}
      {decided && (
        <p className={classes.quiet}>
          {r.decidedBy
            ? say('decidedBy', { when: decided, who: format.isolated(r.decidedBy) })
            : say('decidedAt', { when: decided })}
        </p>
      )}
      {r.decidedWhy && <p>{say('why', { why: format.isolated(r.decidedWhy) })}</p>}
    </>
  )
}
