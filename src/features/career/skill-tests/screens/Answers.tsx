import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { SkillAttempt, SkillQuestion } from '../contract.ts'
import type en from '../words/en.ts'
import { useWords } from '../words/index.ts'
import { useChoices } from './Answer.tsx'
import { Asked } from './Asked.tsx'
import { Reason } from './Reason.tsx'
import classes from './tests.module.css'

type Topic = keyof (typeof en)['topics']
type AnswersProps = { attempt: SkillAttempt; result: NonNullable<SkillAttempt['result']> }

/** What was answered: by topic, and each question with the right answer and why it is right. */
export const Answers = ({ attempt, result }: AnswersProps) => {
  const t = useWords()
  const { number } = useFormat()
  const choices = useChoices()
  const said = (question: SkillQuestion, answer: number) => choices(question)[answer - 1] ?? number(answer)
  return (
    <>
      <section className={panel.card} aria-labelledby="topics">
        <h2 id="topics">{t('outcome.topics')}</h2>
        <div className={panel.wide}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('outcome.topic')}</th>
                <th scope="col">{t('outcome.right')}</th>
              </tr>
            </thead>
            <tbody>
              {result.topics.map(({ topic, right, asked }) => (
                <tr key={topic}>
                  <th scope="row">{t(`topics.${topic as Topic}`)}</th>
                  <td className="figures">{t('outcome.of', { right: number(right), asked: number(asked) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={panel.stack} aria-labelledby="answers">
        <h2 id="answers" className={panel.title}>
          {t('outcome.answers')}
        </h2>
        <ol className={panel.grid}>
          {attempt.questions.map((question, at) => {
            const { given = null, answer = 0, reason = null } = result.answers[at] ?? {}
            return (
              <li key={JSON.stringify(question)} className={panel.card}>
                <Asked question={question} id={`answer-${at}`} />
                <p className={panel.quiet}>
                  {t('outcome.given')}: {given === null ? t('outcome.none') : said(question, given)} ·{' '}
                  {t('outcome.correct')}: {said(question, answer)}
                </p>
                <Reason reason={reason} figures={question.figures} />
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}
