import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { usePay } from '../../../job-board/jobs/screens/pay.tsx'
import type { Match } from '../matches.contract.ts'
import { DISMISSALS, type Dismissal } from '../matches.rules.ts'
import { useWords } from '../words/index.ts'
import { marksCall, matchesCall, takeBackCall, turnDownCall, turnedDownCall } from './calls.ts'
import classes from './search.module.css'

const AT = { matches: '' }
const FIRST = 5
const refreshes = [matchesCall, turnedDownCall, marksCall]

/** New jobs that fit, each with why; and what one does not want, with why not. */
export const Matches = ({ onGoal }: { onGoal: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const [all, setAll] = useState(false)
  const { data, error, isPending, refetch } = useApiState(matchesCall, {})
  const isWeek = at.matches === 'week'
  const posted = data?.matches.filter((m) => isWeek || m.job.postedAt > data.dayFrom) ?? []
  const shown = all ? posted : posted.slice(0, FIRST)
  const count = (n: number) => `${format.number(n)}${data?.more ? '+' : ''}`
  return (
    <section className={classes.card} aria-labelledby="matches">
      <h2 id="matches">{t('matches.title')}</h2>
      {isPending && <LoadingTable rows={3} columns={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && !data.asked && (
        <>
          <p className={classes.quiet}>{t('matches.notAsked')}</p>
          <div>
            <Button variant="default" onClick={onGoal}>
              {t('goal.say')}
            </Button>
          </div>
        </>
      )}
      {data?.asked && (
        <>
          <fieldset className={classes.span}>
            <legend className={classes.quiet}>{t('matches.posted')}</legend>
            {(['', 'week'] as const).map((span) => (
              <Button
                key={span}
                size="compact-md"
                variant={at.matches === span ? 'light' : 'default'}
                aria-pressed={at.matches === span}
                onClick={() => void go({ matches: span }, { replace: true })}
              >
                {span === 'week'
                  ? t('matches.week', { n: count(data.matches.length) })
                  : t('matches.today', { n: count(data.today) })}
              </Button>
            ))}
          </fieldset>
          {posted.length === 0 && (
            <p className={classes.quiet}>{t(isWeek ? 'matches.noneWeek' : 'matches.noneToday')}</p>
          )}
          {shown.length > 0 && (
            <ul className={classes.rows}>
              {shown.map((match) => (
                <One key={match.job.id} match={match} />
              ))}
            </ul>
          )}
          {posted.length > shown.length && (
            <div>
              <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
                {t('matches.all', { n: count(posted.length) })}
              </Button>
            </div>
          )}
        </>
      )}
      {data && data.turnedDown > 0 && <TurnedDown count={data.turnedDown} />}
    </section>
  )
}

const useReason = () => {
  const t = useWords()
  const jobs = usePublicJobs()
  const format = useFormat()
  return ({ reason: { what, said, near }, job }: Match): string => {
    const why = {
      employment: () => t('matches.asAsked', { what: jobs(`types.${job.employmentType}`) }),
      mode: () => t('matches.asAsked', { what: jobs(`modes.${job.workMode}`) }),
      pay: () => t('matches.pay'),
      title: () => t('matches.found', { said: format.isolated(said) }),
      search: () => t('matches.inSearch', { said: format.isolated(said) }),
    }[what]()
    if (!near) return why
    return `${why} · ${t('matches.near', { km: format.number(near.km), place: format.isolated(near.place) })}`
  }
}

const One = ({ match }: { match: Match }) => {
  const t = useWords()
  const format = useFormat()
  const pay = usePay()
  const reason = useReason()
  const { job, down } = match
  const back = useCommand(takeBackCall, { refreshes })
  const turn = useCommand(turnDownCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const dismiss = (why: Dismissal) =>
    turn.mutate(
      { job: job.id, reason: why },
      {
        ...failed,
        onSuccess: () =>
          notify.success(t('matches.gone', { job: job.title }), {
            label: t('matches.undo'),
            onClick: () => back.mutate({ job: job.id }, failed),
          }),
      },
    )
  return (
    <li className={classes.row}>
      <div>
        <Link to={paths.job(job.id)}>
          <bdi>{job.title}</bdi>
        </Link>
        <span className={classes.quiet}>{format.list([job.company.name, job.place.name, pay(job.pay)])}</span>
        <span>{reason(match)}</span>
        {down && <span className={classes.quiet}>{t('matches.down', { why: t(`whyNot.${down}`) })}</span>}
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('matches.dismissOf', { job: job.title })}
            loading={turn.isPending}
          >
            {t('matches.dismiss')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('matches.hint')}</Menu.Label>
          {DISMISSALS.map((why) => (
            <Menu.Item key={why} onClick={() => dismiss(why)}>
              {t(`whyNot.${why}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

const TurnedDown = ({ count }: { count: number }) => {
  const t = useWords()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const { data } = useApiState(turnedDownCall, {}, { enabled: open })
  const back = useCommand(takeBackCall, { refreshes })
  return (
    <details onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{t('matches.turned', { n: format.number(count) })}</summary>
      <p className={classes.quiet}>{t('matches.hint')}</p>
      <ul className={classes.rows}>
        {data?.jobs.map((job) => (
          <li key={job.id} className={classes.row}>
            <div>
              <bdi>{job.title}</bdi>
              <span className={classes.quiet}>{format.list([job.company, t(`whyNot.${job.reason}`)])}</span>
            </div>
            <Button
              size="compact-md"
              variant="default"
              aria-label={t('matches.backOf', { job: job.title })}
              onClick={() => back.mutate({ job: job.id }, { onError: (failure) => notify.failure(failure.message) })}
            >
              {t('matches.back')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
