import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { mineCall, readMineCall, watchMineCall } from './calls.ts'
import classes from './messages.module.css'
import { Start } from './Start.tsx'
import { Thread } from './Thread.tsx'
import { ThreadList } from './ThreadList.tsx'
import { useTalk } from './talk.ts'

const AT = { thread: '', list: '', job: '', new: '' }
/** Should nothing be told live, the page asks by itself. ms */
const ASK_EVERY = 30_000

/** What somebody who looks for work writes with companies. */
export default function MyMessages() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const list = at.list === 'archived' ? 'archived' : 'current'
  const answer = useApiState(mineCall, { list }, { refetchInterval: ASK_EVERY })
  const open = (thread: string) => void go({ thread, job: '', new: '' })
  const starting = at.new === '1' || at.job !== ''
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button onClick={() => void go({ new: '1', thread: '' })} disabled={starting}>
          {t('list.starting')}
        </Button>
      }
    >
      <div className={panel.stack}>
        <p className={panel.quiet}>{t('rank')}</p>
        <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} columns={2} />}>
          {({ threads, left }) => (
            <div className={classes.both} data-open={starting || at.thread !== '' || undefined}>
              <div className={classes.side}>
                <ThreadList
                  side="seeker"
                  threads={threads}
                  open={at.thread}
                  list={at.list}
                  onOpen={open}
                  onList={(next) => void go({ list: next, thread: '' })}
                />
              </div>
              <div className={classes.main}>
                {starting && <Start left={left} job={at.job} onOpen={open} />}
                {!starting && at.thread !== '' && (
                  <Opened key={at.thread} id={at.thread} onBack={() => void go({ thread: '' })} />
                )}
                {!starting && at.thread === '' && (
                  <EmptyState title={t(threads.length === 0 ? 'list.none' : 'list.choose')}>
                    {threads.length === 0 && t('list.noneText')}
                  </EmptyState>
                )}
              </div>
            </div>
          )}
        </WhenLoaded>
      </div>
    </Page>
  )
}

const Opened = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const answer = useApiState(readMineCall, { id }, { refetchInterval: ASK_EVERY })
  const talk = useTalk('seeker', id)
  const changed = useEvents(watchMineCall, { id }, () => false)
  const { refetch } = answer
  useEffect(() => {
    if (changed) void refetch()
  }, [changed, refetch])
  return (
    <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} columns={1} />}>
      {(thread) => <Thread answer={thread} talk={talk} onBack={onBack} />}
    </WhenLoaded>
  )
}
