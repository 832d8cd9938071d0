import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { JobReport } from '../../../job-board/reports/reports.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './reports.module.css'

/** Where a report stands: what it says, what is hidden, until when somebody looks, what was decided. */
export const Marks = ({ report: r }: { report: JobReport }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <p className={classes.marks}>
      <StatusBadge tone="calm">{t(`reasons.${r.reason}`)}</StatusBadge>
      {r.decision === null && r.hiddenSince && <StatusBadge tone="careful">{t('hidden')}</StatusBadge>}
      {r.decision === null && (
        <StatusBadge tone={r.isLate ? 'wrong' : 'idle'}>
          {t(r.isLate ? 'overdue' : 'by', { when: format.day(r.answerBy) })}
        </StatusBadge>
      )}
      {r.decision && (
        <StatusBadge tone={r.decision === 'kept' ? 'ok' : 'wrong'}>{t(`decisions.${r.decision}`)}</StatusBadge>
      )}
    </p>
  )
}

/** The words of whoever told, and of whoever decided. */
export const ReportStatement = ({ report: r }: { report: JobReport }) => {
  const t = useWords()
  const format = useFormat()
  const decided = r.decidedAt && format.moment(r.decidedAt)
  return (
    <>
      <p className={classes.quiet}>{t('told', { number: format.isolated(r.caseNumber), when: format.moment(r.at) })}</p>
      {r.words ? (
        <blockquote className={classes.quote} dir="auto">
          {r.words}
        </blockquote>
      ) : (
        <p className={classes.quiet}>{t('noWords')}</p>
      )}
      {decided && (
        <p className={classes.quiet}>
          {r.decidedBy
            ? t('decidedBy', { when: decided, who: format.isolated(r.decidedBy) })
            : t('decidedAt', { when: decided })}
        </p>
      )}
      {r.decidedWhy && <p>{t('why', { why: format.isolated(r.decidedWhy) })}</p>}
    </>
  )
}
