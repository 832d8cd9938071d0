import { Alert } from '@mantine/core'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useMinor } from '../../../pay/payroll/screens/calls.ts'
import type { Requisition } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './requisitions.module.css'

/** What a position costs fully loaded, and whether the budget of its department has room for it. */
export const CostPart = ({ requisition }: { requisition: Requisition }) => {
  const t = useWords()
  const { cost, country, currency } = requisition
  const money = useMinor(country, { code: currency, minorUnits: decimalsOf(requisition) })
  if (!cost) return null
  const { budget, reserved } = cost
  return (
    <section aria-labelledby="requisition-cost">
      <h3 id="requisition-cost" className={classes.part}>
        {t('cost.title')}
      </h3>
      {budget && (
        <Alert color={budget.hasRoom ? 'gray' : 'yellow'} mb="sm">
          {t(budget.hasRoom ? 'cost.room' : 'cost.noRoom', { name: budget.name })}
          {budget.room !== null && ` ${t('cost.left', { amount: money(budget.room) })}`}
        </Alert>
      )}
      {!budget && <p className={classes.quiet}>{t('cost.noBudget')}</p>}
      {cost.problem && <Alert color="yellow">{cost.problem}</Alert>}
      <ul className={classes.list}>
        {cost.lines.map((line) => (
          <li key={line.label}>
            <div>
              <span>{line.label}</span>
              <Explain name={line.label} explained={line.why}>
                {money(line.amount)}
              </Explain>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        {t('cost.month', { amount: money(cost.pay + cost.employer + cost.endOfService) })}{' '}
        {t('cost.rest', { amount: money(cost.restOfYear) })}
      </p>
      {reserved && (
        <p className={classes.quiet}>
          {t(`cost.${reserved.state}`, {
            amount: money(reserved.amount * (reserved.places - reserved.filled)),
            filled: reserved.filled,
            places: reserved.places,
          })}
        </p>
      )}
    </section>
  )
}

const decimalsOf = ({ payMax, payMin }: Requisition): number => (payMax ?? payMin ?? '0.00').split('.')[1]?.length ?? 0
