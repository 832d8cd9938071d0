import { lazy } from 'react'
import type { Permission } from '../../../../shared/permissions.ts'
import { useAddress } from '../../../../web/address.ts'
import { useMay } from '../../../../web/may.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'
import Overview from './Overview.tsx'

const VIEWS = {
  overview: Overview,
  requisitions: lazy(() => import('../../requisitions/screens/Requisitions.tsx')),
  plan: lazy(() => import('../../requisitions/screens/Plan.tsx')),
  interviews: lazy(() => import('../../interviews/screens/Interviews.tsx')),
  offers: lazy(() => import('../../offers/screens/Offers.tsx')),
  costs: lazy(() => import('../../costs/screens/Costs.tsx')),
  fairness: lazy(() => import('../../fairness/screens/Fairness.tsx')),
  reports: lazy(() => import('../../scheduled-reports/screens/Reports.tsx')),
  templates: lazy(() => import('./Templates.tsx')),
} as const
type Tab = keyof typeof VIEWS
const TABS = Object.keys(VIEWS) as Tab[]
const NEEDS: Record<Tab, Permission> = {
  overview: 'hiring.reports.read',
  interviews: 'applications.read',
  offers: 'offers.read',
  requisitions: 'hiring.plan.read',
  plan: 'hiring.plan.read',
  costs: 'hiring.costs.read',
  fairness: 'hiring.fairness',
  reports: 'hiring.reports',
  templates: 'hiring.settings',
}

/** A letter or a job leads to one requisition without saying where it stands. */
const AT = { tab: '', requisition: '' }

/** Hiring as a whole; the address says which part of it. */
export default function Recruitment() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const may = useMay()
  const tabs = TABS.filter((item) => may(NEEDS[item]))
  const first = at.requisition ? 'requisitions' : (tabs[0] ?? 'overview')
  const tab = tabs.find((item) => item === at.tab) ?? first
  const View = VIEWS[tab]
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={tabs}
        open={tab}
        onOpen={(next) => go({ tab: next })}
        label={t('tabsLabel')}
        nameOf={(one) => t(`tabs.${one}`)}
      >
        {() => <View />}
      </PageTabs>
    </Page>
  )
}
