import { Button } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import type { DuePay } from '../run-summary.contract.ts'
import { useWords } from '../words/index.ts'
import { dueCall } from './calls.ts'
import classes from './payroll.module.css'

type Props = { mayRun: boolean; onOpen: (run: string) => void; onMake: () => void }

/** Which run of each group is due, its cut-off and pay day, and how many days are left. */
export default function Due({ mayRun, onOpen, onMake }: Props) {
  const t = useWords()
  const { day } = useFormat()
  const period = usePeriod()
  const { data } = useApiState(dueCall, {})
  if (!data || data.due.length === 0) return null
  const inDays = (days: number) => {
    if (days === 0) return t('due.today')
    return days < 0 ? t('due.ago', { count: -days }) : t('due.inDays', { count: days })
  }
  const line = (one: DuePay) =>
    t('due.line', {
      period: period(one.from, one.until),
      cutOff: day(one.cutOff),
      toCutOff: inDays(one.daysToCutOff),
      payDay: day(one.payDay),
      toPay: inDays(one.daysToPay),
    })
  return (
    <section className={classes.card} aria-label={t('due.title')}>
      <h2 className={classes.title}>{t('due.title')}</h2>
      <ul className={classes.list}>
        {data.due.map((one) => (
          <li key={one.groupId} className={classes.head}>
            <div>
              <strong>
                <bdi>{one.group}</bdi>
              </strong>{' '}
              {one.daysToPay < 0 && <StatusBadge tone="wrong">{t('due.late', { count: -one.daysToPay })}</StatusBadge>}
              <p className={classes.quiet}>{line(one)}</p>
            </div>
            {one.runId !== null && (
              <Button variant="default" onClick={() => onOpen(one.runId ?? '')}>
                {t('due.open')}
              </Button>
            )}
            {one.runId === null && mayRun && (
              <Button variant="default" onClick={onMake}>
                {t('due.make')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
