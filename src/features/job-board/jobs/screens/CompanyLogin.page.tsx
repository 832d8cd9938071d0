import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { initialsOf } from '../../../../shared/initials.ts'
import { ApiError, callEndpoint } from '../../../../web/call.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { getSession } from '../../../../web/session.ts'
import { countryName } from '../../../../web/ui/format.ts'
import type { publicCompany } from '../../../company/profile/contract.ts'
import { Card } from '../../../platform/accounts/screens/Card.tsx'
import { LoginForm } from '../../../platform/accounts/screens/LoginForm.tsx'
import { useWords } from '../company/words/index.ts'
import classes from './CompanyLogin.module.css'
import { OPEN_JOBS, OpenJobs } from './OpenJobs.tsx'

/** Where the sign-in of employees stands on the page. */
const DOOR = 'employee-login'

const companyCall = wire<typeof publicCompany>('GET', '/api/companies/:slug')
type Company = Awaited<ReturnType<typeof callEndpoint<typeof publicCompany>>>

/** What is known of the company at this address; `missing` when there is none. Not reached, its door is still there. */
const useCompany = (slug: string) => {
  const [company, setCompany] = useState<Company | 'missing' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setCompany(null)
    callEndpoint(companyCall, { slug }, { anonymous: true, signal: leaving.signal }).then(
      setCompany,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) setCompany('missing')
      },
    )
    return () => leaving.abort()
  }, [slug])
  return company
}

/** A company's own page: who it is, with the way to the sign-in of its employees, its open jobs, and that sign-in: beside them, on a phone beneath. */
const CompanyLogin = () => {
  const t = useWords()
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const company = useCompany(slug)
  const go = useGo()
  // A letter to an employee leads here: whoever is signed in goes on to what it is about.
  useEffect(() => {
    const { token, user } = getSession()
    if (token && user?.role === 'employee' && user.company_slug === slug && location.search)
      void go(paths.employeePortal() + location.search, { replace: true })
  }, [slug, go])
  if (company === 'missing')
    return (
      <Card title={t('missing')} subtitle={t('missingText', { address: `/c/${slug}` })}>
        <p>
          <Link to={paths.home()} className={classes.link}>
            {t('home')}
          </Link>
        </p>
      </Card>
    )
  return (
    <div className={classes.page} data-plain={company ? undefined : true}>
      {company && <About company={company} />}
      {company && <OpenJobs slug={company.slug} company={company.name} />}
      <div id={DOOR} className={classes.door}>
        <Card
          title={t('title')}
          // Written once it is known, and not moved by it: the line is there from the start.
          subtitle={company ? t('subtitle', { company: company.name }) : '\u00A0'}
        >
          <LoginForm portal="employee" company={slug} />
        </Card>
      </div>
    </div>
  )
}
export default CompanyLogin

const About = ({ company }: { company: Company }) => {
  const language = useLanguage()
  const t = useWords()
  const place = [company.industry, countryName(company.country_code, language)].filter(Boolean)
  return (
    <section className={classes.about} aria-label={company.name}>
      <div className={classes.brand}>
        {company.logoUrl ? (
          <img className={classes.logo} src={company.logoUrl} alt="" />
        ) : (
          <span className={classes.monogram} aria-hidden>
            {initialsOf(company.name)}
          </span>
        )}
        <div>
          <p className={classes.name}>
            <bdi>{company.name}</bdi>
          </p>
          <p className={classes.place}>{place.join(' · ')}</p>
        </div>
      </div>
      {company.about && (
        <p className={classes.text} dir="auto">
          {company.about}
        </p>
      )}
      <p className={classes.ways}>
        <a className={classes.link} href={`#${OPEN_JOBS}`}>
          {t('jobs')}
        </a>
        <a className={classes.link} href={`#${DOOR}`}>
          {t('title')}
        </a>
        {company.website && (
          <a className={classes.link} href={company.website} rel="noopener noreferrer">
            {t('website')}
          </a>
        )}
      </p>
    </section>
  )
}
