import { Fragment, lazy, Suspense } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import type { PaySlip, PayslipLine } from '../contract.ts'
import { useMyPayWords } from '../employee/words/index.ts'
import { useMinor } from './calls.ts'
import classes from './payroll.module.css'
import { useLineName } from './useLineName.ts'

const SlipLeave = lazy(() => loadWords(['pay/payroll/employee', 'time/leave/my']).then(() => import('./SlipLeave.tsx')))

type TableProps = { title: string; lines: readonly PayslipLine[]; money: (minor: number) => string }

const LineTable = ({ title, lines, money }: TableProps) => {
  const period = usePeriod()
  const nameOf = useLineName()
  const t = useMyPayWords()
  if (lines.length === 0) return null
  const isParted = new Set(lines.map(({ group }) => group)).size > 1
  return (
    <table className={classes.lines}>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one key are told apart by their place alone
          <Fragment key={at}>
            {isParted && line.group && line.group !== lines[at - 1]?.group && (
              <tr>
                <th scope="rowgroup" colSpan={2} className={classes.quiet}>
                  {t(`groups.${line.group}`)}
                </th>
              </tr>
            )}
            <tr>
              <th scope="row">
                <bdi>{nameOf(line)}</bdi>
                {line.from && line.until && <span className={classes.days}>{period(line.from, line.until)}</span>}
              </th>
              <td className="figures">
                <Explain name={nameOf(line)} explained={line.why}>
                  {money(line.amount)}
                </Explain>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** What was earned and taken in the tax year so far, by component; what the employer pays is not among it. */
const Year = ({ slip, money }: { slip: PaySlip; money: (minor: number) => string }) => {
  const t = useMyPayWords()
  const nameOf = useLineName()
  const shown = slip.year.filter(({ kind }) => kind !== 'employer' && kind !== 'memo')
  if (shown.length === 0) return null
  const sum = (of: (kind: string) => boolean) =>
    shown.reduce((total, { kind, amount }) => (of(kind) ? total + amount : total), 0)
  const isTaken = (kind: string) => kind === 'deduction'
  const totals = [
    ['slip.yearEarned', sum((kind) => !isTaken(kind))],
    ['slip.yearTaken', sum(isTaken)],
  ] as const
  return (
    <details>
      <summary>{t('slip.year')}</summary>
      <table className={classes.lines}>
        <tbody>
          {shown.map((line) => (
            <tr key={`${line.kind} ${line.key}`}>
              <th scope="row">
                <bdi>{nameOf(line)}</bdi>
              </th>
              <td className="figures">{money(line.amount)}</td>
            </tr>
          ))}
          {totals.map(([word, amount]) => (
            <tr key={word} data-sum>
              <th scope="row">{t(word)}</th>
              <td className="figures">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What a cause is called: by its kind, and whether it adds to the net or takes from it. */
export const causeWord = ({ kind, amount }: Pick<PaySlip['changes'][number], 'kind' | 'amount'>) => {
  if (kind === 'started' || kind === 'ended') return `changes.${kind}` as const
  if (kind === 'contribution' || kind === 'deduction') return amount < 0 ? 'changes.takenMore' : 'changes.takenLess'
  return amount > 0 ? (`changes.${kind}More` as const) : (`changes.${kind}Less` as const)
}

/** Earnings, deductions and net, each line with how it came about; why the net is another than the time before. */
export const SlipView = ({ slip, withEmployer }: { slip: PaySlip; withEmployer?: boolean }) => {
  const t = useMyPayWords()
  const { day } = useFormat()
  const nameOf = useLineName()
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
      <Year slip={slip} money={money} />
      {withEmployer && <LineTable title={t('slip.employer')} lines={of('employer')} money={money} />}
      {slip.lastNet !== null && slip.lastNet !== slip.net && (
        <table className={classes.lines}>
          <caption>
            {t('slip.why')}
            <span className={classes.quiet}>
              {t(slip.net > slip.lastNet ? 'slip.more' : 'slip.less', {
                amount: money(Math.abs(slip.net - slip.lastNet)),
              })}
            </span>
          </caption>
          <tbody>
            <tr>
              <th scope="row">{t('slip.before')}</th>
              <td className="figures">{money(slip.lastNet)}</td>
            </tr>
            {slip.changes.map((cause, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two causes may have one name
              <tr key={at}>
                <th scope="row">
                  <bdi>{t(causeWord(cause), { label: nameOf(cause) })}</bdi>
                </th>
                <td className="figures">
                  <bdi dir="ltr">{cause.amount > 0 ? `+${money(cause.amount)}` : money(cause.amount)}</bdi>
                </td>
              </tr>
            ))}
            <tr data-sum>
              <th scope="row">{t('slip.net')}</th>
              <td className="figures">{money(slip.net)}</td>
            </tr>
          </tbody>
        </table>
      )}
      {slip.leave !== null && slip.leave.balances.length > 0 && (
        <Suspense>
          <SlipLeave leave={slip.leave} />
        </Suspense>
      )}
    </div>
  )
}
