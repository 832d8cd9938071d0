import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Card } from '../../../job-board/jobs/screens/Card.tsx'
import { markCall, marksCall } from '../../job-fit/screens/calls.ts'
import type { DistanceJob } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { jobsCall, mapCall } from './calls.ts'
import classes from './distance.module.css'

/** One job, how far its town is, and how sure that is. */
export const Job = ({ found, saved }: { found: DistanceJob; saved: boolean }) => {
  const t = useWords()
  const format = useFormat()
  const mark = useCommand(markCall, { refreshes: [marksCall, jobsCall, mapCall] })
  const { job, near } = found
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const hide = () =>
    mark.mutate(
      { job: job.id, kind: 'hidden' },
      {
        ...failed,
        onSuccess: () =>
          notify.success(t('job.hidden'), {
            label: t('job.undo'),
            onClick: () => mark.mutate({ job: job.id, kind: saved ? 'saved' : 'none' }, failed),
          }),
      },
    )
  return (
    <Card
      job={job}
      beside={
        <div className={classes.beside}>
          {near && (
            <p>
              <b>
                {near.km === 0
                  ? t('job.same', { from: near.from })
                  : t('job.about', { km: format.number(near.km), from: near.from })}
              </b>
            </p>
          )}
          {near?.reach === 'maybe' && (
            <p className={classes.quiet}>
              {t('job.maybe', { town: job.place.name, spread: format.number(near.spread ?? 0) })}
            </p>
          )}
          {near?.reach === 'unknown' && <p className={classes.quiet}>{t('job.unknown', { town: job.place.name })}</p>}
          <div className={classes.row}>
            <Button
              size="compact-sm"
              variant={saved ? 'light' : 'default'}
              aria-pressed={saved}
              aria-label={`${t(saved ? 'job.saved' : 'job.save')}: ${job.title}`}
              onClick={() => mark.mutate({ job: job.id, kind: saved ? 'none' : 'saved' }, failed)}
            >
              {t(saved ? 'job.saved' : 'job.save')}
            </Button>
            <Button size="compact-sm" variant="subtle" aria-label={`${t('job.hide')}: ${job.title}`} onClick={hide}>
              {t('job.hide')}
            </Button>
          </div>
        </div>
      }
    />
  )
}
