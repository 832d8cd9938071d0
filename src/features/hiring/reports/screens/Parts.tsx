import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Overview } from '../contract.ts'
import { rateOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { CostPerHire } from './CostPerHire.tsx'
import { Interviewers } from './Interviewers.tsx'
import { Bars, Part } from './Part.tsx'
import classes from './recruitment.module.css'
import { Ways } from './Ways.tsx'

export type Filter = { department: string; country: string; job: string }

/** What a figure is made of. */
export const Parts = ({ data, filter }: { data: Overview; filter: Filter }) => {
  const say = useWords()
  const format = useFormat()
  const given = Object.fromEntries(Object.entries(filter).filter(([, v]) => v))
  const listOf = (more: Record<string, string>) =>
    paths.manageApplications({ outcome: 'all', since: data.since, until: data.until, ...given, ...more })
  const ofJobs = Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'job'))
  const share = (n: number, of: number) => {
    const { rate } = rateOf(n, of)
    return rate === null ? say('tooFew') : `${format.number(Math.round(rate * 100))}%`
  }
  return (
    <div className={classes.grid}>
      <Part name={say('parts.funnel')} means={say('means.funnel')} wide>
        {data.people === 0 ? (
          <p className={classes.quiet}>{say('noApplications')}</p>
        ) : (
          <Bars
            bars={data.funnel.map((f) => ({
              key: f.kind,
              name: say(`kinds.${f.kind}`),
              size: f.people,
              value: (
                <>
                  <small>{share(f.people, data.people)}</small>
                  <Link
                    to={listOf({ people: 'once', reached: f.kind })}
                    aria-label={`${format.number(f.people)}, ${say('listOf', { what: say(`kinds.${f.kind}`) })}`}
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
      <Ways
        name="sources"
        rows={data.sources}
        listOf={(row, reached) => listOf({ people: 'once', source: row.of, reached })}
      />
      <Ways
        name="months"
        rows={data.months}
        listOf={(row, reached) => listOf({ people: 'once', since: row.since, until: row.until, reached })}
      />
      <Part name={say('parts.stages')} means={say('means.stages')}>
        {data.stages.length === 0 && <p className={classes.quiet}>{say('none')}</p>}
        <Bars
          bars={data.funnel.flatMap(({ kind }) => {
            const stay = data.stages.find((s) => s.kind === kind)
            if (!stay) return []
            const value = (
              <>
                <small>
                  {say('left')}:{' '}
                  <Link
                    to={listOf({ behind: `left_${kind}` })}
                    aria-label={`${format.number(stay.n)}, ${say('listOf', { what: format.list([say(`kinds.${kind}`), say('left')]) })}`}
                  >
                    {format.number(stay.n)}
                  </Link>
                </small>
                {say('days', { count: stay.days })}
              </>
            )
            return [{ key: kind, name: say(`kinds.${kind}`), size: stay.days, value }]
          })}
        />
      </Part>
      <Part name={say('parts.positions')} means={say('means.positions')}>
        <Bars
          bars={data.positions.ages.map((a) => ({
            key: a.age,
            name: say(`ages.${a.age}`),
            size: a.positions,
            value: (
              <>
                {say('positions', { count: a.positions })}
                {a.jobs > 0 && (
                  <Link
                    to={
                      filter.job
                        ? paths.companyJobs({ job: filter.job })
                        : paths.companyJobs({ positions: a.age, ...ofJobs })
                    }
                    aria-label={`${say('jobs', { count: a.jobs })}, ${say('listOf', { what: say(`ages.${a.age}`) })}`}
                  >
                    {say('jobs', { count: a.jobs })}
                  </Link>
                )}
              </>
            ),
          }))}
        />
        {data.positions.oldest.length > 0 && (
          <>
            <h3 className={classes.sub}>{say('oldest')}</h3>
            <ul className={classes.old}>
              {data.positions.oldest.map((p) => (
                <li key={p.id}>
                  <Link to={paths.companyJobs({ job: p.id })}>
                    <bdi>{p.title}</bdi>
                  </Link>
                  <span className="figures">
                    {say('positions', { count: p.left })} · {say('days', { count: p.days })}
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
  const say = useWords()
  const { year, target, total } = plan
  return (
    <Part name={say('parts.plan')} means={say('means.plan', { year })}>
      {plan.departments === 0 ? (
        <p className={classes.quiet}>{say('noPlan', { year })}</p>
      ) : (
        <Bars
          bars={[{ key: 'plan', name: String(year), size: total, value: say('actual', { total, target }) }]}
          full={target}
        />
      )}
      <p className={classes.means}>
        <Link to={paths.recruitment({ tab: 'plan' })}>{say('toPlan')}</Link>
      </p>
    </Part>
  )
}
