import type { ReactNode } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { JobCard } from '../contract.ts'
import { CardLinks } from './CardLinks.tsx'
import classes from './jobs.module.css'
import { usePay } from './pay.tsx'
import { VerifiedMark } from './Verified.tsx'

/** One job of a list. */
export const Card = ({ job, beside }: { job: JobCard; beside?: ReactNode }) => {
  const t = usePublicJobs()
  const format = useFormat()
  const pay = usePay()
  return (
    <li className={classes.card}>
      <h3 className={classes.cardTitle}>
        <Link to={paths.job(job.id)} dir="auto">
          {job.title}
        </Link>
      </h3>
      <p className={classes.cardWhere}>
        <span dir="auto">{job.company.name}</span>
        <span aria-hidden>{'\u00a0· '}</span>
        <span>{format.list([job.place.name, job.place.region !== job.place.name ? job.place.region : null])}</span>
        <span aria-hidden>{'\u00a0· '}</span>
        {format.countryName(job.country)}
      </p>
      <VerifiedMark verified={job.verified} />
      {job.openings > 1 && <p className={classes.answers}>{t('openings', { count: job.openings })}</p>}
      <p className={classes.cardPay} data-none={job.pay ? undefined : true}>
        {pay(job.pay)}
      </p>
      <p className={classes.excerpt} dir="auto">
        {job.excerpt}
      </p>
      <ul className={classes.tags}>
        <li>{t(`modes.${job.workMode}`)}</li>
        <li>{t(`types.${job.employmentType}`)}</li>
        {job.seniority && <li>{t(`levels.${job.seniority}`)}</li>}
        {job.distance !== null && <li>{t('away', { km: job.distance })}</li>}
      </ul>
      {job.reviewDays !== null && <p className={classes.answers}>{t('reviewed', { count: job.reviewDays })}</p>}
      <p className={classes.dates}>
        <time dateTime={job.postedAt}>{t('postedOn', { day: format.day(job.postedAt) })}</time>
        {job.closesOn && <time dateTime={job.closesOn}>{t('closesOn', { day: format.day(job.closesOn) })}</time>}
        {job.activeOn && <time dateTime={job.activeOn}>{t('activeOn', { day: format.day(job.activeOn) })}</time>}
      </p>
      <CardLinks id={job.id} title={job.title} />
      {beside}
    </li>
  )
}
