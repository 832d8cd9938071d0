import { Tabs } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../web/ui/useActiveTab.ts'
import { useWords } from '../words/index.ts'
import { Asked } from './Asked.tsx'
import { Inbox } from './Inbox.tsx'

const Policies = lazy(() => import('./Policies.tsx'))
const Delegations = lazy(() => import('./Delegations.tsx'))

const AT = { tab: 'mine', open: '' }
const TABS = ['mine', 'asked', 'done', 'policies', 'delegations'] as const
type Tab = (typeof TABS)[number]

const VIEWS: Record<Tab, () => React.ReactNode> = {
  mine: () => <Inbox />,
  asked: () => <Asked tab="asked" />,
  done: () => <Asked tab="done" />,
  policies: () => <Policies />,
  delegations: () => <Delegations />,
}

/** Everything that waits for somebody’s word, of every kind, and the rules it goes by. */
export default function Approvals() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const tab = TABS.find((one) => one === at.tab) ?? 'mine'
  const row = useActiveTab(tab)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Tabs value={tab} onChange={(next) => next && go({ tab: next, open: '' })} keepMounted={false}>
        <Tabs.List ref={row} aria-label={t('tabsLabel')}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            <Suspense fallback={<LoadingTable rows={4} columns={3} />}>{VIEWS[one]()}</Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}
