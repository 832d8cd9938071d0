import type { ReactNode } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { SOON_DAYS } from '../../../adverts/content/advert.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { PlaceMap } from '../../../adverts/maps/screens/PlaceMap.tsx'
import type { PublicDetail, PublicJob } from '../contract.ts'
import classes from './job.module.css'
import { usePay } from './pay.tsx'
import { VerifiedMark } from './Verified.tsx'

/** Paragraphs, and lines that begin with a dash as a list. Nothing in it is markup of somebody else's. */
export const Prose = ({ text }: { text: string }) => {
  const blocks: { list: boolean; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const item = /^\s*[-*•·–]\s+(.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (!line.trim()) blocks.push({ list: false, lines: [] })
    else if (last && last.list === (item !== undefined) && last.lines.length > 0) last.lines.push(item ?? line)
    else blocks.push({ list: item !== undefined, lines: [item ?? line] })
  }
  return blocks
    .filter((b) => b.lines.length > 0)
    .map((b) =>
      b.list ? (
        <ul key={b.lines.join()} dir="auto">
          {b.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p key={b.lines.join()} dir="auto">
          {b.lines.join(' ')}
        </p>
      ),
    )
}

const Listed = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul dir="auto">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )

/** What a job says, to whoever looks for work and, while it is written, to its employer. */
export const JobView = ({
  job,
  head = 'h1',
  map,
  company,
  children,
}: {
  job: PublicJob
  /** What is known of who is hiring. */
  company?: ReactNode
  map?: PublicDetail['map'] | undefined
  head?: 'h1' | 'h2'
  /** How to apply: on a phone before what the job is, because that is long. */
  children?: ReactNode
}) => {
  const t = usePublicJobs()
  const format = useFormat()
  const pay = usePay()
  const Head = head
  const { name, region } = job.place
  const place = format.list([name, region && region !== name ? region : null, format.countryName(job.country)])
  return (
    <article className={classes.job}>
      <header>
        <Head className={classes.title} dir="auto">
          {job.title}
        </Head>
        <p className={classes.where}>
          <bdi>{job.company.name}</bdi>
          <span aria-hidden>{'\u00a0· '}</span>
          <span>{place}</span>
        </p>
        <VerifiedMark verified={job.verified} />
        <p className={classes.pay} data-none={job.pay ? undefined : true}>
          {pay(job.pay)}
        </p>
        <p className={classes.dates}>
          <time dateTime={job.postedAt}>{t('postedOn', { day: format.day(job.postedAt) })}</time>
          {job.updatedAt.slice(0, 10) > job.postedAt.slice(0, 10) && (
            <time dateTime={job.updatedAt}>{t('updatedOn', { day: format.day(job.updatedAt) })}</time>
          )}
          {job.closesOn && <time dateTime={job.closesOn}>{t('closesOn', { day: format.day(job.closesOn) })}</time>}
          {job.closesOn && job.daysLeft <= SOON_DAYS && (
            <strong className={classes.soon}>
              {job.daysLeft === 0 ? t('closesToday') : t('closesSoon', { count: job.daysLeft })}
            </strong>
          )}
        </p>
        {job.reviewDays !== null && <p className={classes.dates}>{t('reviewed', { count: job.reviewDays })}</p>}
      </header>
      <div className={classes.body}>
        {children && <div className={classes.apply}>{children}</div>}
        <div className={classes.prose}>
          <section>
            <h2 className={classes.heading}>{t('about')}</h2>
            <Prose text={job.description} />
          </section>
          <Listed title={t('must')} lines={job.mustHave} />
          <Listed title={t('nice')} lines={job.niceToHave} />
        </div>
        <div className={classes.short}>
          {company}
          <h2 className={classes.heading}>{t('facts')}</h2>
          <dl>
            <Fact name={t('facets.mode')}>
              {job.workMode === 'remote' ? t('remoteIn', { place: name }) : t(`modes.${job.workMode}`)}
            </Fact>
            <Fact name={t('hours')}>{t(`types.${job.employmentType}`)}</Fact>
            <Fact name={t('experience')}>{job.seniority && t(`levels.${job.seniority}`)}</Fact>
            <Fact name={t('department')}>{job.department}</Fact>
            <Fact name={t('occupation')}>{job.occupation}</Fact>
            <Fact name={t('vacancies')}>
              {format.number(job.vacancies)}
              {job.vacancyExists !== null && ` · ${t(job.vacancyExists ? 'vacancyYes' : 'vacancyNo')}`}
            </Fact>
            <Fact name={t('languages')}>
              {job.languages.map((l) => `${l.language} (${l.reason})`).join('; ') || null}
            </Fact>
            <Fact name={t('sponsorship')}>{job.sponsorship && t(`sponsorships.${job.sponsorship as 'yes'}`)}</Fact>
            <Fact name={t('licence')}>{job.agencyNumber}</Fact>
          </dl>
          {job.usesAi !== null && (
            <p className={classes.note}>{job.usesAi ? t('aiYes', { how: job.aiStatement }) : t('aiNo')}</p>
          )}
          {map && <PlaceMap map={map} head={head === 'h1' ? 'h2' : 'h3'} />}
        </div>
      </div>
    </article>
  )
}

type HowProps = {
  job: PublicJob /** Left out where the job is only looked at by its employer. */
  onApply?: () => void
  applying?: boolean
}

/** How to apply: here, or on the employer's own site where that is how. */
export const HowToApply = ({ job, onApply, applying = false }: HowProps) => {
  const t = usePublicJobs()
  if (job.state === 'paused')
    return (
      <section className={classes.how}>
        <h2 className={classes.heading}>{t('paused')}</h2>
        <p>{t('pausedText')}</p>
        <Link
          to={paths.seekerJobSearch({ search: job.title.slice(0, 200), country: job.country, keep: '1' })}
          rel="nofollow"
        >
          {t('follow')}
        </Link>
      </section>
    )
  const subject = encodeURIComponent(t('mailSubject', { title: job.title }))
  return (
    <section className={classes.how}>
      <h2 className={classes.heading}>{t('how')}</h2>
      <p>{t(job.applyUrl ? 'howText' : 'howHere')}</p>
      {!job.applyUrl && (
        <button disabled={!onApply} type="button" className={classes.press} onClick={onApply} aria-expanded={applying}>
          {t('apply')}
        </button>
      )}
      {job.applyUrl && (
        <a className={classes.press} href={job.applyUrl} rel="nofollow noopener external">
          {t('byLink')}
        </a>
      )}
      {job.applyEmail && (
        <a className={classes.quiet} href={`mailto:${job.applyEmail}?subject=${subject}`}>
          {t('byMail', { email: `\u2068${job.applyEmail}\u2069` })}
        </a>
      )}
      {job.responseDays !== null && <p className={classes.note}>{t('response', { count: job.responseDays })}</p>}
      <p className={classes.note}>{t('never')}</p>
    </section>
  )
}
