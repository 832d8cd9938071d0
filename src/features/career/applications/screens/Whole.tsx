import { lazy, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { ApiError } from '../../../../web/call.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { MyWhole } from '../mine.contract.ts'
import { useWords } from '../words/index.ts'
import { Actions } from './Actions.tsx'
import { readCall, TONES } from './calls.ts'
import classes from './mine.module.css'
import { Sent } from './Sent.tsx'

const TheirMatch = lazy(() => import('../../../matching/matching/screens/TheirMatch.tsx'))
const OtherJobs = lazy(() => import('./OtherJob.tsx'))
const SelfIdentification = lazy(() => import('../../../hiring/fairness/screens/candidate/SelfIdentification.tsx'))
const OwnNote = lazy(() => import('./OwnNote.tsx'))
const NextSteps = lazy(() => import('../../../hiring/offers/screens/candidate/NextSteps.tsx'))

type Props = { id: string /** Of a link: without an account. */; guest?: boolean; onBack?: () => void }

/** One application: where it stands, what happened, what was written and sent, and what one may still do. */
export const Whole = ({ id, guest = false, onBack }: Props) => {
  const say = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(readCall, { key: id }, { anonymous: guest })
  useTitle(data?.application.job.title ?? say('title'))
  if (data) return <Shown id={id} guest={guest} application={data.application} {...(onBack ? { onBack } : {})} />
  return (
    <div className={classes.page}>
      {isPending && <LoadingTable rows={6} columns={2} />}
      {error && (
        <ErrorState
          error={error}
          {...(error instanceof ApiError && error.status === 404 ? {} : { onRetry: () => void refetch() })}
          retrying={isFetching}
        />
      )}
    </div>
  )
}

const Shown = ({ id, guest = false, application: a, onBack }: Props & { application: MyWhole }) => {
  const say = useWords()
  const format = useFormat()
  return (
    <div className={classes.page}>
      {onBack && (
        <p>
          <button type="button" className={classes.link} onClick={onBack}>
            {say('back')}
          </button>
        </p>
      )}
      <header>
        <h1 className={classes.title} dir="auto">
          {a.job.title}
        </h1>
        <p className={classes.quiet}>
          {format.list([a.job.company, a.job.place, say('appliedOn', { day: format.day(a.appliedOn) })])}
        </p>
        <p>
          <StatusBadge tone={TONES[a.status]}>{say(`statuses.${a.status}`)}</StatusBadge>
        </p>
        <p>{a.firstViewedAt ? say('viewedOn', { day: format.day(a.firstViewedAt) }) : say('notViewed')}</p>
        {a.promisedBy && !a.firstViewedAt && <p>{say('promised', { day: format.day(a.promisedBy) })}</p>}
        {a.status === 'jobClosed' && <p>{say('closedText')}</p>}
        {a.outcomePhrase && <p dir="auto">{a.outcomePhrase}</p>}
        {a.jobState !== 'closed' && (
          <p>
            <Link to={paths.job(a.job.id)}>{say('openJob')}</Link>
          </p>
        )}
      </header>
      <Suspense>
        <OtherJobs id={id} guest={guest} title={a.job.title} />
        <NextSteps application={a.id} link={guest ? id : null} />
        <TheirMatch application={a.id} link={guest ? id : null} />
      </Suspense>
      <section aria-labelledby="happened">
        <h2 id="happened" className={classes.heading}>
          {say('timeline')}
        </h2>
        <ol className={classes.timeline}>
          {a.timeline
            .filter((e, i) => e.what !== a.timeline[i - 1]?.what)
            .map((e) => (
              <li key={`${e.at} ${e.what}`}>
                <time dateTime={e.at}>{format.moment(e.at)}</time>
                <span>
                  {e.what === 'viewed' ? say('viewed') : e.what === 'asked' ? say('asked') : say(`statuses.${e.what}`)}
                </span>
              </li>
            ))}
        </ol>
      </section>
      {!guest && a.inAccount && (
        <Suspense>
          <OwnNote about={a.id} />
        </Suspense>
      )}
      <Actions id={id} guest={guest} application={a} />
      <Sent id={id} application={a} />
      <Suspense>
        <SelfIdentification id={id} guest={guest} />
      </Suspense>
    </div>
  )
}
