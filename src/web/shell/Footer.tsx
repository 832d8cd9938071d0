import { SOCIAL_LINKS, SUPPORT_EMAIL } from '../contact.ts'
import { Link } from '../Link.tsx'
import { paths } from '../paths.ts'
import { useWebWords } from '../words/index.ts'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { Newsletter } from './Newsletter.tsx'
import { Offices } from './Offices.tsx'

const BADGES = ['badgeSingapore', 'badgeIndia', 'badgeCanada', 'badgeUae'] as const

export const Footer = () => {
  const t = useWebWords()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo />
          <p>{t('footer.tagline')}</p>
          <ul className={classes.claims}>
            <li>{t('footer.claimJobs')}</li>
            <li>{t('footer.claimCountries')}</li>
          </ul>
          <Newsletter />
        </div>
        <nav className={classes.column} aria-label={t('footer.platform')}>
          <h2>{t('footer.platform')}</h2>
          <Link to={paths.jobs()}>{t('nav.jobs')}</Link>
          <Link to={paths.forJobSeekers()}>{t('nav.forJobSeekers')}</Link>
          <Link to={paths.forEmployers()}>{t('nav.forEmployers')}</Link>
          <Link to={paths.about()}>{t('nav.about')}</Link>
        </nav>
        <nav className={classes.column} aria-label={t('footer.solutions')}>
          <h2>{t('footer.solutions')}</h2>
          <Link to={paths.hrms()}>{t('nav.hrms')}</Link>
          <Link to={paths.hrmsFeatures()}>{t('footer.features')}</Link>
        </nav>
        <nav className={classes.column} aria-label={t('footer.support')}>
          <h2>{t('footer.support')}</h2>
          <Link to={paths.contact()}>{t('footer.contact')}</Link>
          <a href={`mailto:${SUPPORT_EMAIL}`}>{t('footer.byEmail')}</a>
          <Link to={paths.faq()}>{t('footer.faq')}</Link>
          <a href="/health">{t('footer.status')}</a>
        </nav>
        <nav className={classes.column} aria-label={t('footer.legal')}>
          <h2>{t('footer.legal')}</h2>
          <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
          <Link to={paths.terms()}>{t('footer.terms')}</Link>
          <Link to={paths.cookiePolicy()}>{t('footer.cookies')}</Link>
          <Link to={paths.dataProtection()}>{t('footer.dataProtection')}</Link>
          <Link to={paths.refund()}>{t('footer.refund')}</Link>
        </nav>
        {SOCIAL_LINKS.length > 0 && (
          <nav className={classes.column} aria-label={t('footer.social')}>
            <h2>{t('footer.social')}</h2>
            {SOCIAL_LINKS.map(({ name, href }) => (
              <a key={href} href={href} rel="me noopener">
                {name}
              </a>
            ))}
          </nav>
        )}
        <div className={classes.wide}>
          <h2>{t('footer.offices')}</h2>
          <Offices />
        </div>
      </div>
      <div className={classes.foot}>
        <p>{t('footer.rights', { year: new Date().getFullYear() })}</p>
        <div className={classes.badges}>
          <span id="badges">{t('footer.badges')}</span>
          <ul aria-labelledby="badges">
            {BADGES.map((badge) => (
              <li key={badge}>{t(`footer.${badge}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
