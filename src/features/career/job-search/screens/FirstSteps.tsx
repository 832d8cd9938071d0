import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { STEPS } from '../matches.rules.ts'
import { useWords } from '../words/index.ts'
import { skipCall, stepsCall } from './calls.ts'
import classes from './search.module.css'

/** Three steps for somebody new; each can be passed over for good. */
export const FirstSteps = ({ onGoal }: { onGoal: () => void }) => {
  const t = useWords()
  const { data } = useApiState(stepsCall, {})
  const skip = useCommand(skipCall, { refreshes: [stepsCall] })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const left = STEPS.filter((s) => !data?.skipped.includes(s))
  if (!data || left.length === 0) return null
  const words = { cv: t('home.step1'), goal: t('home.step2'), matches: t('home.step3') }
  const passOver = (step: (typeof STEPS)[number]) =>
    skip.mutate(
      { step, skipped: true },
      {
        ...failed,
        onSuccess: () =>
          notify.success(t('home.skipped', { step: words[step] }), {
            label: t('matches.undo'),
            onClick: () => skip.mutate({ step, skipped: false }, failed),
          }),
      },
    )
  return (
    <section className={classes.card} aria-labelledby="first">
      <h2 id="first">{t('home.first')}</h2>
      <ol className={classes.rows}>
        {left.map((step) => (
          <li key={step} className={classes.row}>
            <div>
              {step === 'cv' && <Link to={paths.seekerProfile()}>{words.cv}</Link>}
              {step === 'goal' && (
                <button type="button" className={classes.asLink} onClick={onGoal}>
                  {words.goal}
                </button>
              )}
              {step === 'matches' && <Link to={paths.seekerJobSearch()}>{words.matches}</Link>}
            </div>
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={t('home.skipOf', { step: words[step] })}
              onClick={() => passOver(step)}
            >
              {t('home.skip')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
