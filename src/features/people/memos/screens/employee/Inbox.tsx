import { Button } from '@mantine/core'
import { IconCircleCheck, IconDownload, IconInbox, IconPinFilled } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { MyMemo } from '../../my.contract.ts'
import { listCall, readAllCall } from './calls.ts'
import classes from './my-memos.module.css'
import { DueBadge, KindIcon, TONES, useTitleOf } from './parts.tsx'
import { useAnswers } from './useAnswers.ts'

const Reader = lazy(() => import('./Reader.tsx'))

const AT = { memo: '', box: 'action' }
const BOXES = ['action', 'unread', 'all'] as const
type Box = (typeof BOXES)[number]

const isIn: Record<Box, (m: MyMemo) => boolean> = {
  action: (m) => m.state === 'to_do',
  unread: (m) => !m.isRead && m.state !== 'recalled',
  all: () => true,
}

/** Everything that was sent to the reader: what needs them first. */
export default function Inbox() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const answers = useAnswers()
  const { data, error, isFetching, refetch } = useApiState(listCall, {})
  const readAll = useCommand(readAllCall, { refreshes: [listCall] })
  if (at.memo)
    return (
      <Suspense fallback={<LoadingTable rows={6} columns={1} />}>
        <Reader key={at.memo} id={at.memo} answers={answers} onBack={() => void go({ memo: '' })} />
      </Suspense>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={5} columns={1} />
  if (!data.hasInbox)
    return (
      <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t('noInbox')}>
        {t('noInboxText')}
      </EmptyState>
    )
  if (data.memos.length === 0)
    return (
      <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  const box = BOXES.find((b) => b === at.box) ?? 'action'
  const shown = data.memos.filter(isIn[box])
  const last = data.memos.filter((m) => m.isRead).slice(0, 3)
  const record = async () => {
    try {
      saveFile('my-memos.csv', await fetchFile('/api/my-memos/record'))
    } catch (problem) {
      notify.failure(t('failed', { message: problem instanceof Error ? problem.message : '' }))
    }
  }
  return (
    <div className={classes.inbox}>
      <div className={classes.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose, not fields of a form */}
        <div className={classes.boxes} role="group" aria-label={t('boxesLabel')}>
          {BOXES.map((b) => (
            <button
              key={b}
              type="button"
              className={classes.box}
              aria-pressed={b === box}
              onClick={() => void go({ box: b }, { replace: true })}
            >
              {t(`boxes.${b}`)} <span className={classes.count}>{data.counts[b]}</span>
            </button>
          ))}
        </div>
        <div className={classes.actions}>
          {data.counts.unread > 0 && (
            <Button variant="subtle" size="compact-md" loading={readAll.isPending} onClick={() => readAll.mutate({})}>
              {t('readAll')}
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconDownload size={15} />}
            onClick={() => void record()}
          >
            {t('record')}
          </Button>
        </div>
      </div>
      {shown.length > 0 ? (
        <List memos={shown} waiting={answers.waiting.map((a) => a.id)} onOpen={(memo) => void go({ memo })} />
      ) : (
        <>
          <EmptyState icon={<IconCircleCheck size={22} stroke={1.6} />} title={t('caughtUp')}>
            {t('caughtUpText')}
          </EmptyState>
          {last.length > 0 && (
            <section className={classes.inbox} aria-label={t('lastRead')}>
              <h2 className={classes.heading}>{t('lastRead')}</h2>
              <List memos={last} waiting={[]} onOpen={(memo) => void go({ memo })} />
            </section>
          )}
        </>
      )}
    </div>
  )
}

const List = ({ memos, waiting, onOpen }: { memos: MyMemo[]; waiting: string[]; onOpen: (id: string) => void }) => {
  const t = useWords()
  const { moment } = useFormat()
  const titleOf = useTitleOf()
  const stateOf = (m: MyMemo) => {
    if (waiting.includes(m.id)) return t('waiting')
    return m.newer ? t('newer') : t(`states.${m.state}`)
  }
  return (
    <ul className={classes.list}>
      {memos.map((m) => (
        <li key={m.id}>
          <a
            className={classes.item}
            href={`?memo=${m.id}`}
            onClick={(e) => {
              if (e.metaKey || e.ctrlKey || e.shiftKey) return
              e.preventDefault()
              onOpen(m.id)
            }}
          >
            <KindIcon kind={m.kind} />
            <span className={classes.words}>
              <span className={classes.name} data-unread={!m.isRead || undefined}>
                <bdi>{titleOf(m)}</bdi>
              </span>
              <span className={classes.line}>
                <StatusBadge tone={waiting.includes(m.id) ? 'calm' : TONES[m.state]}>{stateOf(m)}</StatusBadge>
                <DueBadge memo={m} />
                {m.pinned && (
                  <span className={classes.quiet}>
                    <IconPinFilled size={13} aria-hidden /> {t('pinned')}
                  </span>
                )}
                <span className={classes.quiet}>{moment(m.sentAt)}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
