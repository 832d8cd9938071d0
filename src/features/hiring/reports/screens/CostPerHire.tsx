import { NativeSelect, Table } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { paths } from '../../../../web/paths.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { BY, type By } from '../../costs/rules.ts'
import { useWords as useCostWords } from '../../costs/words/index.ts'
import type { CostFigure, Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Part } from './Part.tsx'
import classes from './recruitment.module.css'

type Filter = { department: string; country: string; job: string }
type Group = By | ''

/** What was spent, held against who was hired, in each currency by itself; every number leads to its list. */
export const CostPerHire = ({ data, filter }: { data: Overview; filter: Filter }) => {
  const t = useWords()
  const cost = useCostWords()
  const may = useMay()
  const [by, setBy] = useState<Group>('')
  const rows = by === '' ? data.costs.total : data.costs.by[by]
  return (
    <Part name={cost('each')} means={cost('means')} wide>
      {data.costs.total.every((c) => c.entries === 0) ? (
        <p className={classes.quiet}>{cost('none')}</p>
      ) : (
        <>
          <NativeSelect
            className={classes.by ?? ''}
            aria-label={cost('group')}
            value={by}
            onChange={(e) => setBy(e.currentTarget.value as Group)}
            data={[
              { value: '', label: cost('currency') },
              ...BY.map((value) => ({ value, label: cost(`by_.${value}`) })),
            ]}
          />
          {by !== '' && <SpentBy rows={rows} by={by} />}
          <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label={cost('each')}>
            <Table aria-label={cost('each')} verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{cost(by === '' ? 'currency' : 'of')}</Table.Th>
                  <Table.Th ta="end">{cost('costs')}</Table.Th>
                  <Table.Th ta="end">{cost('hires')}</Table.Th>
                  <Table.Th ta="end">{cost('each')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Row key={`${row.currency} ${row.of}`} row={row} by={by} data={data} filter={filter} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </>
      )}
      {may('hiring.costs.read') && (
        <p className={classes.means}>
          <Link to={paths.recruitment({ tab: 'costs' })}>{t('toCosts')}</Link>
        </p>
      )}
    </Part>
  )
}

/** What was spent on each, in the currency most of them were paid in; and in each other that compares two or more. */
const SpentBy = ({ rows, by }: { rows: readonly CostFigure[]; by: By }) => {
  const cost = useCostWords()
  const format = useFormat()
  const nameOf = (of: string | null) => {
    if (of === null) return cost('noneOf')
    return by === 'country' ? format.countryName(of) : of
  }
  const currencies = [
    ...Map.groupBy(
      rows.filter((row) => row.entries > 0),
      (row) => row.currency,
    ),
  ]
  return currencies.flatMap(([currency, own]) => {
    const [money] = own
    if (!money || own.length < 2) return []
    return [
      <Chart
        key={currency}
        kind="bar"
        layout="rows"
        title={cost('spentIn', { currency })}
        description={cost('spentInMeans')}
        of={cost('of')}
        points={own.map((row) => ({ id: row.of ?? '-', name: nameOf(row.of) }))}
        series={[
          { id: 'costs', name: cost('costs'), values: own.map((row) => Number(row.amount)) },
          { id: 'each', name: cost('each'), values: own.map((row) => (row.each === null ? null : Number(row.each))) },
        ]}
        write={(amount) => format.money(amount, money)}
        empty={cost('none')}
      />,
    ]
  })
}

const Row = ({ row, by, data, filter }: { row: CostFigure; by: Group; data: Overview; filter: Filter }) => {
  const cost = useCostWords()
  const format = useFormat()
  const given = Object.fromEntries(Object.entries(filter).filter(([, v]) => v))
  const nameOfGroup = () => {
    if (by === '') return row.currency
    if (row.of === null) return cost('noneOf')
    return by === 'country' ? format.countryName(row.of) : row.of
  }
  const named = nameOfGroup()
  const one = by === '' ? {} : { [by]: row.of ?? '-' }
  const costs = paths.recruitment({
    tab: 'costs',
    from: data.from,
    to: data.to,
    currency: row.currency,
    ...given,
    ...one,
  })
  const [country] = row.countries
  // Where several countries share a currency no one list holds their people; nor does one hold who is of none.
  const listed = row.hires > 0 && row.countries.length === 1 && country && !(by !== '' && row.of === null)
  const hires = paths.manageApplications({
    outcome: 'all',
    behind: 'hired',
    since: data.since,
    until: data.until,
    ...given,
    country: country ?? '',
    ...(row.of === null ? {} : one),
  })
  const label = (what: string) => cost('listOf', { what: format.list([named, what]) })
  return (
    <Table.Tr>
      <Table.Td>
        <bdi>{named}</bdi>
      </Table.Td>
      <Table.Td ta="end" className="figures">
        {row.entries === 0 ? (
          cost('noCosts')
        ) : (
          <Link to={costs} aria-label={`${format.money(row.amount, row)}, ${label(cost('costs'))}`}>
            <bdi>{format.money(row.amount, row)}</bdi>
          </Link>
        )}
      </Table.Td>
      <Table.Td ta="end" className="figures">
        {listed ? (
          <Link to={hires} aria-label={`${format.number(row.hires)}, ${label(cost('hires'))}`}>
            {format.number(row.hires)}
          </Link>
        ) : (
          format.number(row.hires)
        )}
      </Table.Td>
      <Table.Td ta="end" className="figures">
        {row.each === null ? cost(row.entries === 0 ? 'noCosts' : 'noHires') : <bdi>{format.money(row.each, row)}</bdi>}
      </Table.Td>
    </Table.Tr>
  )
}
