import { NativeSelect } from '@mantine/core'
import { wire } from '../../../../../shared/endpoint.ts'
import { useCommand } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { usePeriod } from '../../../../../web/ui/usePeriod.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { compareMyPayslips } from '../../slips.contract.ts'
import { useMinor } from '../calls.ts'
import classes from '../payroll.module.css'
import { useLineName } from '../useLineName.ts'

const compareCall = wire<typeof compareMyPayslips>('POST', '/api/my-payslip-comparison')

type Listed = { runId: string; from: string; until: string; payDay: string; replaced: boolean }
type Props = { runId: string; payslips: readonly Listed[] }

/** Another payslip beside the one that is open, line by line. */
export const Comparison = ({ runId, payslips }: Props) => {
  const t = useMyPayWords()
  const period = usePeriod()
  const { day } = useFormat()
  const lineName = useLineName()
  const compare = useCommand(compareCall)
  const money = useMinor(compare.data?.country, compare.data?.currency)
  const others = payslips.filter((slip) => slip.runId !== runId && !slip.replaced)
  if (others.length === 0) return null
  /** By its month, as in the list; of two of one month with the day it was paid on. */
  const nameOf = ({ from, until, payDay }: Omit<Listed, 'runId' | 'replaced'>) => {
    const isAlone = payslips.filter((one) => one.from === from && one.until === until && !one.replaced).length < 2
    return isAlone ? period(from, until) : `${period(from, until)} (${day(payDay)})`
  }
  const paidOn = (payDay: string) => {
    const slip = payslips.find((one) => one.payDay === payDay && !one.replaced)
    return slip ? nameOf(slip) : day(payDay)
  }
  const written = (minor: number | null) => (minor === null ? '–' : money(minor))
  return (
    <section className={classes.card} aria-label={t('compare')}>
      <NativeSelect
        label={t('compare')}
        data={[
          { value: '', label: t('compareNone') },
          ...others.map((slip) => ({ value: slip.runId, label: nameOf(slip) })),
        ]}
        onChange={(e) => e.currentTarget.value && compare.mutate({ first: e.currentTarget.value, second: runId })}
      />
      {compare.error && <p role="alert">{compare.error.message}</p>}
      {compare.data && (
        <div className={classes.scroll}>
          <table className={`${classes.lines} ${classes.compared}`}>
            <caption>
              {t('compareTitle', {
                first: paidOn(compare.data.first.payDay),
                second: paidOn(compare.data.second.payDay),
              })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <td>{paidOn(compare.data.first.payDay)}</td>
                <td>{paidOn(compare.data.second.payDay)}</td>
                <td>{t('difference')}</td>
              </tr>
            </thead>
            <tbody>
              {compare.data.lines
                .filter(({ kind }) => kind !== 'employer' && kind !== 'memo')
                .map((line) => (
                  <tr key={`${line.kind} ${line.key}`}>
                    <th scope="row">
                      <bdi>{lineName(line)}</bdi>
                    </th>
                    <td className="figures" data-of={paidOn(compare.data.first.payDay)}>
                      {written(line.first)}
                    </td>
                    <td className="figures" data-of={paidOn(compare.data.second.payDay)}>
                      {written(line.second)}
                    </td>
                    <td className="figures">{money(line.difference)}</td>
                  </tr>
                ))}
              <tr data-sum>
                <th scope="row">{t('net')}</th>
                <td className="figures" data-of={paidOn(compare.data.first.payDay)}>
                  {money(compare.data.first.net)}
                </td>
                <td className="figures" data-of={paidOn(compare.data.second.payDay)}>
                  {money(compare.data.second.net)}
                </td>
                <td className="figures">{money(compare.data.second.net - compare.data.first.net)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
