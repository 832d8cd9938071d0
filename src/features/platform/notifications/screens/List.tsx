import { IconBellOff, IconCircle, IconCircleFilled } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { useWords } from '../words/index.ts'
import { agoOf } from './ago.ts'
import classes from './List.module.css'
import type { Listed, useNotifications } from './useNotifications.ts'

type Props = {
  shown: Pick<ReturnType<typeof useNotifications>, 'list' | 'next' | 'failed' | 'refetch' | 'more' | 'markOne'>
  /** Only what was not read is asked for. */
  unread: boolean
  onLeave?: () => void
}

/** Up and down go from one to the next, as in any list. */
const move = (e: KeyboardEvent<HTMLUListElement>) => {
  if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return
  const links = [...e.currentTarget.querySelectorAll<HTMLElement>('a')]
  const row = (e.target as HTMLElement).closest('li')
  const at = links.findIndex((link) => row?.contains(link))
  const next = links[at + (e.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  e.preventDefault()
  next.focus()
}

/** Notifications in their four states. Following one marks it as read. */
export const List = ({ shown: { list, next, failed, refetch, more, markOne }, unread, onLeave }: Props) => {
  const t = useWords()
  if (failed && !list)
    return (
      <div className={classes.state} role="alert">
        <p>{t('failed')}</p>
        <button type="button" className={classes.more} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    )
  if (!list)
    return (
      <div className={classes.state} role="status" aria-label={t('loading')}>
        {[70, 55, 80].map((width) => (
          <span key={width} className={classes.bar} data-width={width} />
        ))}
      </div>
    )
  if (list.length === 0)
    return (
      <div className={classes.state}>
        <IconBellOff size={24} stroke={1.6} aria-hidden />
        <strong>{t(unread ? 'emptyUnreadTitle' : 'emptyTitle')}</strong>
        <p>{t(unread ? 'emptyUnread' : 'empty')}</p>
      </div>
    )
  return (
    <>
      <ul className={classes.list} onKeyDown={move}>
        {list.map((one) => (
          <Row key={one.id} one={one} onMark={(read) => void markOne(one, read)} onLeave={onLeave} />
        ))}
      </ul>
      {next && (
        <button type="button" className={classes.more} onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </>
  )
}

type RowProps = { one: Listed; onMark: (read: boolean) => void; onLeave?: (() => void) | undefined }

const Row = ({ one, onMark, onLeave }: RowProps) => {
  const t = useWords()
  const language = useLanguage()
  const isUnread = one.readAt === null
  const follow = () => {
    if (isUnread) onMark(true)
    onLeave?.()
  }
  const label = t(isUnread ? 'markRead' : 'markUnread')
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <Link to={one.link} className={classes.link} onClick={follow}>
        <span className={classes.title}>
          {isUnread && <span className={classes.hidden}>{t('unread')}: </span>}
          {one.title}
        </span>
        <time className={classes.time} dateTime={one.createdAt}>
          {agoOf(one.createdAt, language) ?? t('justNow')}
        </time>
      </Link>
      <button
        type="button"
        className={classes.mark}
        title={label}
        aria-label={`${label}: ${one.title}`}
        onClick={() => onMark(isUnread)}
      >
        {isUnread ? <IconCircleFilled size={10} aria-hidden /> : <IconCircle size={10} aria-hidden />}
      </button>
    </li>
  )
}
