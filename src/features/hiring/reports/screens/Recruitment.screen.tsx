import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
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

/** A letter or a job leads to one requisition without saying where it stands. */
const AT = { tab: '', requisition: '' }

/** Hiring as a whole; the address says which part of it. */
export default function Recruitment() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const tab = TABS.find((item) => item === at.tab) ?? (at.requisition ? 'requisitions' : 'overview')
  const View = VIEWS[tab]
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={TABS}
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
