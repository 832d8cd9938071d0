import { NativeSelect } from '@mantine/core'
import { wire } from '../../../../../shared/endpoint.ts'
import { useCommand } from '../../../../../web/api.ts'
import { usePeriod } from '../../../../../web/ui/usePeriod.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { compareMyPayslips } from '../../slips.contract.ts'
import { useMinor } from '../calls.ts'
import classes from '../payroll.module.css'

const compareCall = wire<typeof compareMyPayslips>('POST', '/api/my-payslip-comparison')

type Listed = { runId: string; from: string; until: string; replaced: boolean }
type Props = { runId: string; payslips: readonly Listed[] }

/** Another payslip beside the one that is open, line by line. */
export const Comparison = ({ runId, payslips }: Props) => {
  const t = useMyPayWords()
  const period = usePeriod()
  const compare = useCommand(compareCall)
  const money = useMinor(compare.data?.country, compare.data?.currency)
  const others = payslips.filter((slip) => slip.runId !== runId && !slip.replaced)
  if (others.length === 0) return null
  const nameOf = (id: string | undefined) => {
    const slip = payslips.find((one) => one.runId === id)
    return slip ? period(slip.from, slip.until) : ''
  }
  /** Named by their months, as in the list: the one chosen, and the one that is open. */
  const names = { first: nameOf(compare.variables?.first), second: nameOf(runId) }
  const written = (minor: number | null) => (minor === null ? '–' : money(minor))
  return (
    <section className={classes.card} aria-label={t('compare')}>
      <NativeSelect
        label={t('compare')}
        data={[
          { value: '', label: t('compareNone') },
          ...others.map((slip) => ({ value: slip.runId, label: period(slip.from, slip.until) })),
        ]}
        onChange={(e) => e.currentTarget.value && compare.mutate({ first: e.currentTarget.value, second: runId })}
      />
      {compare.error && <p role="alert">{compare.error.message}</p>}
      {compare.data && (
        <div className={classes.scroll}>
          <table className={classes.lines}>
            <caption>{t('compareTitle', names)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <td>{names.first}</td>
                <td>{names.second}</td>
                <td>{t('difference')}</td>
              </tr>
            </thead>
            <tbody>
              {compare.data.lines
                .filter(({ kind }) => kind !== 'employer' && kind !== 'memo')
                .map((line) => (
                  <tr key={`${line.kind} ${line.label}`}>
                    <th scope="row">
                      <bdi>{line.label}</bdi>
                    </th>
                    <td className="figures">{written(line.first)}</td>
                    <td className="figures">{written(line.second)}</td>
                    <td className="figures">{money(line.difference)}</td>
                  </tr>
                ))}
              <tr data-sum>
                <th scope="row">{t('net')}</th>
                <td className="figures">{money(compare.data.first.net)}</td>
                <td className="figures">{money(compare.data.second.net)}</td>
                <td className="figures">{money(compare.data.second.net - compare.data.first.net)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
