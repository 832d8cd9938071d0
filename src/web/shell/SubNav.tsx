import { Link, usePathname } from '../Link.tsx'
import { useActiveTab } from '../ui/useActiveTab.ts'
import { useCounts } from './ownNavigation.ts'
import classes from './SubNav.module.css'
import { useLineNames, useLines } from './useLines.ts'
import { useShellWords } from './words/index.ts'

/** The views of the line somebody is on, above the page: each is an address. Nothing where there is only one. */
export const SubNav = () => {
  const t = useShellWords()
  const { nameOfLine, nameOfTab } = useLineNames()
  const pathname = usePathname()
  const counts = useCounts()
  const { here } = useLines()
  const row = useActiveTab(pathname)
  if (!here || here.tabs.length < 2) return null
  return (
    <nav className={classes.bar} aria-label={t('nav.views', { line: nameOfLine(here) })}>
      <div ref={row} className={classes.row}>
        {here.tabs.map((tab) => (
          <Link key={tab.path} to={tab.path} exact className={classes.tab} preload="intent">
            {nameOfTab(tab)}
            {counts[tab.path] ? <span className={classes.count}>{counts[tab.path]}</span> : null}
          </Link>
        ))}
      </div>
    </nav>
  )
}
