import { Button, Switch, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { SkillAttempt } from '../contract.ts'
import type en from '../words/en.ts'
import { useWords } from '../words/index.ts'
import { Asked } from './Asked.tsx'
import { attemptCall, badgeCall, testsCall } from './calls.ts'
import { Scale } from './Scale.tsx'
import classes from './tests.module.css'

type OutcomeProps = { attempt: SkillAttempt; result: NonNullable<SkillAttempt['result']>; onBack: () => void }
type Topic = keyof (typeof en)['topics']

/** How a test went: the result with its band, by topic, each answer, and the badge. */
export const Outcome = ({ attempt, result, onBack }: OutcomeProps) => {
  const t = useWords()
  const { number, day } = useFormat()
  const show = useCommand(badgeCall, { refreshes: [attemptCall, testsCall] })
  const { score, band, percentile, topics, badge } = result
  const link = `${location.origin}/skill-badge/${badge.code}`
  return (
    <div className={panel.stack}>
      <section className={panel.card} aria-labelledby="outcome">
        <h2 id="outcome">{t('outcome.title', { test: t(`names.${attempt.test}`) })}</h2>
        <Scale score={score} band={band} />
        <p>{t('outcome.means', { from: number(score - band), to: number(score + band) })}</p>
        <p className={panel.quiet}>
          {percentile === null ? t('outcome.few') : t('outcome.percentile', { percent: number(percentile) })}
        </p>
        <p className={panel.quiet}>{t('outcome.set')}</p>
        {attempt.timesAway > 0 && <p className={panel.quiet}>{t('outcome.away', { count: attempt.timesAway })}</p>}
      </section>
      <section className={panel.card} aria-labelledby="badge">
        <h2 id="badge">{t('outcome.badge')}</h2>
        <p className={panel.quiet}>{t('outcome.badgeText', { day: day(badge.until) })}</p>
        <Switch
          label={t('outcome.show')}
          checked={badge.shown}
          disabled={show.isPending}
          onChange={(e) => show.mutate({ id: attempt.id, shown: e.currentTarget.checked })}
        />
        {show.error && <ErrorState error={show.error} />}
        {badge.shown && (
          <div className={panel.row}>
            <TextInput aria-label={t('outcome.link')} value={link} readOnly dir="ltr" style={{ flex: '1 1 240px' }} />
            <Button
              variant="default"
              onClick={() => {
                void navigator.clipboard.writeText(link).then(() => notify.success(t('outcome.copied')))
              }}
            >
              {t('outcome.copy')}
            </Button>
            <Button variant="subtle" component="a" href={link}>
              {t('outcome.open')}
            </Button>
          </div>
        )}
      </section>
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
              {topics.map(({ topic, right, asked }) => (
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
            const { given = null, answer = 0 } = result.answers[at] ?? {}
            return (
              <li
                key={`${question.key}-${JSON.stringify(question.figures)}-${question.code ?? ''}`}
                className={panel.card}
              >
                <Asked question={question} id={`answer-${at}`} />
                <p className={panel.quiet}>
                  {t('outcome.given')}: {given === null ? t('outcome.none') : number(given)} · {t('outcome.correct')}:{' '}
                  {number(answer)}
                </p>
              </li>
            )
          })}
        </ol>
      </section>
      <div className={panel.row}>
        <Button variant="default" onClick={onBack}>
          {t('run.back')}
        </Button>
      </div>
    </div>
  )
}
