import '../../../../web/styles.dashboard.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useEvents } from '../../../../web/events.ts'
import { usePathname } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'
import { watchCall } from './calls.ts'
import { List } from './List.tsx'
import classes from './notifications.module.css'
import { useNotifications } from './useNotifications.ts'

const Settings = lazy(() => import('./Settings.tsx'))

const AT = { tab: 'list', show: 'all' }
const TABS = ['list', 'settings'] as const

/** All that somebody was told, and how they want to be told. */
export default function Notifications() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const isInside = usePathname().startsWith(paths.dashboard())
  const tab = TABS.find((name) => name === at.tab) ?? 'list'
  const page = (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={TABS}
        open={tab}
        onOpen={(next) => void go({ tab: next })}
        label={t('title')}
        nameOf={(name) => t(name)}
      >
        {(name) =>
          name === 'list' ? <All unread={at.show === 'unread'} onShow={(show) => void go({ show })} /> : <Settings />
        }
      </PageTabs>
    </Page>
  )
  return isInside ? (
    page
  ) : (
    <Queries>
      <div className={classes.alone}>{page}</div>
    </Queries>
  )
}

const All = ({ unread, onShow }: { unread: boolean; onShow: (show: string) => void }) => {
  const t = useWords()
  const news = useEvents(watchCall, {}, () => false)
  const shown = useNotifications({ unread, mark: `${news?.newest}`, enabled: true })
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('filterLabel')}
          value={unread ? 'unread' : 'all'}
          onChange={onShow}
          data={[
            { value: 'all', label: t('filterAll') },
            { value: 'unread', label: t('filterUnread') },
          ]}
        />
        <Button variant="default" disabled={(news?.unread ?? 0) === 0} onClick={() => void shown.markAll()}>
          {t('readAll')}
        </Button>
      </div>
      <div className={classes.card}>
        <List shown={shown} unread={unread} />
      </div>
    </>
  )
}
