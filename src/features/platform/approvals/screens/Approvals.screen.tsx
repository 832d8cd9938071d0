import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'
import { Asked } from './Asked.tsx'
import { Inbox } from './Inbox.tsx'

const Policies = lazy(() => import('./Policies.tsx'))
const Delegations = lazy(() => import('./Delegations.tsx'))

const AT = { tab: 'mine', open: '' }
const TABS = ['mine', 'delegated', 'asked', 'team', 'done', 'policies', 'delegations'] as const
type Tab = (typeof TABS)[number]

const VIEWS: Record<Tab, () => React.ReactNode> = {
  mine: () => <Inbox />,
  delegated: () => <Inbox tab="delegated" />,
  team: () => <Asked tab="team" />,
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
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={TABS}
        open={tab}
        onOpen={(next) => go({ tab: next, open: '' })}
        label={t('tabsLabel')}
        nameOf={(one) => t(`tabs.${one}`)}
      >
        {(one) => VIEWS[one]()}
      </PageTabs>
    </Page>
  )
}
