import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import classes from '../../payroll/screens/tables.module.css'
import type { LawImpact } from '../contract.ts'
import { useWords } from '../words/index.ts'

/** Bars of a drawing that can still be told apart. */
const MOST_BARS = 12

type Both = { before: number; after: number }
const more = ({ before, after }: Both): number => after - before

/** Who is touched by a change, and by how much each month. */
export default function Impact({ impact }: { impact: LawImpact }) {
  const t = useWords()
  const { day, number } = useFormat()
  const money = useMinor(impact.country, impact.currency)
  const signed = (minor: number) => (minor > 0 ? `+${money(minor)}` : money(minor))
  const title = impact.from ? t('of.law', { day: day(impact.from) }) : t('of.trial')
  const net = impact.rows.reduce((sum, row) => sum + more(row.net), 0)
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.quiet}>{t('how')}</p>
      <Figures
        figures={[
          {
            label: t('figures.affected'),
            value: number(impact.affected),
            hint: t('ofPeople', { count: impact.people }),
          },
          { label: t('figures.employee'), value: signed(more(impact.employee)) },
          { label: t('figures.employer'), value: signed(more(impact.employer)) },
          { label: t('figures.net'), value: signed(net) },
        ]}
      />
      {impact.rows.length === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
      ) : (
        <>
          <Drawn impact={impact} />
          <People impact={impact} />
        </>
      )}
      {impact.unknown.length > 0 && (
        <div>
          <h3 className={classes.title}>{t('unknown')}</h3>
          {impact.unknown.map(({ name, message }) => (
            <span key={name} className={classes.quiet}>
              <bdi>{name}</bdi>: {message}
            </span>
          ))}
        </div>
      )}
    </section>
  )
}

const Drawn = ({ impact }: { impact: LawImpact }) => {
  const t = useWords()
  const money = useMinor(impact.country, impact.currency)
  const size = (row: LawImpact['rows'][number]) => Math.abs(more(row.employee)) + Math.abs(more(row.employer))
  const rows = impact.rows.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_BARS)
  if (rows.length < 2) return null
  return (
    <Chart
      kind="bar"
      layout="rows"
      title={t('chart.title')}
      description={t('chart.means')}
      of={t('chart.of')}
      points={rows.map(({ employmentId, name }) => ({ id: employmentId, name }))}
      series={[
        { id: 'employee', name: t('parties.employee'), values: rows.map(({ employee }) => more(employee)) },
        { id: 'employer', name: t('parties.employer'), values: rows.map(({ employer }) => more(employer)) },
      ]}
      write={(value) => money(value)}
      empty={t('nobody')}
    />
  )
}

const People = ({ impact }: { impact: LawImpact }) => {
  const t = useWords()
  const money = useMinor(impact.country, impact.currency)
  const both = ({ before, after }: Both) => `${money(before)} → ${money(after)}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
    <section className={classes.scroll} aria-label={t('people')} tabIndex={0}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.what')}</th>
            <th scope="col" className={classes.end}>
              {t('columns.employee')}
            </th>
            <th scope="col" className={classes.end}>
              {t('columns.employer')}
            </th>
            <th scope="col" className={classes.end}>
              {t('columns.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {impact.rows.map((row) => (
            <tr key={row.employmentId}>
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
              <td>
                {row.lines.map((line) => {
                  const name = t('line', { label: line.label, party: t(`parties.${line.party}`) })
                  return (
                    <span key={name} className={classes.quiet}>
                      {name}{' '}
                      <Explain name={name} explained={line.why}>
                        {both(line)}
                      </Explain>
                    </span>
                  )
                })}
              </td>
              <td className={`figures ${classes.end}`}>{both(row.employee)}</td>
              <td className={`figures ${classes.end}`}>{both(row.employer)}</td>
              <td className={`figures ${classes.end}`}>{both(row.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
