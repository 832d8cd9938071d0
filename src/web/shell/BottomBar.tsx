import { IconDots } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { Link } from '../Link.tsx'
import { useSession } from '../session.ts'
import classes from './BottomBar.module.css'
import { icons } from './icons.ts'
import { barFor } from './lines.ts'
import { useCounts } from './ownNavigation.ts'
import { usePortalTabNames } from './portalTabs.ts'
import { useLines } from './useLines.ts'
import { useShellNames, useShellWords } from './words/index.ts'

/** The places somebody uses most, under the thumb; what else there is stands behind More. */
export const BottomBar = ({ isOpen, onMore }: { isOpen: boolean; onMore: () => void }) => {
  const t = useShellWords()
  const names = useShellNames()
  const { user } = useSession()
  const { lines, here } = useLines()
  const counts = useCounts()
  const portalTabs = usePortalTabNames()
  const address = useRouterState({
    select: ({ location }) => {
      const { tab } = location.search as { tab?: string }
      return tab ? `${location.pathname}?tab=${tab}` : location.pathname
    },
  })
  if (!user) return null
  const places = barFor(lines, user.role, portalTabs)
  // An address of its own wins over the line it belongs to.
  const exactly = places.find(({ to, line }) => to === address && line === null)
  const on = exactly ?? places.find(({ line }) => line !== null && line === here)
  return (
    <nav className={classes.bar} aria-label={t('nav.bar')}>
      {places.map((place) => {
        const Icon = icons[place.icon]
        const waiting = place.line === null ? counts[place.to] : undefined
        return (
          <Link
            key={place.to}
            to={place.to}
            exact
            className={classes.place}
            aria-current={place === on ? 'page' : undefined}
            data-on={place === on || undefined}
          >
            <span className={classes.icon}>
              <Icon size={20} stroke={1.7} aria-hidden />
              {waiting ? (
                <span className={classes.count} aria-hidden>
                  {waiting}
                </span>
              ) : null}
            </span>
            <span className={classes.name}>{names(place.name)}</span>
          </Link>
        )
      })}
      <button type="button" className={classes.place} aria-expanded={isOpen} onClick={onMore}>
        <span className={classes.icon}>
          <IconDots size={20} stroke={1.7} aria-hidden />
        </span>
        <span className={classes.name}>{t('nav.more')}</span>
      </button>
    </nav>
  )
}
