import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useMay } from '../../../../web/may.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useClaimWords } from '../words/index.ts'
import MyExpenses from './own/MyExpenses.tsx'

const AllClaims = lazy(() => import('./company/AllClaims.tsx'))
const Payments = lazy(() => import('./company/Payments.tsx'))
const CompanyAdvances = lazy(() => import('./company/CompanyAdvances.tsx'))
const Reports = lazy(() => import('./company/Reports.tsx'))
const Rules = lazy(() => import('./company/Rules.tsx'))

const AT = { tab: '', claim: '' }
const TABS = ['all', 'mine', 'pay', 'advances', 'reports', 'rules'] as const
type Tab = (typeof TABS)[number]

const VIEWS: Record<Tab, () => React.ReactNode> = {
  all: () => <AllClaims />,
  mine: () => <MyExpenses />,
  pay: () => <Payments />,
  advances: () => <CompanyAdvances />,
  reports: () => <Reports />,
  rules: () => <Rules />,
}

/** What people have spent for the company. */
export default function ExpenseClaims() {
  const t = useClaimWords()
  const [at, go] = useAddress(AT)
  const may = useMay()
  const tabs = TABS.filter((tab) => tab === 'mine' || (may('expenses.read') && (tab !== 'pay' || may('fields.bank'))))
  const usual = at.claim ? 'mine' : (tabs[0] ?? 'mine')
  const tab = tabs.find((one) => one === at.tab) ?? usual
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={tabs}
        open={tab}
        onOpen={(next) => go({ tab: next, claim: '' })}
        label={t('tabsLabel')}
        nameOf={(one) => t(`tabs.${one}`)}
      >
        {(one) => VIEWS[one]()}
      </PageTabs>
    </Page>
  )
}
