import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { paths } from '../../../../web/paths.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { readCall, theirsCall, watchCall } from './calls.ts'
import classes from './messages.module.css'
import { Templates } from './Templates.tsx'
import { Thread } from './Thread.tsx'
import { ThreadList } from './ThreadList.tsx'
import { useTalk } from './talk.ts'

const AT = { thread: '', list: '' }
/** Should nothing be told live, the page asks by itself. ms */
const ASK_EVERY = 30_000

/** What people write with the company about its jobs. */
export default function CompanyMessages() {
  const t = useWords()
  const may = useMay()
  const [at, go] = useAddress(AT)
  const [wording, setWording] = useState(false)
  const list = at.list === 'archived' ? 'archived' : 'current'
  const answer = useApiState(theirsCall, { list }, { refetchInterval: ASK_EVERY })
  return (
    <Page title={t('title')} subtitle={t('subtitleCompany')}>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} columns={2} />}>
        {({ threads, accepts, left }) => (
          <div className={panel.stack}>
            <p className={panel.note}>
              {t(accepts ? 'company.on' : 'company.off')} {t('company.left', { count: left })}{' '}
              {may('settings.write') && (
                <Link to={paths.company({ tab: 'settings', area: 'direct-messages' })}>{t('company.change')}</Link>
              )}
            </p>
            {may('applications.work') && (
              <div>
                <Button variant="default" onClick={() => setWording(true)}>
                  {t('templates.open')}
                </Button>
              </div>
            )}
            {wording && <Templates onClose={() => setWording(false)} />}
            <div className={classes.both} data-open={at.thread !== '' || undefined}>
              <div className={classes.side}>
                <ThreadList
                  side="company"
                  threads={threads}
                  open={at.thread}
                  list={at.list}
                  onOpen={(thread) => void go({ thread })}
                  onList={(next) => void go({ list: next, thread: '' })}
                />
              </div>
              <div className={classes.main}>
                {at.thread === '' ? (
                  <EmptyState title={t(threads.length === 0 ? 'list.none' : 'list.choose')}>
                    {threads.length === 0 && t('list.noneCompany')}
                  </EmptyState>
                ) : (
                  <Opened key={at.thread} id={at.thread} onBack={() => void go({ thread: '' })} />
                )}
              </div>
            </div>
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}

const Opened = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const answer = useApiState(readCall, { id }, { refetchInterval: ASK_EVERY })
  const talk = useTalk('company', id)
  const changed = useEvents(watchCall, { id }, () => false)
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
