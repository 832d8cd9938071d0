import { useFormat } from '../../../../web/ui/format.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetBoard, BudgetDepartment } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { FileButton } from './FileButton.tsx'

const MONEY = ['budget', 'actual', 'forecast', 'reserved', 'room'] as const

/** Each department’s budget against what was spent and is to come. */
export const Departments = ({ board }: { board: BudgetBoard }) => {
  const t = useWords()
  const { number } = useFormat()
  const { entity, departments } = board
  const money = useMinor(entity.country, entity.currency)
  const nameOf = ({ department, isMerged }: BudgetDepartment) => {
    if (isMerged) return t('small')
    return department === '' ? t('noDepartment') : department
  }
  const heads = { budget: 'budget', actual: 'spent', forecast: 'toCome', reserved: 'reserved', room: 'room' } as const
  const total = (of: 'people' | 'vacant' | (typeof MONEY)[number]) => departments.reduce((sum, row) => sum + row[of], 0)
  return (
    <div className={classes.stack}>
      <div className={classes.standing}>
        <h2 id="budget-departments" className={classes.title}>
          {t('departments')}
        </h2>
        <div className={classes.actions}>
          <FileButton
            list="budget-variance"
            filter={{ id: board.budget.id }}
            name={board.budget.name}
            paper={`/api/budgets/${board.budget.id}/variance.pdf`}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.wide} tabIndex={0} aria-labelledby="budget-departments">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('department')}</th>
              <th scope="col" className={classes.end}>
                {t('people')}
              </th>
              <th scope="col" className={classes.end}>
                {t('vacant')}
              </th>
              {MONEY.map((of) => (
                <th key={of} scope="col" className={classes.end}>
                  {t(heads[of])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {departments.map((row) => (
              <tr key={row.department}>
                <th scope="row">
                  <bdi>{nameOf(row)}</bdi>
                </th>
                <td className={`figures ${classes.end}`}>{number(Math.max(row.people, row.held))}</td>
                <td className={`figures ${classes.end}`}>{number(row.vacant)}</td>
                {MONEY.map((of) => (
                  <td
                    key={of}
                    className={`figures ${classes.end} ${of === 'room' && row.room < 0 ? classes.short : ''}`}
                  >
                    {money(row[of])}
                  </td>
                ))}
              </tr>
            ))}
            <tr data-sum="">
              <th scope="row">{t('total')}</th>
              <td className={`figures ${classes.end}`}>
                {number(departments.reduce((sum, row) => sum + Math.max(row.people, row.held), 0))}
              </td>
              <td className={`figures ${classes.end}`}>{number(total('vacant'))}</td>
              {MONEY.map((of) => (
                <td key={of} className={`figures ${classes.end}`}>
                  {money(total(of))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  )
}
