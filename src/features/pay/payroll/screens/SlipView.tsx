import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { PaySlip, PayslipLine } from '../contract.ts'
import { useMyPayWords } from '../employee/words/index.ts'
import { useMinor } from './calls.ts'
import classes from './payroll.module.css'

type TableProps = { title: string; lines: readonly PayslipLine[]; money: (minor: number) => string }

const LineTable = ({ title, lines, money }: TableProps) => {
  const { day } = useFormat()
  if (lines.length === 0) return null
  return (
    <table className={classes.lines}>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one key are told apart by their place alone
          <tr key={at}>
            <th scope="row">
              <bdi>{line.label}</bdi>
              {line.from && line.until && (
                <span className={classes.days}>
                  {day(line.from)} – {day(line.until)}
                </span>
              )}
            </th>
            <td className="figures">
              <Explain name={line.label} explained={line.why}>
                {money(line.amount)}
              </Explain>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Earnings, deductions and net, each line with how it came about; why the net is another than the time before. */
export const SlipView = ({ slip, withEmployer }: { slip: PaySlip; withEmployer?: boolean }) => {
  const t = useMyPayWords()
  const { day } = useFormat()
  const money = useMinor(slip.country, slip.currency)
  const of = (...kinds: PayslipLine['kind'][]) => slip.lines.filter(({ kind }) => kinds.includes(kind))
  return (
    <div className={classes.stack}>
      {slip.replaced && <p className={classes.quiet}>{t('replaced')}</p>}
      <LineTable title={t('slip.earnings')} lines={of('earning', 'reimbursement')} money={money} />
      <LineTable title={t('slip.deductions')} lines={of('deduction')} money={money} />
      <table className={classes.lines}>
        <tbody>
          <tr data-sum>
            <th scope="row">{t('slip.net')}</th>
            <td className="figures">{money(slip.net)}</td>
          </tr>
        </tbody>
      </table>
      {slip.corrections.map(({ payDay, net }) => (
        <p key={payDay} className={classes.quiet}>
          {t('corrected', { day: day(payDay), amount: money(net) })}
        </p>
      ))}
      {withEmployer && <LineTable title={t('slip.employer')} lines={of('employer')} money={money} />}
      {slip.lastNet !== null && slip.lastNet !== slip.net && (
        <table className={classes.lines}>
          <caption>{t('slip.why')}</caption>
          <tbody>
            <tr>
              <th scope="row">{t('slip.before')}</th>
              <td className="figures">{money(slip.lastNet)}</td>
            </tr>
            {slip.changes.map(({ kind, label, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two causes may have one name
              <tr key={at}>
                <th scope="row">
                  <bdi>{kind === 'contribution' || kind === 'deduction' ? label : t(`changes.${kind}`, { label })}</bdi>
                </th>
                <td className="figures">{amount > 0 ? `+${money(amount)}` : money(amount)}</td>
              </tr>
            ))}
            <tr data-sum>
              <th scope="row">{t('slip.net')}</th>
              <td className="figures">{money(slip.net)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  )
}
