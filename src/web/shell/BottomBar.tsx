import { IconDots, IconInbox } from '@tabler/icons-react'
import { Link, usePathname } from '../Link.tsx'
import { useSession } from '../session.ts'
import classes from './BottomBar.module.css'
import { icons } from './icons.ts'
import { barFor } from './lines.ts'
import { useCounts } from './ownNavigation.ts'
import { useLineNames, useLines } from './useLines.ts'
import { useShellWords } from './words/index.ts'

/** The places somebody uses most, under the thumb; what else there is stands behind More. */
export const BottomBar = ({ isOpen, onMore }: { isOpen: boolean; onMore: () => void }) => {
  const t = useShellWords()
  const { user } = useSession()
  const { lines, here } = useLines()
  const { nameOfLine } = useLineNames()
  const pathname = usePathname()
  const counts = useCounts()
  if (!user) return null
  const places = barFor(lines, user.role)
  const isAtInbox = places.some(({ isInbox, to }) => isInbox && to === pathname)
  return (
    <nav className={classes.bar} aria-label={t('nav.bar')}>
      {places.map(({ line, to, isInbox }) => {
        const Icon = isInbox ? IconInbox : icons[line.icon]
        const isOn = isInbox ? isAtInbox : here === line && !isAtInbox
        return (
          <Link key={to} to={to} exact className={classes.place} aria-current={isOn ? 'page' : undefined}>
            <span className={classes.icon}>
              <Icon size={20} stroke={1.7} aria-hidden />
              {isInbox && counts[to] ? (
                <span className={classes.count} aria-hidden>
                  {counts[to]}
                </span>
              ) : null}
            </span>
            <span className={classes.name}>{isInbox ? t('nav.inbox') : nameOfLine(line)}</span>
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
