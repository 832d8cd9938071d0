import { Group } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useApiState } from '../../../../web/api.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import type { LeaveLiabilityView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { liabilityCall } from './calls.ts'
import { LiabilityFile } from './LeaveFiles.tsx'
import classes from './leave.module.css'
import { useDays } from './my/useDays.ts'

/** What unused annual leave would cost if everybody left today. */
export default function Liability() {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(liabilityCall, {})
  if (isPending) return <LoadingTable rows={6} columns={4} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (data.totals.length === 0)
    return (
      <EmptyState icon={<IconCoin size={22} stroke={1.6} />} title={t('noLiability')}>
        {t('noLiabilityText')}
      </EmptyState>
    )
  return (
    <>
      <Group justify="space-between" align="start" wrap="nowrap" mb="sm">
        <p className={classes.lead}>{t('liabilityText')}</p>
        <LiabilityFile />
      </Group>
      <ul className={classes.cards}>
        {data.totals.map((total) => (
          <Total key={total.country} total={total} />
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keys */}
      <section className={classes.wide} aria-label={t('tabs.liability')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('department')}</th>
              <th scope="col" className={classes.end}>
                {t('days')}
              </th>
              <th scope="col" className={classes.end}>
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <Person key={row.employeeId} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const useAmount = (country: string) => {
  const { money } = useFormat()
  const found = useCountry(country)
  return ({ minor, currency, decimals }: { minor: number; currency: string; decimals: number }) =>
    money(minor / 10 ** decimals, { symbol: found?.currency.symbol ?? currency, decimals })
}

const Total = ({ total }: { total: LeaveLiabilityView['totals'][number] }) => {
  const t = useWords()
  const { countryName } = useFormat()
  const write = useAmount(total.country)
  return (
    <li className={classes.card}>
      <p className={classes.cardName}>{countryName(total.country)}</p>
      <p className={`${classes.big} figures`}>{total.priced > 0 ? write(total.amount) : '—'}</p>
      {total.priced > 0 && (
        <p className={classes.quiet}>{t('priced', { count: total.priced, people: total.people })}</p>
      )}
      {total.why && <p className={classes.quiet}>{total.why}</p>}
    </li>
  )
}

const Person = ({ row }: { row: LeaveLiabilityView['rows'][number] }) => {
  const days = useDays()
  const write = useAmount(row.country)
  return (
    <tr>
      <th scope="row">
        <bdi>{row.person}</bdi>
      </th>
      <td>{row.department}</td>
      <td className={`${classes.end} figures`}>{days(row.minutes, row.dayMinutes)}</td>
      <td className={`${classes.end} figures`}>
        {row.amount && row.explained ? (
          <Explain name={row.person} explained={row.explained}>
            {write(row.amount)}
          </Explain>
        ) : (
          '—'
        )}
      </td>
    </tr>
  )
}
