import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { call } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { JobCard, PublicDetail, reportJob } from '../contract.ts'
import { Card } from './Card.tsx'
import { HowToApply, JobView } from './JobView.tsx'
import classes from './job.module.css'
import list from './jobs.module.css'
import { Registration } from './Verified.tsx'

/** The advert is worth reading without it: a copy of it is opened where there is no connection. */
const Fit = lazy(() => import('../../../career/job-fit/screens/Fit.tsx').catch(() => ({ default: () => null })))
const JobTest = lazy(() =>
  import('../../../career/job-fit/screens/Fit.tsx')
    .then((part) => ({ default: part.JobTest }))
    .catch(() => ({ default: () => null })),
)
const Apply = lazy(() => import('../../apply/screens/Apply.tsx'))

/** One job, what is like it, and the way to report it. */
export const JobPage = ({ told }: { told: PublicDetail }) => {
  const t = usePublicJobs()
  const [applying, setApplying] = useState(false)
  const [hasApplied, setHasApplied] = useState(false)
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link to={paths.jobs()}>{t('toList')}</Link>
      </p>
      <JobView job={told.job} map={told.map} company={<Registration verified={told.job.verified} />}>
        {!hasApplied && <HowToApply job={told.job} onApply={() => setApplying(true)} applying={applying} />}
        <Yours job={told.job} mayAsk={told.mayAsk} onApplied={setHasApplied} />
        <Share job={told.job} />
      </JobView>
      <Asked told={told.asked} />
      {applying && (
        <Suspense>
          <Apply job={told.job} onSent={() => setHasApplied(true)} />
        </Suspense>
      )}
      <Report id={told.job.id} title={told.job.title} />
      <Others told={told.same} />
      <Similar jobs={told.similar} />
    </div>
  )
}

/** The same advert at its other addresses: a list shows one of them. */
const Others = ({ told }: { told: PublicDetail['same'] }) => {
  const t = usePublicJobs()
  const format = useFormat()
  if (told.length === 0) return null
  return (
    <section aria-labelledby="same">
      <h2 id="same" className={classes.heading}>
        {t('sameHeading')}
      </h2>
      <ul>
        {told.map((o) => (
          <li key={o.id}>
            <Link to={paths.job(o.id)}>
              {[
                format.list([o.place, o.region !== o.place ? o.region : null]),
                t('postedOn', { day: format.day(o.postedAt) }),
                ...(o.closesOn ? [t('closesOn', { day: format.day(o.closesOn) })] : []),
              ].join('\u00a0· ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What others asked and the employer answered for everybody. */
const Asked = ({ told }: { told: PublicDetail['asked'] }) => {
  const t = usePublicJobs()
  if (told.length === 0) return null
  return (
    <section aria-labelledby="asked" className={classes.asked}>
      <h2 id="asked" className={classes.heading}>
        {t('asked')}
      </h2>
      <dl>
        {told.map((q) => (
          <div key={q.id}>
            <dt dir="auto">{q.words}</dt>
            <dd dir="auto">{q.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Closed = { title: string; company: string; similar: JobCard[] }

export const ClosedJob = ({ title, company, similar }: Closed) => {
  const t = usePublicJobs()
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link to={paths.jobs()}>{t('toList')}</Link>
      </p>
      <h1 className={classes.title}>{t('closed')}</h1>
      <p className={classes.where}>
        {t('closedText', { title: `\u2068${title}\u2069`, company: `\u2068${company}\u2069` })}
      </p>
      <Similar jobs={similar} />
    </div>
  )
}

const Similar = ({ jobs }: { jobs: readonly JobCard[] }) => {
  const t = usePublicJobs()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className={classes.heading}>
        {t('similar')}
      </h2>
      <ul className={list.cards}>
        {jobs.map((job) => (
          <Card key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

/** To pass it on, to be reminded of the last day, and to have it on paper. */
const Share = ({ job }: { job: PublicDetail['job'] }) => {
  const t = usePublicJobs()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = location.href.split('?')[0] ?? ''
    if (navigator.share) return navigator.share({ title: job.title, url }).catch(() => {})
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <div className={classes.share}>
      <button type="button" className={classes.quiet} onClick={() => void share()}>
        {t('share')}
      </button>
      <span role="status">{copied && t('copied')}</span>
      <p className={classes.more}>
        {job.closesOn && (
          <a href={`/api/jobs/${job.id}/last-day`} download rel="nofollow">
            {t('calendar')}
          </a>
        )}
        <button type="button" onClick={() => print()}>
          {t('print')}
        </button>
      </p>
    </div>
  )
}

/** Whoever is signed in is told how they fit and whether they have applied, once a script runs. */
type YoursProps = { job: PublicDetail['job']; mayAsk: boolean; onApplied: (has: boolean) => void }
const Yours = ({ job, mayAsk, onApplied }: YoursProps) => {
  const { user } = useSession()
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return (
    <>
      {runs && !user && job.state === 'paused' && <SignIn id={job.id} to="followIn" />}
      {runs && !user && mayAsk && <SignIn id={job.id} to="askIn" />}
      {runs && (
        <Suspense>
          <JobTest id={job.id} />
        </Suspense>
      )}
      {runs && user?.role === 'job_seeker' && (
        <Suspense>
          <Fit id={job.id} paused={job.state === 'paused'} onApplied={onApplied} />
        </Suspense>
      )}
    </>
  )
}

/** Whoever is not signed in has nowhere to be written to yet; they come back here once they are. */
const SignIn = ({ id, to }: { id: string; to: 'followIn' | 'askIn' }) => {
  const t = usePublicJobs()
  return (
    <p className={classes.more}>
      <Link to={paths.login({ role: 'jobseeker', next: paths.job(id) })} rel="nofollow">
        {to === 'askIn' ? t('askIn') : t('followIn')}
      </Link>
    </p>
  )
}

const reportCall = wire<typeof reportJob>('POST', '/api/jobs/:id/report')
const REASONS = ['asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other'] as const

const Report = ({ id, title }: { id: string; title: string }) => {
  const t = usePublicJobs()
  const box = useRef<HTMLDetailsElement>(null)
  // Led here from a card of a list.
  useEffect(() => {
    if (!box.current || location.hash !== '#report') return
    box.current.open = true
    box.current.scrollIntoView()
  }, [])
  const language = useLanguage()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [failure, setFailure] = useState('')
  const [number, setNumber] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setState('sending')
    setFailure('')
    try {
      const reason = REASONS.find((r) => r === form.get('reason')) ?? 'other'
      const { caseNumber } = await call(
        reportCall,
        { id, reason, words: String(form.get('words')), email: String(form.get('email')), language },
        { anonymous: true },
      )
      setNumber(caseNumber)
      setState('sent')
    } catch (error) {
      setFailure((error as Error).message)
      setState('open')
    }
  }
  return (
    <details ref={box} id="report" className={classes.report}>
      <summary>{t('report')}</summary>
      <p>
        <b dir="auto">{title}</b>
      </p>
      {state === 'sent' ? (
        <p role="status">
          {t('reported')} {t('caseNumber', { number })}
        </p>
      ) : (
        <form onSubmit={(event) => void send(event)} className={classes.form}>
          <fieldset>
            <legend>{t('reportWhy')}</legend>
            {REASONS.map((reason) => (
              <label key={reason} className={classes.choice}>
                <input type="radio" name="reason" value={reason} required />
                {t(`reasons.${reason}`)}
              </label>
            ))}
          </fieldset>
          <label className={list.box}>
            <span>{t('reportWords')}</span>
            <textarea name="words" rows={3} maxLength={2000} />
          </label>
          <label className={list.box}>
            <span>{t('reportEmail')}</span>
            <input name="email" type="email" maxLength={254} autoComplete="email" dir="ltr" />
          </label>
          {failure && (
            <p role="alert" className={classes.failure}>
              {failure}
            </p>
          )}
          <p>
            <Link to={`${paths.terms()}#reports`}>{t('reportPolicy')}</Link>
          </p>
          <button type="submit" className={classes.quiet} disabled={state === 'sending'}>
            {t('reportSend')}
          </button>
        </form>
      )}
    </details>
  )
}
