import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { inWords } from '../../../people/employees/screens/directory/columns.tsx'
import type { EmployeeDetail } from '../../../people/record/contract.ts'
import { useWords } from '../words/index.ts'
import { Card, useMoneyOf } from './parts.tsx'
import classes from './portal.module.css'

/** Basic salary, each allowance, and how gross comes of them. */
export default function Pay({ detail }: { detail: EmployeeDetail }) {
  const t = useWords()
  const term = useTerm()
  const { list } = useFormat()
  const money = useMoneyOf(detail)
  const { salaryBreakdown: pay } = detail
  if (!pay) return null
  const running = detail.allowances.filter((a) => a.state === 'active')
  return (
    <Card title={t('pay.title')}>
      <table className={classes.pay}>
        <tbody>
          <tr>
            <th scope="row">{t('pay.basic')}</th>
            <td className="figures">{money(pay.basicSalary)}</td>
          </tr>
          {running.map((a) => (
            <tr key={a.id} data-aside={!a.inGross || undefined}>
              <th scope="row">
                {list([
                  inWords(term(a.allowance_type)),
                  a.inGross ? null : t('pay.once', { frequency: inWords(term(a.frequency)) }),
                ])}
              </th>
              <td className="figures">{money(a.amount, a.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('pay.gross')}</th>
            <td className="figures">{money(pay.grossSalary)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.note}>{t('pay.explain')}</p>
    </Card>
  )
}
