import { Skeleton } from '@mantine/core'
import type { ComponentNature } from '../../../../countries/components.ts'
import { useApiState } from '../../../../web/api.ts'
import { useSentences } from '../../../../web/sentences.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useMinor } from '../../payroll/screens/calls.ts'
import tables from '../../payroll/screens/payroll.module.css'
import { useWords } from '../words/index.ts'
import { exampleCall } from './calls.ts'

type Props = { entityId: string; nature: ComponentNature; choice: string | null }

/** What 1,000 of a component costs and leaves for somebody typical of the entity this month, as a run would reckon it. */
export const Example = ({ entityId, nature, choice }: Props) => {
  const t = useWords()
  const say = useSentences()
  const { data } = useApiState(exampleCall, { entityId, nature, ...(choice ? { choice } : {}) })
  const money = useMinor(data?.country, data?.currency)
  if (!data) return <Skeleton height={120} />
  const isTaken = nature === 'deduction'
  return (
    <section className={panel.card} aria-label={t('example.title')}>
      <h3>{t('example.title')}</h3>
      {data.basic === null ? (
        <p className={panel.quiet}>{say(data.why ?? '')}</p>
      ) : (
        <>
          <p>
            {t(isTaken ? 'example.textDeduction' : 'example.text', {
              amount: money(data.amount),
              basic: money(data.basic),
            })}
          </p>
          <table className={tables.lines}>
            <tbody>
              {data.lines.map(({ key, kind, label, amount }) => (
                <tr key={`${kind} ${key}`}>
                  <th scope="row">{key === 'example' ? t('example.own') : say(label)}</th>
                  <td className="figures">
                    <bdi dir="ltr">{money(kind === 'deduction' ? -amount : amount)}</bdi>
                  </td>
                </tr>
              ))}
              <tr data-sum>
                <th scope="row">{t(isTaken ? 'example.netDeduction' : 'example.net')}</th>
                <td className="figures">{money(Math.abs(data.net))}</td>
              </tr>
              <tr data-sum>
                <th scope="row">{t('example.cost')}</th>
                <td className="figures">{money(data.cost)}</td>
              </tr>
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
