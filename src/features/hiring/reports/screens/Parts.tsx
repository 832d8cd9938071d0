import { rateOf } from '../../../../shared/rates.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Overview } from '../contract.ts'
import { usualDays } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { CostPerHire } from './CostPerHire.tsx'
import { Interviewers } from './Interviewers.tsx'
import { Bars, Part } from './Part.tsx'
import classes from './recruitment.module.css'
import { ReachedChart } from './Ways.tsx'

type Stay = Overview['stages'][number]
export type Filter = { department: string; country: string; job: string }

/** What a figure is made of. */
export const Parts = ({ data, filter }: { data: Overview; filter: Filter }) => {
  const t = useWords()
  const format = useFormat()
  const given = Object.fromEntries(Object.entries(filter).filter(([, v]) => v))
  const listOf = (more: Record<string, string>) =>
    paths.manageApplications({ outcome: 'all', since: data.since, until: data.until, ...given, ...more })
  const ofJobs = Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'job'))
  const share = (n: number, of: number) => {
    const { rate } = rateOf(n, of)
    return rate === null ? t('tooFew') : `${format.number(Math.round(rate * 100))}%`
  }
  /** The list behind a figure, and what it is called. */
  const behind = (n: number, what: string, more: Record<string, string>) => ({
    to: listOf(more),
    name: `${format.number(n)}, ${t('listOf', { what })}`,
  })
  const stays = data.funnel.flatMap(({ kind }) => data.stages.find((stay) => stay.kind === kind) ?? [])
  return (
    <div className={classes.grid}>
      <section className={`${classes.panel} ${classes.wide}`}>
        <Chart
          kind="funnel"
          level={2}
          title={t('parts.funnel')}
          description={t('means.funnel')}
          of={t('stage')}
          points={data.funnel.map(({ kind }) => ({ id: kind, name: t(`kinds.${kind}`) }))}
          series={[
            { id: 'people', name: t('people'), values: data.people === 0 ? [] : data.funnel.map((f) => f.people) },
          ]}
          also={[{ header: t('ofApplied'), values: data.funnel.map((f) => share(f.people, data.people)) }]}
          write={format.number}
          linkOf={(i) =>
            behind(data.funnel[i]?.people ?? 0, t(`kinds.${data.funnel[i]?.kind ?? 'applied'}`), {
              people: 'once',
              reached: data.funnel[i]?.kind ?? '',
            })
          }
          empty={t('noApplications')}
        />
      </section>
      <CostPerHire data={data} filter={filter} />
      <ReachedChart
        name="sources"
        rows={data.sources}
        listOf={(row, reached) => listOf({ people: 'once', source: row.of, reached })}
      />
      <ReachedChart
        name="months"
        rows={data.months}
        listOf={(row, reached) => listOf({ people: 'once', since: row.since, until: row.until, reached })}
      />
      <section className={classes.panel}>
        <Chart
          kind="bar"
          layout="rows"
          level={2}
          title={t('parts.stages')}
          description={t('means.stages')}
          of={t('stage')}
          points={stays.map(({ kind }) => ({ id: kind, name: t(`kinds.${kind}`) }))}
          series={[{ id: 'days', name: t('median'), values: stays.map(usualDays) }]}
          also={[{ header: t('left'), values: stays.map((s) => format.number(s.n)) }]}
          write={(days) => t('days', { count: days })}
          linkOf={(i) => {
            const { kind, n } = stays[i] as Stay
            return behind(n, format.list([t(`kinds.${kind}`), t('left')]), { behind: `left_${kind}` })
          }}
          empty={t('none')}
        />
      </section>
      <Part name={t('parts.positions')} means={t('means.positions')}>
        <Bars
          bars={data.positions.ages.map((a) => ({
            key: a.age,
            name: t(`ages.${a.age}`),
            size: a.positions,
            value: (
              <>
                {t('positions', { count: a.positions })}
                {a.jobs > 0 && (
                  <Link
                    to={
                      filter.job
                        ? paths.companyJobs({ job: filter.job })
                        : paths.companyJobs({ positions: a.age, ...ofJobs })
                    }
                    aria-label={`${t('jobs', { count: a.jobs })}, ${t('listOf', { what: t(`ages.${a.age}`) })}`}
                  >
                    {t('jobs', { count: a.jobs })}
                  </Link>
                )}
              </>
            ),
          }))}
        />
        {data.positions.oldest.length > 0 && (
          <>
            <h3 className={classes.sub}>{t('oldest')}</h3>
            <ul className={classes.old}>
              {data.positions.oldest.map((p) => (
                <li key={p.id}>
                  <Link to={paths.companyJobs({ job: p.id })}>
                    <bdi>{p.title}</bdi>
                  </Link>
                  <span className="figures">
                    {t('positions', { count: p.left })} · {t('days', { count: p.days })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Part>
      <Interviewers rows={data.interviewers} filter={{ from: data.from, to: data.to, ...filter }} />
      <Plan plan={data.plan} />
    </div>
  )
}

const Plan = ({ plan }: { plan: Overview['plan'] }) => {
  const t = useWords()
  const { year, target, total } = plan
  return (
    <Part name={t('parts.plan')} means={t('means.plan', { year })}>
      {plan.departments === 0 ? (
        <p className={classes.quiet}>{t('noPlan', { year })}</p>
      ) : (
        <Bars
          bars={[{ key: 'plan', name: String(year), size: total, value: t('actual', { total, target }) }]}
          full={target}
        />
      )}
      <p className={classes.means}>
        <Link to={paths.recruitment({ tab: 'plan' })}>{t('toPlan')}</Link>
      </p>
    </Part>
  )
}
