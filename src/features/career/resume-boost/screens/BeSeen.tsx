import { Button, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { Promotion, PromotionRun } from '../contract.ts'
import { MOST_AHEAD, MOST_DAYS } from '../promotion.rules.ts'
import { useWords } from '../words/index.ts'
import { AudienceFields, useAudienceText } from './Audience.tsx'
import classes from './boost.module.css'
import { promotionCall, startCall, stopCall } from './calls.ts'

/** A week in the labelled place of Find Talent: what it takes, what is left, and what came of it. */
export const BeSeen = () => {
  const answer = useApiState(promotionCall, {})
  return (
    <WhenLoaded answer={answer} waiting={<Skeleton height={220} />}>
      {(promotion) => <Inside promotion={promotion} />}
    </WhenLoaded>
  )
}

const Inside = ({ promotion: { isPaid, checks, daysLeft, choices, runs } }: { promotion: Promotion }) => {
  const t = useWords()
  const { longDay } = useDays()
  const audienceText = useAudienceText()
  const start = useStart()
  const stop = useCommand(stopCall, { refreshes: [promotionCall] })
  const running = runs.find((run) => run.isRunning)
  const planned = runs.find((run) => run.isPlanned)
  const mayStart = daysLeft > 0 && checks.every(({ isNeeded, isDone }) => isDone || !isNeeded)
  const failure = start.error ?? stop.error
  return (
    <section className={panel.card} aria-labelledby="be-seen">
      <div className={classes.head}>
        <h2 id="be-seen">{t('seen.title')}</h2>
        {planned && <StatusBadge tone="idle">{t('seen.planned', { day: longDay(planned.startedAt) })}</StatusBadge>}
        {running && <StatusBadge tone="ok">{t('seen.running', { day: longDay(running.endsAt) })}</StatusBadge>}
      </div>
      <p>{t('seen.text')}</p>
      {planned && <p className={panel.quiet}>{t('seen.plannedText')}</p>}
      {(running ?? planned) && <p>{audienceText((running ?? planned)?.audience ?? ALL)}</p>}
      {running ? <p className={panel.quiet}>{t('seen.runningText')}</p> : <Checks checks={checks} />}
      {failure && Object.keys(start.error?.fields ?? {}).length === 0 && <ErrorState error={failure} />}
      {isPaid && !running && !planned && (
        <Start mayStart={mayStart} start={start} choices={choices} last={runs[0]?.audience ?? ALL} />
      )}
      <div className={panel.row}>
        {(running || planned) && (
          <Button
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate({}, { onSuccess: () => notify.success(t('seen.stopped')) })}
          >
            {t(planned ? 'seen.cancelPlanned' : 'seen.stop')}
          </Button>
        )}
        {!isPaid && (
          <span>
            {t('seen.unpaid')}{' '}
            <Link to={paths.seekerSubscription({ upgrade: 'premium_plus', reason: 'feature_access' })}>
              {t('seen.plans')}
            </Link>
          </span>
        )}
        <Button component={Link} to={paths.seekerProfile()} variant="default">
          {t('seen.preview')}
        </Button>
      </div>
      <p className={panel.quiet}>
        {isPaid && `${t('seen.daysLeft', { count: daysLeft })}. `}
        {t('seen.daysText', { most: MOST_DAYS })}
      </p>
      <Past runs={runs.filter((run) => !run.isPlanned)} />
    </section>
  )
}

type StartProps = {
  mayStart: boolean
  start: ReturnType<typeof useStart>
  choices: Promotion['choices']
  /** To whom the week before was shown: taken up again, as far as it is still there. */
  last: Promotion['choices']
}

/** A week from now, or from a day ahead, to all employers or some; said in a sentence before it begins. */
const Start = ({ mayStart, start, choices, last }: StartProps) => {
  const t = useWords()
  const { longDay } = useDays()
  const audienceText = useAudienceText()
  const [from, setFrom] = useState('')
  const [chosen, setChosen] = useState({
    countries: last.countries.filter((one) => choices.countries.includes(one)),
    fields: last.fields.filter((one) => choices.fields.includes(one)),
  })
  return (
    <div className={panel.stack}>
      <AudienceFields choices={choices} chosen={chosen} refused={start.error?.fields ?? {}} onChange={setChosen} />
      <TextInput
        type="date"
        label={t('seen.startOn')}
        description={t('seen.startOnHint', { most: MOST_AHEAD })}
        value={from}
        error={start.error?.fields.from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <p style={{ margin: 0 }}>{audienceText(chosen)}</p>
      <Button
        style={{ alignSelf: 'start' }}
        loading={start.isPending}
        disabled={!mayStart}
        onClick={() =>
          start.mutate(from === '' ? chosen : { ...chosen, from }, {
            onSuccess: ({ runs: [first] }) => {
              if (first?.isPlanned) notify.success(t('seen.plannedTold', { day: longDay(first.startedAt) }))
              else if (first) notify.success(t('seen.started', { day: longDay(first.endsAt) }))
            },
          })
        }
      >
        {t('seen.start')}
      </Button>
    </div>
  )
}

const ALL: Promotion['choices'] = { countries: [], fields: [] }

const useStart = () => useCommand(startCall, { refreshes: [promotionCall] })

const useDays = () => {
  const { day } = useFormat()
  return { longDay: (instant: string) => day(instant.slice(0, 10)) }
}

const Checks = ({ checks }: Pick<Promotion, 'checks'>) => {
  const t = useWords()
  if (checks.every(({ isDone }) => isDone)) return null
  return (
    <div>
      <h3 className={classes.small}>{t('seen.ready')}</h3>
      <ul className={classes.checks}>
        {checks.map(({ check, isDone, isNeeded }) => (
          <li key={check}>
            {isDone ? (
              <span>{t(`seenCheck.${check}`)}</span>
            ) : (
              <Link to={paths.seekerProfile()}>{t(`seenCheck.${check}`)}</Link>
            )}
            {isDone && <StatusBadge tone="ok">{t('seen.done')}</StatusBadge>}
            {!isDone && (
              <StatusBadge tone={isNeeded ? 'careful' : 'idle'}>
                {t(isNeeded ? 'seen.needed' : 'seen.helps')}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const COLUMNS = ['days', 'companies', 'opened', 'invited'] as const

const Past = ({ runs }: { runs: readonly PromotionRun[] }) => {
  const t = useWords()
  const { number } = useFormat()
  const { longDay } = useDays()
  const audienceText = useAudienceText()
  if (runs.length === 0) return <p className={panel.quiet}>{t('seen.noRuns')}</p>
  return (
    <div>
      <h3 className={classes.small}>{t('seen.past')}</h3>
      <ul className={classes.runs}>
        {runs.map((run) => (
          <li key={run.startedAt}>
            <strong>
              {longDay(run.startedAt)} – {longDay(run.endsAt)}
            </strong>
            <p className={panel.quiet}>{audienceText(run.audience)}</p>
            {run.days === 0 && !run.isRunning ? (
              <p className={panel.quiet}>{t('seen.nobody')}</p>
            ) : (
              <dl className={classes.figures}>
                {COLUMNS.map((column) => (
                  <div key={column}>
                    <dt>{t(`seenFigure.${column}`)}</dt>
                    <dd className="figures">{number(run[column])}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
