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
  const say = useWebWords()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo />
          <p>{say('footer.tagline')}</p>
          <ul className={classes.claims}>
            <li>{say('footer.claimJobs')}</li>
            <li>{say('footer.claimCountries')}</li>
          </ul>
          <Newsletter />
        </div>
        <nav className={classes.column} aria-label={say('footer.platform')}>
          <h2>{say('footer.platform')}</h2>
          <Link to={paths.jobs()}>{say('nav.jobs')}</Link>
          <Link to={paths.forJobSeekers()}>{say('nav.forJobSeekers')}</Link>
          <Link to={paths.forEmployers()}>{say('nav.forEmployers')}</Link>
          <Link to={paths.about()}>{say('nav.about')}</Link>
        </nav>
        <nav className={classes.column} aria-label={say('footer.solutions')}>
          <h2>{say('footer.solutions')}</h2>
          <Link to={paths.hrms()}>{say('nav.hrms')}</Link>
          <Link to={paths.hrmsFeatures()}>{say('footer.features')}</Link>
        </nav>
        <nav className={classes.column} aria-label={say('footer.support')}>
          <h2>{say('footer.support')}</h2>
          <Link to={paths.contact()}>{say('footer.contact')}</Link>
          <a href={`mailto:${SUPPORT_EMAIL}`}>{say('footer.byEmail')}</a>
          <Link to={paths.faq()}>{say('footer.faq')}</Link>
          <a href="/health">{say('footer.status')}</a>
        </nav>
        <nav className={classes.column} aria-label={say('footer.legal')}>
          <h2>{say('footer.legal')}</h2>
          <Link to={paths.privacy()}>{say('footer.privacy')}</Link>
          <Link to={paths.terms()}>{say('footer.terms')}</Link>
          <Link to={paths.cookiePolicy()}>{say('footer.cookies')}</Link>
          <Link to={paths.dataProtection()}>{say('footer.dataProtection')}</Link>
          <Link to={paths.refund()}>{say('footer.refund')}</Link>
        </nav>
        {SOCIAL_LINKS.length > 0 && (
          <nav className={classes.column} aria-label={say('footer.social')}>
            <h2>{say('footer.social')}</h2>
            {SOCIAL_LINKS.map(({ name, href }) => (
              <a key={href} href={href} rel="me noopener">
                {name}
              </a>
            ))}
          </nav>
        )}
        <div className={classes.wide}>
          <h2>{say('footer.offices')}</h2>
          <Offices />
        </div>
      </div>
      <div className={classes.foot}>
        <p>{say('footer.rights', { year: new Date().getFullYear() })}</p>
        <div className={classes.badges}>
          <span id="badges">{say('footer.badges')}</span>
          <ul aria-labelledby="badges">
            {BADGES.map((badge) => (
              <li key={badge}>{say(`footer.${badge}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
