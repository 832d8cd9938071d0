import { wire } from '../../../../../shared/endpoint.ts'
import { useApiState } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { usePeriod } from '../../../../../web/ui/usePeriod.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { listMyPayQuestions } from '../../slips.contract.ts'
import classes from '../payroll.module.css'

export const myQuestionsCall = wire<typeof listMyPayQuestions>('GET', '/api/my-pay-questions')

type Props = { payslips: readonly { runId: string; from: string; until: string }[] }

/** What one asked payroll, with the answers; nothing where nothing was asked. */
export const MyQuestions = ({ payslips }: Props) => {
  const t = useMyPayWords()
  const { day } = useFormat()
  const period = usePeriod()
  /** Named as in the list of payslips; by its pay day where that list does not have it. */
  const nameOf = (runId: string, payDay: string) => {
    const slip = payslips.find((one) => one.runId === runId)
    return slip ? period(slip.from, slip.until) : day(payDay)
  }
  const { data } = useApiState(myQuestionsCall, {})
  if (!data || data.questions.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('questions')}>
      <h2 className={classes.title}>{t('questions')}</h2>
      <ul className={classes.list}>
        {data.questions.map((one) => (
          <li key={one.id}>
            <span className={classes.days}>
              {t('of', { period: nameOf(one.runId, one.payDay) })}
              {one.line && (
                <>
                  {' · '}
                  <bdi>{one.line}</bdi>
                </>
              )}
            </span>
            <strong>
              <bdi>{one.question}</bdi>
            </strong>
            <p className={classes.quiet}>
              <bdi>{one.answer ?? t('waits')}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
