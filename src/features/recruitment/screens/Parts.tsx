import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { useFormat } from '../../../web/ui/format.ts'
import type { Overview } from '../contract.ts'
import { rateOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import classes from './recruitment.module.css'

type Filter = { department: string; country: string; job: string }

const Part = ({
  name,
  means,
  wide,
  children,
}: {
  name: string
  means: string
  wide?: boolean
  children: ReactNode
}) => (
  <section className={`${classes.panel} ${wide ? classes.wide : ''}`} aria-label={name}>
    <h2>{name}</h2>
    <p className={classes.means}>{means}</p>
    {children}
  </section>
)

type Bar = { key: string; name: ReactNode; size: number; value: ReactNode }

/** A length beside each number; the number is what is read. */
const Bars = ({ bars, full = 1 }: { bars: readonly Bar[]; full?: number }) => {
  const most = Math.max(full, ...bars.map((b) => b.size))
  return (
    <ul className={classes.bars}>
      {bars.map((b) => (
        <li key={b.key}>
          <span>{b.name}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.fill}
              data-none={b.size === 0 || undefined}
              style={{ inlineSize: `${(b.size / most) * 100}%` }}
            />
          </span>
          <span className={classes.value}>{b.value}</span>
        </li>
      ))}
    </ul>
  )
}

/** What a figure is made of. */
export const Parts = ({ data, filter }: { data: Overview; filter: Filter }) => {
  const say = useWords()
  const format = useFormat()
  const given = Object.fromEntries(Object.entries(filter).filter(([, v]) => v))
  const listOf = (more: Record<string, string>) =>
    paths.manageApplications({ outcome: 'all', since: data.since, until: data.until, ...given, ...more })
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
                    to={listOf(f.kind === 'applied' ? {} : { reached: f.kind })}
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
      <Ways name="sources" rows={data.sources} listOf={listOf} />
      <Ways name="months" rows={data.months} />
      <Part name={say('parts.stages')} means={say('means.stages')}>
        {data.stages.length === 0 && <p className={classes.quiet}>{say('none')}</p>}
        <Bars
          bars={data.funnel.flatMap(({ kind }) => {
            const stay = data.stages.find((s) => s.kind === kind)
            if (!stay) return []
            const value = (
              <>
                <small>
                  {say('left')}: {format.number(stay.n)}
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
              <Link
                to={paths.companyJobs({ status: 'open' })}
                aria-label={`${format.number(a.positions)}, ${say('listOf', { what: say(`ages.${a.age}`) })}`}
              >
                {format.number(a.positions)}
              </Link>
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
      <Interviewers rows={data.interviewers} />
      <Plan plan={data.plan} />
    </div>
  )
}

type WaysProps = {
  name: 'sources' | 'months'
  rows: Overview['sources']
  listOf?: (more: Record<string, string>) => string
}

const Ways = ({ name, rows, listOf }: WaysProps) => {
  const say = useWords()
  const format = useFormat()
  return (
    <Part name={say(`parts.${name}`)} means={say(`means.${name}`)}>
      <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label={say(`parts.${name}`)}>
        <Table aria-label={say(`parts.${name}`)} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say(name === 'sources' ? 'source' : 'month')}</Table.Th>
              <Table.Th ta="end">{say('kinds.applied')}</Table.Th>
              <Table.Th ta="end">{say('kinds.interview')}</Table.Th>
              <Table.Th ta="end">{say('kinds.offer')}</Table.Th>
              <Table.Th ta="end">{say('kinds.hired')}</Table.Th>
              <Table.Th ta="end">{say('hired')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((w) => (
              <Table.Tr key={w.of}>
                <Table.Td>
                  {listOf ? (
                    <Link to={listOf({ source: w.of })}>
                      <bdi>{w.of}</bdi>
                    </Link>
                  ) : (
                    <span className={`ltr ${classes.month}`}>{w.of}</span>
                  )}
                </Table.Td>
                {[w.applied, w.interview, w.offer, w.hired].map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four columns in their order
                  <Table.Td key={i} ta="end" className="figures">
                    {format.number(n)}
                  </Table.Td>
                ))}
                <Table.Td ta="end" className="figures">
                  {w.rate.rate === null ? say('tooFew') : `${format.number(Math.round(w.rate.rate * 100))}%`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Part>
  )
}

const Interviewers = ({ rows }: { rows: Overview['interviewers'] }) => {
  const say = useWords()
  const format = useFormat()
  return (
    <Part name={say('parts.interviewers')} means={say('means.interviewers')}>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{say('none')}</p>
      ) : (
        <Table aria-label={say('parts.interviewers')} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say('person')}</Table.Th>
              <Table.Th ta="end">{say('held')}</Table.Th>
              <Table.Th ta="end">{say('coming')}</Table.Th>
              <Table.Th ta="end">{say('due')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((r) => (
              <Table.Tr key={r.id}>
                <Table.Td dir="auto">{r.name}</Table.Td>
                <Table.Td ta="end">{format.number(r.held)}</Table.Td>
                <Table.Td ta="end">{format.number(r.coming)}</Table.Td>
                <Table.Td ta="end">{format.number(r.due)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
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
