import '../styles.dashboard.ts'
import '../global.css'
import { Kbd, UnstyledButton } from '@mantine/core'
import { IconHelp, IconSearch } from '@tabler/icons-react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isCompanyRole } from '../../shared/actor.ts'
import { askForHelp } from '../help/ask.ts'
import { usePathname } from '../Link.tsx'
import { Queries } from '../queries.tsx'
import { useSession } from '../session.ts'
import { Slot } from '../slots.tsx'
import { LoadingTable } from '../ui/states.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Brand } from './Brand.tsx'
import { dropdownEntry } from './Dropdown.tsx'
import classes from './frames.module.css'
import { NewMenu } from './NewMenu.tsx'
import { refreshNavigation } from './ownNavigation.ts'
import { openPalette } from './palette.ts'
import { refusedIn } from './refused.ts'
import { SideNav } from './SideNav.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SubNav } from './SubNav.tsx'
import { TopNav } from './TopNav.tsx'
import { useLines } from './useLines.ts'
import { useShellWords } from './words/index.ts'

const Refused = lazy(async () => ({ default: (await import('./Refused.tsx')).Refused }))
const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'))
const SettingsList = lazy(async () => ({ default: (await import('./SettingsList.tsx')).SettingsList }))

/** What waits is asked for again no sooner than this after the last time, ms. */
const COUNTS_EVERY_MS = 60_000

/** Asks what waits behind the lines: when the page has nothing else to do, and on the way from page to page. */
const useFreshCounts = (userId: string | undefined, pathname: string) => {
  const [asked, setAsked] = useState<{ userId: string | undefined; at: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at on the way to each page
  useEffect(() => {
    if (!userId || (asked?.userId === userId && Date.now() - asked.at < COUNTS_EVERY_MS)) return
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    later(() => void refreshNavigation(), { timeout: 4000 })
    setAsked({ userId, at: Date.now() })
  }, [userId, pathname])
}

/** What nobody sees comes so long after the first page, ms. */
const SETTLED_MS = 8000

/** The application: a bar along the top, the navigation beside the page (behind More on a phone), the page. */
const DashboardFrame = () => {
  const t = useShellWords()
  const [open, setOpen] = useState(false)
  const [isDrawerNeeded, setDrawerNeeded] = useState(false)
  const { user } = useSession()
  const pathname = usePathname()
  const refused = useRouterState({ select: (s) => refusedIn(s.location.state) })
  const { here } = useLines()
  const isSetUp = here?.id === 'settings' && user !== null && isCompanyRole(user.role)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, true)
    return () => clearTimeout(timer)
  }, [])
  useFreshCounts(user?.id, pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the drawer
  useEffect(() => setOpen(false), [pathname])

  const openDrawer = () => {
    setDrawerNeeded(true)
    setOpen(true)
  }
  const tools = (
    <>
      <UnstyledButton className={classes.search} onClick={openPalette} aria-label={t('goTo.label')}>
        <IconSearch size={15} aria-hidden />
        <span className={classes.searchWord}>{t('goTo.label')}</span>
        <Kbd size="xs" className={classes.searchKey}>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <NewMenu />
    </>
  )
  return (
    <div className={classes.dashboard} data-has-help>
      <SkipLink />
      <TopNav
        inApplication
        tools={tools}
        account={user && <AccountMenu user={user} more={(close) => <HelpEntry onAsk={close} />} />}
      />
      <div className={classes.body}>
        <aside className={classes.sidebar}>
          <Brand />
          <div className={classes.list}>
            <SideNav />
          </div>
        </aside>
        <main id="content" className={classes.content} tabIndex={-1}>
          <Queries>
            <Suspense fallback={<Waiting />}>
              {refused ? (
                <Refused page={refused} />
              ) : (
                <>
                  <SubNav />
                  <div className={isSetUp ? classes.settings : undefined}>
                    {isSetUp && <SettingsList />}
                    <div className={classes.page}>
                      <Outlet />
                    </div>
                  </div>
                </>
              )}
            </Suspense>
          </Queries>
        </main>
      </div>
      {isSettled && user && isCompanyRole(user.role) && !user.viewing && <Slot name="frame.opened" with={{}} />}
      <BottomBar isOpen={open} onMore={openDrawer} />
      {isDrawerNeeded && (
        <Suspense>
          <NavigationDrawer opened={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
export default DashboardFrame

const HelpEntry = ({ onAsk }: { onAsk: () => void }) => {
  const t = useShellWords()
  const ask = () => {
    onAsk()
    askForHelp('menu')
  }
  return (
    <button type="button" className={dropdownEntry} onClick={ask}>
      <IconHelp size={16} aria-hidden />
      <span>{t('nav.help')}</span>
    </button>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <LoadingTable />
  </div>
)
