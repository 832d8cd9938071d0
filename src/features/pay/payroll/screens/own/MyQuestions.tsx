import { wire } from '../../../../../shared/endpoint.ts'
import { useApiState } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { listMyPayQuestions } from '../../slips.contract.ts'
import classes from '../payroll.module.css'

export const myQuestionsCall = wire<typeof listMyPayQuestions>('GET', '/api/my-pay-questions')

/** What one asked payroll, with the answers; nothing where nothing was asked. */
export const MyQuestions = () => {
  const t = useMyPayWords()
  const { day } = useFormat()
  const { data } = useApiState(myQuestionsCall, {})
  if (!data || data.questions.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('questions')}>
      <h2 className={classes.title}>{t('questions')}</h2>
      <ul className={classes.list}>
        {data.questions.map((one) => (
          <li key={one.id}>
            <span className={classes.days}>
              {t('of', { day: day(one.payDay) })}
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
