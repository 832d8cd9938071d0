import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useMay } from '../../../../web/may.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'

const Requests = lazy(() => import('./Requests.tsx'))
const Calendar = lazy(() => import('./Calendar.tsx'))
const Balances = lazy(() => import('./Balances.tsx'))
const Policies = lazy(() => import('./Policies.tsx'))
const Liability = lazy(() => import('./Liability.tsx'))
const MyLeave = lazy(() => import('./my/MyLeave.tsx'))
const EnterDialog = lazy(() => import('./EnterDialog.tsx'))
const RequestDetail = lazy(() => import('./RequestDetail.tsx'))

const TABS = ['requests', 'calendar', 'balances', 'policies', 'liability', 'mine'] as const
type Tab = (typeof TABS)[number]
const PARTS: Record<Tab, React.ComponentType> = {
  requests: Requests,
  calendar: Calendar,
  balances: Balances,
  policies: Policies,
  liability: Liability,
  mine: MyLeave,
}

/** Leave of a company: what was asked for, who is away, what everybody has and what is granted. */
export default function Leave() {
  const t = useWords()
  const may = useMay()
  const [at, go] = useAddress({ tab: 'requests', new: '', open: '' })
  // Who has no business with the leave of others has their own.
  const needs = (tab: Tab) => tab === 'mine' || (may('leave.read') && (tab !== 'liability' || may('pay.read')))
  const tabs = TABS.filter(needs)
  const open = tabs.find((tab) => tab === at.tab) ?? tabs[0] ?? 'mine'
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        may('leave.write') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => go({ new: '1' })}>
            {t('enter')}
          </Button>
        )
      }
    >
      <PageTabs
        tabs={tabs}
        open={open}
        onOpen={(tab) => go({ tab })}
        label={t('tabsLabel')}
        nameOf={(tab) => t(`tabs.${tab}`)}
      >
        {(tab) => {
          const Part = PARTS[tab]
          return <Part />
        }}
      </PageTabs>
      <Suspense>
        {at.new && <EnterDialog onClose={() => go({ new: '' })} />}
        {at.open && may('leave.read') && <RequestDetail key={at.open} id={at.open} onClose={() => go({ open: '' })} />}
      </Suspense>
    </Page>
  )
}
