import { Button } from '@mantine/core'
import { dirOf } from '../../../../shared/languages.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { WrittenAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { RightShare } from './RightShare.tsx'

type OutcomeProps = { attempt: WrittenAttempt; result: NonNullable<WrittenAttempt['result']>; onBack: () => void }

/** How a company's test went, and which answers were right; what would have been right stays with the company. */
export const Outcome = ({ attempt, result, onBack }: OutcomeProps) => {
  const t = useWords()
  const tests = useTestWords()
  const { title, company, language, questions, answers, timesAway } = attempt
  const spoken = { lang: language, dir: dirOf(language) }
  const saidOf = (at: number): string => {
    const given = answers[at]
    if (!given) return t('nothing')
    return given.typed || given.chosen.map((one) => questions[at]?.options[one - 1] ?? '').join(' · ')
  }
  return (
    <div className={panel.stack}>
      <section className={panel.card} aria-labelledby="outcome">
        <h2 id="outcome">{tests('outcome.title', { test: title })}</h2>
        <p className={panel.quiet}>{t('by', { company })}</p>
        <RightShare result={result} />
        <p className={panel.quiet}>{t('share')}</p>
        {timesAway > 0 && <p className={panel.quiet}>{t('away', { count: timesAway })}</p>}
      </section>
      <section className={panel.stack} aria-labelledby="answers">
        <h2 id="answers" className={panel.title}>
          {t('answers')}
        </h2>
        <p className={panel.quiet}>{t('hidden')}</p>
        <ol className={panel.grid}>
          {questions.map((question, at) => (
            <li key={JSON.stringify(question)} className={panel.card}>
              <p className={panel.words} {...spoken}>
                {question.ask}
              </p>
              <p className={panel.quiet}>
                <bdi>{t('given', { answer: saidOf(at) })}</bdi>
              </p>
              <div>
                <StatusBadge tone={result.isRight[at] ? 'ok' : 'idle'}>
                  {t(result.isRight[at] ? 'solved' : 'unsolved')}
                </StatusBadge>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className={panel.row}>
        <Button variant="default" onClick={onBack}>
          {tests('run.back')}
        </Button>
      </div>
    </div>
  )
}
