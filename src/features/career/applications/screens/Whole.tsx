import { lazy, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { ApiError } from '../../../../web/call.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { CandidateApplicationDetail } from '../../../hiring/applications/mine.contract.ts'
import { useWords } from '../words/index.ts'
import { Actions } from './Actions.tsx'
import { readCall, TONES } from './calls.ts'
import classes from './mine.module.css'
import { RenewLink } from './RenewLink.tsx'
import { Sent } from './Sent.tsx'

const TheirMatch = lazy(() => import('../../../matching/matching/screens/TheirMatch.tsx'))
const OtherJobs = lazy(() => import('./OtherJob.tsx'))
const SelfIdentification = lazy(() => import('../../../hiring/fairness/screens/candidate/SelfIdentification.tsx'))
const AskedNote = lazy(() => import('../../asked-tests/screens/AskedNote.tsx').catch(() => ({ default: () => null })))
const OwnNote = lazy(() => import('./OwnNote.tsx'))
const NextSteps = lazy(() => import('../../../hiring/offers/screens/candidate/NextSteps.tsx'))

type Props = { id: string /** Of a link: without an account. */; guest?: boolean; onBack?: () => void }

/** One application: where it stands, what happened, what was written and sent, and what one may still do. */
export const ApplicationDetail = ({ id, guest = false, onBack }: Props) => {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(readCall, { key: id }, { anonymous: guest })
  useTitle(data?.application.job.title ?? t('title'))
  if (data) return <Shown id={id} guest={guest} application={data.application} {...(onBack ? { onBack } : {})} />
  return (
    <div className={classes.page}>
      {isPending && <LoadingTable rows={6} columns={2} />}
      {error && (
        <ErrorState
          error={error}
          {...(error instanceof ApiError && (error.status === 404 || error.status === 410)
            ? {}
            : { onRetry: () => void refetch() })}
          retrying={isFetching}
        />
      )}
      {guest && error instanceof ApiError && error.status === 410 && <RenewLink link={id} />}
    </div>
  )
}

const Shown = ({ id, guest = false, application: a, onBack }: Props & { application: CandidateApplicationDetail }) => {
  const t = useWords()
  const say = useSentences()
  const format = useFormat()
  return (
    <div className={classes.page}>
      {onBack && (
        <p>
          <button type="button" className={classes.link} onClick={onBack}>
            {t('back')}
          </button>
        </p>
      )}
      <header>
        <h1 className={classes.title} dir="auto">
          {a.job.title}
        </h1>
        <p className={classes.quiet}>
          {format.list([a.job.company, a.job.place, t('appliedOn', { day: format.day(a.appliedOn) })])}
        </p>
        <p>
          <StatusBadge tone={TONES[a.status]}>{t(`statuses.${a.status}`)}</StatusBadge>
        </p>
        <p>{a.firstViewedAt ? t('viewedOn', { day: format.dayOf(a.firstViewedAt) }) : t('notViewed')}</p>
        {a.promisedBy && !a.firstViewedAt && <p>{t('promised', { day: format.day(a.promisedBy) })}</p>}
        {a.status === 'jobClosed' && <p>{t('closedText')}</p>}
        {a.outcomePhrase && <p dir="auto">{say(a.outcomePhrase)}</p>}
        {a.jobState !== 'closed' && (
          <p>
            <Link to={paths.job(a.job.id)}>{t('openJob')}</Link>
          </p>
        )}
      </header>
      <Suspense>
        <OtherJobs id={id} guest={guest} title={a.job.title} />
        {!guest && a.inAccount && <AskedNote application={a.id} />}
        <NextSteps application={a.id} link={guest ? id : null} withdrawn={a.status === 'withdrawn'} />
        <TheirMatch application={a.id} link={guest ? id : null} />
      </Suspense>
      <section aria-labelledby="happened">
        <h2 id="happened" className={classes.heading}>
          {t('timeline')}
        </h2>
        <ol className={classes.timeline}>
          {a.timeline
            .filter((e, i) => e.what !== a.timeline[i - 1]?.what)
            .map((e) => (
              <li key={`${e.at} ${e.what}`}>
                <time dateTime={e.at}>{format.moment(e.at)}</time>
                <span>{e.what === 'viewed' || e.what === 'asked' ? t(e.what) : t(`statuses.${e.what}`)}</span>
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
