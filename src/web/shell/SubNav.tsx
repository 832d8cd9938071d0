import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, usePathname } from '../Link.tsx'
import { useActiveTab } from '../ui/useActiveTab.ts'
import { Dropdown, dropdownEntry } from './Dropdown.tsx'
import { useCounts } from './ownNavigation.ts'
import classes from './SubNav.module.css'
import { useLineNames, useLines } from './useLines.ts'
import { useShellWords } from './words/index.ts'

/** The addresses of tabs that do not fit into their row: watched by the browser, so that nobody has to measure the page. */
const useOutOfSight = (row: React.RefObject<HTMLDivElement | null>, tabs: string) => {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are watched anew
  useEffect(() => {
    setOut(new Set())
    if (!row.current || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(
      (seen) =>
        setOut((before) => {
          const next = new Set(before)
          for (const { target, intersectionRatio } of seen) {
            const path = (target as HTMLElement).dataset.tab ?? ''
            if (intersectionRatio < 0.99) next.add(path)
            else next.delete(path)
          }
          return next
        }),
      { root: row.current, threshold: [0.99] },
    )
    for (const tab of row.current.querySelectorAll('[data-tab]')) watch.observe(tab)
    return () => watch.disconnect()
  }, [row, tabs])
  return out
}

/**
 * The views of the line somebody is on, above the page: each is an address. Nothing where there is only one. On a desk those that do not fit
 * stand in a list at the end; on a phone the row is moved with the thumb.
 */
export const SubNav = () => {
  const t = useShellWords()
  const { nameOfLine, nameOfTab } = useLineNames()
  const pathname = usePathname()
  const counts = useCounts()
  const { here } = useLines()
  const row = useActiveTab(pathname)
  const tabs = here?.tabs ?? []
  const out = useOutOfSight(row, tabs.map(({ path }) => path).join(' '))
  // The list at the end takes some of the row's width: the view that is open stays in sight.
  useEffect(() => {
    if (out.has(pathname))
      row.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [out, pathname, row])
  if (!here || tabs.length < 2) return null
  const inside = (tab: (typeof tabs)[number]) => (
    <>
      {nameOfTab(tab)}
      {counts[tab.path] ? <span className={classes.count}>{counts[tab.path]}</span> : null}
    </>
  )
  return (
    <nav className={classes.bar} aria-label={t('nav.views', { line: nameOfLine(here) })}>
      <div ref={row} className={classes.row}>
        {tabs.map((tab) => (
          <span
            key={tab.path}
            data-tab={tab.path}
            className={out.has(tab.path) ? `${classes.place} ${classes.out}` : classes.place}
          >
            <Link to={tab.path} exact className={classes.tab} preload="intent">
              {inside(tab)}
            </Link>
          </span>
        ))}
      </div>
      {out.size > 0 && (
        <Dropdown
          className={classes.more ?? ''}
          button={
            <>
              {t('nav.more')}
              <IconChevronDown size={14} aria-hidden />
            </>
          }
        >
          {() =>
            tabs
              .filter(({ path }) => out.has(path))
              .map((tab) => (
                <Link key={tab.path} to={tab.path} exact className={dropdownEntry} preload="intent">
                  {inside(tab)}
                </Link>
              ))
          }
        </Dropdown>
      )}
    </nav>
  )
}
