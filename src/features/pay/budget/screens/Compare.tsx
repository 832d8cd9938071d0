import { NativeSelect } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetBoard, BudgetView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { boardCall } from './calls.ts'

const AT = { against: '' }

/** Two budgets of a year side by side, month by month. */
export default function Compare({ board, others }: { board: BudgetBoard; others: readonly BudgetView[] }) {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const choices = others.filter(({ id }) => id !== board.budget.id)
  const other = choices.find(({ id }) => id === at.against) ?? choices[0]
  if (!other) return <EmptyState title={t('compare.with')}>{t('compare.none')}</EmptyState>
  return (
    <div className={classes.stack}>
      <div className={classes.bar}>
        <NativeSelect
          label={t('compare.with')}
          value={other.id}
          onChange={(e) => void go({ against: e.currentTarget.value })}
          data={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <SideBySide board={board} other={other} />
    </div>
  )
}

const SideBySide = ({ board, other }: { board: BudgetBoard; other: BudgetView }) => {
  const t = useWords()
  const { month } = useFormat()
  const money = useMinor(board.entity.country, board.entity.currency)
  const answer = useApiState(boardCall, { id: other.id })
  return (
    <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} />} title={t('failed')}>
      {({ months }) => {
        const rows = board.months.map((row, at) => ({
          id: row.month,
          name: month(row.month),
          left: row.budget,
          right: months[at]?.budget ?? 0,
        }))
        const sum = (of: 'left' | 'right') => rows.reduce((total, row) => total + row[of], 0)
        const all = [...rows, { id: '', name: t('total'), left: sum('left'), right: sum('right') }]
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
          <section className={classes.wide} tabIndex={0} aria-label={t('tabs.compare')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('month')}</th>
                  <th scope="col" className={classes.end}>
                    <bdi>{board.budget.name}</bdi>
                  </th>
                  <th scope="col" className={classes.end}>
                    <bdi>{other.name}</bdi>
                  </th>
                  <th scope="col" className={classes.end}>
                    {t('compare.difference')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {all.map((row) => (
                  <tr key={row.id} data-sum={row.id === '' ? '' : undefined}>
                    <th scope="row">{row.name}</th>
                    <td className={`figures ${classes.end}`}>{money(row.left)}</td>
                    <td className={`figures ${classes.end}`}>{money(row.right)}</td>
                    <td className={`figures ${classes.end}`}>{money(row.right - row.left)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      }}
    </WhenLoaded>
  )
}
