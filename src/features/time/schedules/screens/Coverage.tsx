import { NativeSelect, TextInput } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import { useSymbol } from '../../../platform/geo/screens/countries.ts'
import { useWords } from '../words/index.ts'
import { coverageCall, setupCall } from './calls.ts'
import { daysOf } from './range.ts'
import classes from './roster.module.css'

const AT = { tab: 'roster', day: '', site: '' }
const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10

/** Two weeks: people needed against people there, hours of each day, and what they cost. */
export const Coverage = () => {
  const t = useWords()
  const format = useFormat()
  const symbolOf = useSymbol()
  const [at, go] = useAddress(AT)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(at.day) ? at.day : ownToday()
  const first = daysOf('week', day)
  const [from = day] = first
  const until = new Date(Date.parse(`${from}T00:00:00Z`) + 13 * 86_400_000).toISOString().slice(0, 10)
  const { data, error, isFetching, refetch } = useApiState(coverageCall, { from, until, siteId: at.site })
  const setup = useApiState(setupCall, {})
  const change = (values: Partial<typeof AT>) => void go(values, { replace: true })
  const amount = ({ minor, currency, decimals }: { minor: number; currency: string; decimals: number }) =>
    format.money(minor / 10 ** decimals, { symbol: symbolOf(currency), decimals })
  const hours = (minutes: number) => t('hours', { hours: format.number(hoursOf(minutes)) })
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          type="date"
          label={t('jump')}
          value={day}
          onChange={(e) => e.currentTarget.value && change({ day: e.currentTarget.value })}
        />
        <NativeSelect
          label={t('site')}
          value={at.site}
          onChange={(e) => change({ site: e.currentTarget.value })}
          data={[
            { value: '', label: t('allSites') },
            ...(setup.data?.sites ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} kept={Boolean(data)} />}
      {!data && !error && <LoadingTable rows={6} columns={4} />}
      {data && (
        <>
          <Figures
            figures={[
              { label: t('totalHours'), value: hours(data.minutes) },
              { label: t('totalOpen'), value: hours(data.openMinutes) },
            ]}
          />
          {data.costs && data.costs.length > 0 && (
            <section className={classes.costs} aria-label={t('cost')}>
              <Figures
                figures={data.costs.map((cost) => ({
                  label: t('costIn', { currency: cost.currency }),
                  value: amount(cost),
                }))}
              />
              <p className={classes.hint}>
                {data.peopleWithoutRate > 0
                  ? `${t('costHint')}. ${t('withoutRate', { count: data.peopleWithoutRate })}`
                  : t('costHint')}
              </p>
            </section>
          )}
          <Chart
            kind="stacked"
            title={t('coverage')}
            description={t('coverageMeans')}
            of={t('day')}
            points={data.days.map((one) => ({ id: one.day, name: format.day(one.day) }))}
            series={[
              { id: 'given', name: t('rostered'), values: data.days.map(({ minutes }) => hoursOf(minutes)) },
              { id: 'open', name: t('openHours'), values: data.days.map(({ openMinutes }) => hoursOf(openMinutes)) },
            ]}
            write={(value) => t('hours', { hours: format.number(value) })}
            empty={t('noHours')}
          />
          <section className={classes.card} aria-label={t('gaps')}>
            <h2 className={classes.title}>{t('gaps')}</h2>
            {data.gaps.length === 0 && (
              <p className={classes.quiet}>{t((setup.data?.demands.length ?? 0) > 0 ? 'noGaps' : 'noNeeds')}</p>
            )}
            <ul className={classes.list}>
              {data.gaps.map((gap) => (
                <li key={`${gap.site} ${gap.day} ${gap.start} ${gap.skill}`} className={classes.item}>
                  <span>
                    {format.day(gap.day)}{' '}
                    <strong>
                      <TimeRange from={gap.start} until={gap.end} />
                    </strong>{' '}
                    <bdi>{format.list([gap.site, gap.skill])}</bdi>
                  </span>
                  <span>{t('missing', { count: gap.missing })}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  )
}
