import { NativeSelect } from '@mantine/core'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { ThreadSummary } from '../contract.ts'
import type { Side } from '../talk.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './messages.module.css'

type Props = {
  side: Side
  threads: readonly ThreadSummary[]
  open: string
  list: string
  onOpen: (id: string) => void
  onList: (list: string) => void
}

export const useThreadName = () => {
  const t = useWords()
  return (thread: ThreadSummary): string =>
    thread.name ?? t('list.nobody', { number: thread.application?.number ?? '' })
}

/** All threads of one side, the latest first. */
export const ThreadList = ({ side, threads, open, list, onOpen, onList }: Props) => {
  const t = useWords()
  const format = useFormat()
  const nameOf = useThreadName()
  return (
    <section className={panel.card} aria-label={t('list.label')}>
      <NativeSelect
        label={t('list.which')}
        value={list}
        data={[
          { value: '', label: t('list.current') },
          { value: 'archived', label: t('list.archived') },
        ]}
        onChange={(event) => onList(event.currentTarget.value)}
      />
      {threads.length === 0 && <p className={panel.quiet}>{t(list === '' ? 'list.none' : 'list.noneArchived')}</p>}
      <ul className={classes.list}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <button
              type="button"
              className={classes.one}
              aria-current={thread.id === open}
              onClick={() => onOpen(thread.id)}
            >
              <span className={classes.line}>
                <strong>
                  <bdi>{nameOf(thread)}</bdi>
                </strong>
                {thread.unread > 0 && (
                  <StatusBadge tone="calm">{t('list.unread', { count: thread.unread })}</StatusBadge>
                )}
                {thread.muted && <span className={panel.quiet}>{t('list.muted')}</span>}
              </span>
              <span className={classes.cut} dir="auto">
                {thread.job.title}
              </span>
              {thread.last && (
                <span className={`${classes.last} ${panel.quiet}`}>
                  {thread.last.side === side && <span>{t('list.you')}</span>}
                  <span className={classes.cut} dir="auto">
                    {thread.last.words}
                  </span>
                </span>
              )}
              <span className={panel.quiet}>{format.moment(thread.lastAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
