import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import type { FullApplication } from '../work.contract.ts'
import classes from './work.module.css'

const KINDS = [
  'applied',
  'viewed',
  'move',
  'reorder',
  'reject',
  'restore',
  'undo',
  'told',
  'withdraw',
  'message',
  'note',
  'asked',
  'cv',
  'tag',
  'assign',
  'merge',
  'unmerge',
  'jobClosed',
  'jobReopened',
  'scorecard',
  'hired',
  'hold',
  'unhold',
  'feedback_asked',
  'other_job_asked',
  'other_job_agreed',
  'other_job_declined',
  'other_job_taken_back',
  'interview_proposed',
  'interview_arranged',
  'interview_moved',
  'interview_chosen',
  'interview_declined',
  'interview_cancelled',
  'interview_done',
  'interview_no_show',
  'offer_approval',
  'offer_approved',
  'offer_draft',
  'offer_sent',
  'offer_withdrawn',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
]

/** What happened to an application, the latest first. */
export const History = ({ application: a }: { application: FullApplication }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <section className={classes.card} aria-labelledby="history">
      <h3 id="history">{t('history')}</h3>
      <ol className={classes.history}>
        {a.events.map((e) => (
          <li key={e.id}>
            <time dateTime={e.at}>{format.moment(e.at)}</time>
            <span>
              {t(`events.${(KINDS.includes(e.kind) ? e.kind : 'other') as 'move'}`)}
              {e.from && e.to && e.from !== e.to && `: ${e.from} → ${e.to}`}
              {e.who && <span className={classes.quiet}> · {e.who}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
