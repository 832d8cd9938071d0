import { Button, Switch, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { SkillAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Answers } from './Answers.tsx'
import { attemptCall, badgeCall, countsCall, testsCall } from './calls.ts'
import { Review } from './Review.tsx'
import { Scale } from './Scale.tsx'
import { TypedTexts } from './TypedTexts.tsx'

type OutcomeProps = { attempt: SkillAttempt; result: NonNullable<SkillAttempt['result']>; onBack: () => void }

/** How a test went: the result with its band, by topic, each answer, and the badge. */
export const Outcome = ({ attempt, result, onBack }: OutcomeProps) => {
  const t = useWords()
  const { number, day } = useFormat()
  const show = useCommand(badgeCall, { refreshes: [attemptCall, testsCall] })
  const count = useCommand(countsCall, { refreshes: [attemptCall, testsCall] })
  const { score, band, percentile, badge, voided } = result
  const isTyping = attempt.test === 'typing'
  const link = `${location.origin}/skill-badge/${badge.code}`
  return (
    <div className={panel.stack}>
      <section className={panel.card} aria-labelledby="outcome">
        <h2 id="outcome">{t('outcome.title', { test: t(`names.${attempt.test}`) })}</h2>
        {voided ? (
          <p role="alert">
            {t('outcome.isVoid', { day: day(voided.on) })} {t('outcome.reason', { reason: voided.reason })}
          </p>
        ) : (
          <Scale test={attempt.test} score={score} band={band} />
        )}
        <p>
          {t(isTyping ? 'outcome.speedMeans' : 'outcome.means', {
            from: number(Math.max(0, score - band)),
            to: number(score + band),
          })}
        </p>
        <p className={panel.quiet}>
          {percentile === null ? t('outcome.few') : t('outcome.percentile', { percent: number(percentile) })}
        </p>
        {!isTyping && <p className={panel.quiet}>{t('outcome.set')}</p>}
        {attempt.timesAway > 0 && <p className={panel.quiet}>{t('outcome.away', { count: attempt.timesAway })}</p>}
      </section>
      {!voided && (
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
          {(badge.mayCount || badge.counts) && (
            <Switch
              label={t('outcome.count')}
              description={t('outcome.countText')}
              checked={badge.counts}
              disabled={count.isPending}
              onChange={(e) => count.mutate({ id: attempt.id, counts: e.currentTarget.checked })}
            />
          )}
          {count.error && <ErrorState error={count.error} />}
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
      )}
      <Review attempt={attempt} result={result} />
      {isTyping ? <TypedTexts typed={result.typed} /> : <Answers attempt={attempt} result={result} />}
      <div className={panel.row}>
        <Button variant="default" onClick={onBack}>
          {t('run.back')}
        </Button>
      </div>
    </div>
  )
}
