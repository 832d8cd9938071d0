import { type FormEvent, useEffect, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { countryName, useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../company/words/index.ts'
import type { companyJobs } from '../contract.ts'
import classes from './CompanyLogin.module.css'
import { usePay } from './pay.tsx'

const jobsCall = wire<typeof companyJobs>('GET', '/api/companies/:slug/jobs')
type Found = Awaited<ReturnType<typeof callEndpoint<typeof companyJobs>>>
const PAGE = 20
/** Where they stand on the page. */
export const OPEN_JOBS = 'open-jobs'
const AT = { q: '', country: '', department: '', page: '1' }

/** All open jobs of the company, with pay; what is searched for stands in the address. Nothing is said of jobs where there are none. */
export const OpenJobs = ({ slug, company }: { slug: string; company: string }) => {
  const t = useWords()
  const language = useLanguage()
  const { number } = useFormat()
  const [at, go] = useAddress(AT)
  const [found, setFound] = useState<Found | null>(null)
  const [typed, setTyped] = useState(at.q)
  const page = Math.max(1, Number(at.page) || 1)
  useEffect(() => {
    const leaving = new AbortController()
    const asked = { slug, search: at.q, country: at.country, department: at.department, page }
    callEndpoint(jobsCall, asked, { anonymous: true, signal: leaving.signal }).then(setFound, () => {})
    return () => leaving.abort()
  }, [slug, at.q, at.country, at.department, page])
  useEffect(() => {
    document.title = `${company}: ${t('jobs')}`
  }, [company, t])
  // Its place is kept, so that the sign-in beneath it on a phone does not move under a finger.
  if (!found) return <div className={`${classes.open} ${classes.awaited}`} aria-hidden />
  if (found.all === 0) return null
  const pages = Math.ceil(found.total / PAGE)
  const search = (event: FormEvent) => {
    event.preventDefault()
    void go({ q: typed.trim(), page: '1' })
  }
  return (
    <section id={OPEN_JOBS} className={classes.open} aria-label={t('jobs')}>
      <h2 className={classes.heading}>{t('jobs')}</h2>
      <form className={classes.filters} onSubmit={search}>
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          maxLength={100}
        />
        {found.countries.length > 1 && (
          <select
            aria-label={t('country')}
            value={at.country}
            onChange={(e) => void go({ country: e.currentTarget.value, page: '1' })}
          >
            <option value="">{t('anyCountry')}</option>
            {found.countries.map(({ value, count }) => (
              <option key={value} value={value}>{`${countryName(value, language)} (${number(count)})`}</option>
            ))}
          </select>
        )}
        {found.departments.length > 1 && (
          <select
            aria-label={t('department')}
            value={at.department}
            onChange={(e) => void go({ department: e.currentTarget.value, page: '1' })}
          >
            <option value="">{t('anyDepartment')}</option>
            {found.departments.map(({ value, count }) => (
              <option key={value} value={value}>{`${value} (${number(count)})`}</option>
            ))}
          </select>
        )}
        <button type="submit">{t('find')}</button>
      </form>
      <p className={classes.place} role="status">
        {found.total === 0 ? t('noFit') : t('count', { count: found.total })}
      </p>
      <List jobs={found.jobs} />
      {pages > 1 && (
        <nav className={classes.pages} aria-label={t('pages')}>
          <button type="button" disabled={page <= 1} onClick={() => void go({ page: String(page - 1) })}>
            {t('before')}
          </button>
          <span>{t('page', { page: number(page), pages: number(pages) })}</span>
          <button type="button" disabled={page >= pages} onClick={() => void go({ page: String(page + 1) })}>
            {t('after')}
          </button>
        </nav>
      )}
    </section>
  )
}

const List = ({ jobs }: { jobs: Found['jobs'] }) => {
  const language = useLanguage()
  const pay = usePay()
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={paths.job(job.id)} className={classes.link} dir="auto">
            {job.title}
          </Link>
          <span className={classes.place}>
            <bdi>{job.place.name}</bdi> · {countryName(job.country, language)}
          </span>
          <span className={classes.pay}>{pay(job.pay)}</span>
        </li>
      ))}
    </ul>
  )
}
