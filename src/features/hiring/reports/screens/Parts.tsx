import { rateOf } from '../../../../shared/rates.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { CostPerHire } from './CostPerHire.tsx'
import { Interviewers } from './Interviewers.tsx'
import { Bars, Part } from './Part.tsx'
import classes from './recruitment.module.css'
import { ReachedTable } from './Ways.tsx'

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
  return (
    <div className={classes.grid}>
      <Part name={t('parts.funnel')} means={t('means.funnel')} wide>
        {data.people === 0 ? (
          <p className={classes.quiet}>{t('noApplications')}</p>
        ) : (
          <Bars
            bars={data.funnel.map((f) => ({
              key: f.kind,
              name: t(`kinds.${f.kind}`),
              size: f.people,
              value: (
                <>
                  <small>{share(f.people, data.people)}</small>
                  <Link
                    to={listOf({ people: 'once', reached: f.kind })}
                    aria-label={`${format.number(f.people)}, ${t('listOf', { what: t(`kinds.${f.kind}`) })}`}
                  >
                    {format.number(f.people)}
                  </Link>
                </>
              ),
            }))}
          />
        )}
      </Part>
      <CostPerHire data={data} filter={filter} />
      <ReachedTable
        name="sources"
        rows={data.sources}
        listOf={(row, reached) => listOf({ people: 'once', source: row.of, reached })}
      />
      <ReachedTable
        name="months"
        rows={data.months}
        listOf={(row, reached) => listOf({ people: 'once', since: row.since, until: row.until, reached })}
      />
      <Part name={t('parts.stages')} means={t('means.stages')}>
        {data.stages.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
        <Bars
          bars={data.funnel.flatMap(({ kind }) => {
            const stay = data.stages.find((s) => s.kind === kind)
            if (!stay) return []
            const value = (
              <>
                <small>
                  {t('left')}:{' '}
                  <Link
                    to={listOf({ behind: `left_${kind}` })}
                    aria-label={`${format.number(stay.n)}, ${t('listOf', { what: format.list([t(`kinds.${kind}`), t('left')]) })}`}
                  >
                    {format.number(stay.n)}
                  </Link>
                </small>
                {t('days', { count: stay.days })}
              </>
            )
            return [{ key: kind, name: t(`kinds.${kind}`), size: stay.days, value }]
          })}
        />
      </Part>
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
