import { IconBell } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isCompanyRole } from '../../../../shared/actor.ts'
import { useEvents } from '../../../../web/events.ts'
import { Link, usePathname } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { onSession, useSession } from '../../../../web/session.ts'
import { useLeave } from '../../../../web/ui/useLeave.ts'
import { useWords } from '../words/index.ts'
import classes from './Bell.module.css'
import { watchCall } from './calls.ts'
import { List } from './List.tsx'
import { forgetPush } from './push.ts'
import { useNotifications } from './useNotifications.ts'

/** What the bell says of its count: a hundred are not counted. */
const MOST = 99

/** Where the page of all notifications is for whoever is here. */
const pageFor = (role: string) => (isCompanyRole(role) ? paths.dashboardNotifications() : paths.notifications())

/** How long a frame may take to be drawn after its address has changed, ms. */
const FRAME_MS = [0, 300, 1500]

/** The room that the top bar keeps; the bar of another frame keeps another. */
const usePlace = () => {
  const pathname = usePathname()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another frame
  useEffect(() => {
    const look = () => setPlace(document.getElementById('bell'))
    const looks = FRAME_MS.map((ms) => setTimeout(look, ms))
    return () => looks.forEach(clearTimeout)
  }, [pathname])
  return place
}

/** In the top bar of whoever is signed in; loaded when the page stands. */
export default function Bell() {
  const { user } = useSession()
  const place = usePlace()
  useEffect(() => onSession(() => void forgetPush()), [])
  if (!user || user.mustChangePassword || !place) return null
  return createPortal(<Button key={user.id} page={pageFor(user.role)} />, place)
}

const Button = ({ page }: { page: string }) => {
  const t = useWords()
  const pathname = usePathname()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const news = useEvents(watchCall, {}, () => false)
  const unread = news?.unread ?? 0
  const label = unread > MOST ? t('bellMany') : t('bellUnread', { count: unread })

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the list
  useEffect(() => setOpen(false), [pathname])
  useLeave(box, open, () => setOpen(false))

  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key !== 'Escape' || !open) return
    e.stopPropagation()
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the list inside
    <div ref={box} className={classes.box} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className={classes.bell}
        aria-label={unread > 0 ? label : t('bell')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <IconBell size={18} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > MOST ? '99+' : unread}
          </span>
        )}
      </button>
      {open && (
        <section id={panel} className={classes.panel} aria-label={t('title')}>
          <Panel mark={`${news?.newest} ${unread}`} page={page} onLeave={() => setOpen(false)} />
        </section>
      )}
    </div>
  )
}

type PanelProps = { mark: string; page: string; onLeave: () => void }

const Panel = ({ mark, page, onLeave }: PanelProps) => {
  const t = useWords()
  const shown = useNotifications({ unread: false, mark, enabled: true })
  const hasUnread = shown.list?.some((one) => one.readAt === null) ?? false
  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {hasUnread && (
          <button type="button" className={classes.action} onClick={() => void shown.markAll()}>
            {t('readAll')}
          </button>
        )}
      </header>
      <div className={classes.scroll}>
        <List shown={{ ...shown, next: null }} unread={false} onLeave={onLeave} />
      </div>
      <footer className={classes.foot}>
        <Link to={page} className={classes.action}>
          {t('all')}
        </Link>
        <Link to={`${page}?tab=settings`} className={classes.action}>
          {t('settings')}
        </Link>
      </footer>
    </>
  )
}
