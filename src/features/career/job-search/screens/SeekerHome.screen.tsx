import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { listApplicationsForCandidate } from '../../../hiring/applications/mine.contract.ts'
import { isOver } from '../../../hiring/applications/mine.rules.ts'
import { TONES } from '../../applications/screens/calls.ts'
import { useWords as useMineWords } from '../../applications/words/index.ts'
import { profileCall } from '../../profile/screens/calls.ts'
import { quietWeek } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { searchesCall, visitCall, waitingCall } from './calls.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Goal, GoalDialog } from './Goal.tsx'
import { Matches } from './Matches.tsx'
import classes from './search.module.css'
import { Upcoming } from './Upcoming.tsx'

const mineCall = wire<typeof listApplicationsForCandidate>('GET', '/api/my-applications')
const SHOWN = 5

/** What waits, what moved and what is new, for somebody who looks for work. Each figure is that of the page behind it. */
export default function SeekerHome() {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const mine = useApiState(mineCall, {})
  const profile = useApiState(profileCall, {})
  const isNew = mine.data?.all === 0 && profile.data && profile.data.completeness.done <= 1
  return (
    <Page
      title={t('home.title')}
      subtitle={t('home.subtitle')}
      actions={
        // What stands there grows on a phone; a badge stays as long as its words.
        <span>
          <Slot name="seeker-home.plan" with={{ label: t('home.plan') }} />
        </span>
      }
    >
      <div className={classes.home}>
        <div className={classes.column}>
          {isNew && <FirstSteps onGoal={() => setAsking(true)} />}
          <Waiting />
          <Matches onGoal={() => setAsking(true)} />
          <Slot name="seeker-home" with={{}} fallback={<LoadingTable rows={2} columns={2} />} />
          <section className={classes.card} aria-labelledby="applications">
            <h2 id="applications">{t('home.applications')}</h2>
            {mine.isPending && <LoadingTable rows={3} columns={2} />}
            {mine.error && <ErrorState error={mine.error} onRetry={() => void mine.refetch()} />}
            {mine.data && mine.data.applications.length === 0 && (
              <p className={classes.quiet}>{t('home.noApplications')}</p>
            )}
            {mine.data && mine.data.applications.length > 0 && <Moved applications={mine.data.applications} />}
            {mine.data && mine.data.applications.length > 0 && <Applications applications={mine.data.applications} />}
          </section>
        </div>
        <div className={classes.column}>
          <Upcoming />
          <Goal onChange={() => setAsking(true)} />
          <Searches />
          {profile.data && (
            <section className={classes.card} aria-labelledby="profile">
              <h2 id="profile">{t('home.profile')}</h2>
              <p className={classes.quiet}>
                {t('home.profileDone', { done: profile.data.completeness.done, of: profile.data.completeness.of })}
              </p>
              <p className={classes.quiet}>{t('home.profileText')}</p>
              <div>
                <Button component={Link} to={paths.seekerProfile()} variant="default">
                  {t('home.profileGo')}
                </Button>
              </div>
            </section>
          )}
        </div>
      </div>
      {asking && <GoalDialog onClose={() => setAsking(false)} />}
    </Page>
  )
}

const Waiting = () => {
  const t = useWords()
  const format = useFormat()
  const { data, error, isPending, refetch } = useApiState(waitingCall, {})
  return (
    <section className={classes.card} aria-labelledby="waiting">
      <h2 id="waiting">{t('home.waiting')}</h2>
      {isPending && <LoadingTable rows={2} columns={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.waiting.length === 0 && <p className={classes.quiet}>{t('home.nothingWaiting')}</p>}
      {data && data.waiting.length > 0 && (
        <ul className={classes.rows}>
          {data.waiting.map((w) => (
            <li key={`${w.kind} ${w.applicationId}`} className={classes.row}>
              <div>
                <Link to={paths.seekerMyApplications({ application: w.applicationId })}>{t(`home.${w.kind}`)}</Link>
                <span className={classes.quiet}>{format.list([w.title, w.company])}</span>
              </div>
              {w.at && (
                <span className="figures">{w.kind === 'interview' ? format.moment(w.at) : format.day(w.at)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Mine = NonNullable<ReturnType<typeof useApiState<typeof listApplicationsForCandidate>>['data']>['applications']

/** What moved since one was here before; or that nothing has, and when it is usual to hear. */
const Moved = ({ applications }: { applications: Mine }) => {
  const t = useWords()
  const format = useFormat()
  const visit = useCommand(visitCall)
  const { mutate } = visit
  useEffect(() => mutate({}), [mutate])
  const since = visit.data?.since
  if (!since) return null
  const moved = applications.filter((a) => Date.parse(a.changedAt) > Date.parse(since)).length
  const quiet = quietWeek(
    applications.map((a) => ({ ...a, isOver: isOver(a.status) })),
    new Date(),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  return (
    <p role="status">
      {moved > 0 && t('home.moved', { count: moved, when: format.moment(since) })}
      {moved === 0 && !quiet && t('home.notMoved', { when: format.moment(since) })}
      {quiet && `${t('home.quiet')} `}
      {quiet && quiet.promised > 0 && t('home.quietDue', { count: quiet.promised, day: quiet.days })}
      {quiet && quiet.promised === 0 && <Link to={paths.seekerJobs()}>{t('home.quietNext')}</Link>}
    </p>
  )
}

const Applications = ({ applications }: { applications: Mine }) => {
  const t = useWords()
  const word = useMineWords()
  const format = useFormat()
  const latest = applications.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, SHOWN)
  return (
    <>
      <ul className={classes.rows}>
        {latest.map((a) => (
          <li key={a.id} className={classes.row}>
            <div>
              <Link to={paths.seekerMyApplications({ application: a.id })}>{a.job.title}</Link>
              <span className={classes.quiet}>{format.list([a.job.company, format.moment(a.changedAt)])}</span>
            </div>
            <StatusBadge tone={TONES[a.status]}>{word(`statuses.${a.status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
      <div>
        <Link to={paths.seekerMyApplications()}>{t('home.all')}</Link>
      </div>
    </>
  )
}

const Searches = () => {
  const t = useWords()
  const { data } = useApiState(searchesCall, {})
  return (
    <section className={classes.card} aria-labelledby="searches">
      <h2 id="searches">{t('home.searches')}</h2>
      {data?.searches.length === 0 && <p className={classes.quiet}>{t('home.noSearches')}</p>}
      {data && data.searches.length > 0 && (
        <ul className={classes.rows}>
          {data.searches.map((s) => (
            <li key={s.id} className={classes.row}>
              <Link to={paths.seekerJobSearch(s.query)}>{s.name}</Link>
              <span className={classes.quiet}>
                {s.fresh > 0 ? t('home.fresh', { count: s.fresh }) : t('home.noneFresh')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button component={Link} to={paths.seekerJobSearch()} variant="default">
          {t('home.find')}
        </Button>
      </div>
    </section>
  )
}
