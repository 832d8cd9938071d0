import { IconChevronDown, IconMenu2, IconX } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { loadWords } from '../i18n.ts'
import { Link, usePathname } from '../Link.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { useWebWords } from '../words/index.ts'
import { Dropdown, dropdownEntry } from './Dropdown.tsx'
import { Logo } from './Logo.tsx'
import { homeOf, navigationOf } from './navigation.ts'
import { Preferences } from './Preferences.tsx'
import { PressLink } from './Press.tsx'
import classes from './TopNav.module.css'

/** Scrolled further than this, the bar lifts off the page. */
const LIFT_AT_PX = 50
/** By then the page stands. */
const DRAWN_MS = 300

const useLifted = () => {
  const [lifted, setLifted] = useState(false)
  useEffect(() => {
    const look = () => setLifted(scrollY > LIFT_AT_PX)
    addEventListener('scroll', look, { passive: true })
    // Where the page stands now is asked once it is drawn: before, the browser would lay it all out for the answer.
    const later = setTimeout(look, DRAWN_MS)
    return () => {
      clearTimeout(later)
      removeEventListener('scroll', look)
    }
  }, [])
  return lifted
}

/** Few ever look as somebody else. */
const ViewBanner = lazy(
  async () => (await Promise.all([import('../viewing/ViewBanner.tsx'), loadWords(['viewing'])]))[0],
)

type Props = {
  /** In the application the navigation stands beside the page: no links here, and all of the width. */
  inApplication?: boolean
  tools?: ReactNode
  /** Of whoever is signed in. */
  account: ReactNode
}

/** The bar along the top. */
export const TopNav = ({ inApplication = false, tools, account }: Props) => {
  const t = useWebWords()
  const { user } = useSession()
  const pathname = usePathname()
  const lifted = useLifted()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const items = navigationOf(user?.role ?? null, pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the panel
  useEffect(() => setOpen(false), [pathname])

  const links = items.map((item) => (
    <Link
      key={item.name}
      to={item.to}
      exact={item.name === 'home' || item.name === 'adminDashboard'}
      className={classes.link}
    >
      {t(`nav.${item.name}`)}
    </Link>
  ))
  return (
    <>
      {user?.viewing && (
        <Suspense fallback={null}>
          <ViewBanner user={user} />
        </Suspense>
      )}
      <header className={classes.bar} data-lifted={lifted || undefined} data-wide={inApplication || undefined}>
        <div className={classes.inner}>
          {!inApplication && (
            <button
              type="button"
              className={classes.burger}
              aria-label={t(open ? 'nav.closeMenu' : 'nav.openMenu')}
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => setOpen(!open)}
            >
              {open ? <IconX size={20} /> : <IconMenu2 size={20} />}
            </button>
          )}
          <Link to={user ? homeOf(user.role) : paths.home()} className={classes.home} aria-label="Fourshore">
            <Logo />
          </Link>
          {!inApplication && (
            <nav className={classes.links} aria-label={t('nav.main')}>
              {links}
            </nav>
          )}
          <span className={classes.push} />
          {tools}
          {user && <span id="bell" className={classes.bell} />}
          {!user && <Preferences />}
          {user ? account : <SignedOut />}
        </div>
        {!inApplication && open && (
          <nav id={panel} className={classes.panel} aria-label={t('nav.main')}>
            {links}
            {!user && (
              <>
                <Link to={paths.login({ role: 'jobseeker' })} className={classes.link}>
                  {t('nav.jobSeekerLogin')}
                </Link>
                <Link to={paths.login({ role: 'employer' })} className={classes.link}>
                  {t('nav.employerLogin')}
                </Link>
              </>
            )}
          </nav>
        )}
      </header>
    </>
  )
}

const SignedOut = () => {
  const t = useWebWords()
  return (
    <>
      <Dropdown
        className={classes.wideOnly ?? ''}
        button={
          <>
            {t('nav.logIn')}
            <IconChevronDown size={14} aria-hidden />
          </>
        }
      >
        {() => (
          <>
            <Link to={paths.login({ role: 'jobseeker' })} className={dropdownEntry}>
              {t('nav.jobSeekerLogin')}
            </Link>
            <Link to={paths.login({ role: 'employer' })} className={dropdownEntry}>
              {t('nav.employerLogin')}
            </Link>
          </>
        )}
      </Dropdown>
      <PressLink to={paths.signup()} className={classes.start}>
        {t('nav.getStarted')}
      </PressLink>
    </>
  )
}
