import { Alert, Button } from '@mantine/core'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { VERDICTS } from '../../../matching/matching/verdict.rules.ts'
import type { readOversight } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { oversightCall, tickCall } from './calls.ts'
import classes from './fairness.module.css'

type OversightReport = Output<typeof readOversight>

/** Because a program orders: what a person looks at each week, and whether its verdicts move. */
export const Oversight = () => {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(oversightCall, {})
  if (isPending) return <LoadingTable rows={4} columns={3} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  return (
    <>
      <section className={classes.panel} aria-label={t('sample')}>
        <h2>{t('sample')}</h2>
        <p className={classes.quiet}>{data.sample.length === 0 ? t('sampleNone') : t('sampleIntro')}</p>
        {data.week && data.sample.length > 0 && <Sample week={data.week} sample={data.sample} />}
      </section>
      <Drifting data={data} />
    </>
  )
}

const Sample = ({ week, sample }: { week: string; sample: OversightReport['sample'] }) => {
  const t = useWords()
  const format = useFormat()
  const tick = useCommand(tickCall, { refreshes: [oversightCall] })
  const done = sample.filter((s) => s.lookedAt !== null).length
  return (
    <>
      <p className={classes.quiet} role="status">
        {t('sampleWeek', { day: format.day(week) })} · {t('progress', { done, all: sample.length })}
      </p>
      {tick.error && (
        <Alert color="red" role="alert">
          {tick.error.message}
        </Alert>
      )}
      <ul className={classes.rows}>
        {sample.map((s) => {
          const what = t('candidate', { number: s.number, job: s.job })
          const day = s.lookedAt ? format.dayOf(s.lookedAt) : ''
          return (
            <li key={s.id}>
              <span>
                <Link to={paths.ats({ application: s.id })} aria-label={t('openIt', { what })}>
                  {what}
                </Link>
                <small>{t('metOf', { met: s.met, of: s.of })}</small>
              </span>
              {s.lookedAt ? (
                <small>{s.lookedBy ? t('looked', { who: s.lookedBy, day }) : t('lookedGone', { day })}</small>
              ) : (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={t('tickOf', { what })}
                  disabled={tick.isPending}
                  onClick={() => tick.mutate({ application: s.id, week })}
                >
                  {t('tick')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Drifting = ({ data }: { data: OversightReport }) => {
  const t = useWords()
  const format = useFormat()
  const { drift, weeks } = data
  const shareOf = (week: OversightReport['weeks'][number], verdict: (typeof VERDICTS)[number]) => {
    const all = VERDICTS.reduce((sum, one) => sum + week[one], 0)
    return all === 0 ? null : week[verdict] / all
  }
  return (
    <section className={classes.panel} aria-label={t('drift')}>
      <Chart
        kind="line"
        title={t('drift')}
        description={t('driftMeans')}
        level={2}
        of={t('week')}
        points={weeks.map(({ week }) => ({ id: week, name: format.day(week) }))}
        series={VERDICTS.map((verdict) => ({
          id: verdict,
          name: t(`verdicts.${verdict}`),
          values: weeks.map((week) => shareOf(week, verdict)),
        }))}
        write={(share) => `${format.number(Math.round(share * 100))}%`}
        empty={t('states.tooFew')}
      />
      {drift.state === 'moved' && drift.verdict ? (
        <Alert color="red" role="alert">
          {t('moved', {
            verdict: t(`verdicts.${drift.verdict}`),
            before: Math.round((drift.before ?? 0) * 100),
            last: Math.round((drift.last ?? 0) * 100),
          })}
        </Alert>
      ) : (
        weeks.length > 0 && (
          <p className={classes.quiet}>{drift.state === 'steady' ? t('states.steady') : t('states.tooFew')}</p>
        )
      )}
    </section>
  )
}
