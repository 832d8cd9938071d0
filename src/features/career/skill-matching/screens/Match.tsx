import { Button } from '@mantine/core'
import { IconCheck, IconCircleHalf2, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { Card } from '../../../job-board/jobs/screens/Card.tsx'
import { markCall, marksCall } from '../../job-fit/screens/calls.ts'
import type { SkillMatch } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { jobsCall, unlocksCall } from './calls.ts'
import classes from './matching.module.css'
import { useEvidence } from './useEvidence.ts'

const ICONS = { met: IconCheck, partly: IconCircleHalf2, missing: IconX, unknown: IconQuestionMark } as const

type Props = {
  match: SkillMatch
  saved: boolean
  /** Whether what the person puts first made the order. */
  ordered: boolean
}

/** One job: each of its must-haves, what it comes to, and by what. */
export const Match = ({ match, saved, ordered }: Props) => {
  const t = useWords()
  const format = useFormat()
  const mark = useCommand(markCall, { refreshes: [marksCall, jobsCall, unlocksCall] })
  const { job, needs, gap, first, lines } = match
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const hide = () =>
    mark.mutate(
      { job: job.id, kind: 'hidden' },
      {
        ...failed,
        onSuccess: () =>
          notify.success(t('jobs.hidden'), {
            label: t('jobs.undo'),
            onClick: () => mark.mutate({ job: job.id, kind: saved ? 'saved' : 'none' }, failed),
          }),
      },
    )
  return (
    <Card
      job={job}
      beside={
        <div className={classes.beside}>
          <p>
            <b>{t('jobs.met', { met: needs - gap, needs })}</b>
          </p>
          {ordered && first.length > 0 && (
            <p className={panel.quiet}>{t('jobs.why', { skills: format.list(first.map(format.isolated)) })}</p>
          )}
          <ul className={classes.needs}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an advert may say the same twice
              <NeedOfJob key={`${at}-${line.text}`} line={line} />
            ))}
          </ul>
          <div className={panel.row}>
            <Button
              size="compact-sm"
              variant={saved ? 'light' : 'default'}
              aria-pressed={saved}
              aria-label={`${t(saved ? 'jobs.saved' : 'jobs.save')}: ${job.title}`}
              onClick={() => mark.mutate({ job: job.id, kind: saved ? 'none' : 'saved' }, failed)}
            >
              {t(saved ? 'jobs.saved' : 'jobs.save')}
            </Button>
            <Button size="compact-sm" variant="subtle" aria-label={`${t('jobs.hide')}: ${job.title}`} onClick={hide}>
              {t('jobs.hide')}
            </Button>
          </div>
        </div>
      }
    />
  )
}

const NeedOfJob = ({ line }: { line: SkillMatch['lines'][number] }) => {
  const t = useWords()
  const format = useFormat()
  const evidenceOf = useEvidence()
  const { text, verdict, held, missing, years, months } = line
  const Icon = ICONS[verdict]
  return (
    <li>
      <Icon size={16} aria-hidden />
      <div>
        <p>
          <b>{t(`verdict.${verdict}`)}:</b> <bdi>{text}</bdi>
        </p>
        {held.map(({ label, evidence }) => (
          <p key={label} className={panel.quiet}>
            {t('need.by', { skill: format.isolated(label), evidence: format.list(evidence.map(evidenceOf)) })}
          </p>
        ))}
        {missing.length > 0 && held.length > 0 && (
          <p className={panel.quiet}>{t('need.missing', { skills: format.list(missing) })}</p>
        )}
        {years !== null && held.length > 0 && (
          <p className={panel.quiet}>
            {t('need.years', {
              count: years,
              known: months === null ? t('need.noMonths') : t('need.months', { count: months }),
            })}
          </p>
        )}
        {verdict === 'unknown' && <p className={panel.quiet}>{t('need.unknown')}</p>}
      </div>
    </li>
  )
}
