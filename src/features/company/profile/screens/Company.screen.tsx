import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import Settings from '../../../platform/settings/screens/Settings.tsx'
import AuditLog from '../../audit-log/screens/AuditLog.tsx'
import Holidays from '../../calendars/screens/Holidays.tsx'
import Departments from '../../departments/screens/Departments.tsx'
import Exports from '../../export/screens/Exports.tsx'
import Entities from '../../legal-entities/screens/Entities.tsx'
import Sites from '../../legal-entities/screens/Sites.tsx'
import Verification from '../../verification/screens/Verification.tsx'
import { useWords } from '../words/index.ts'
import Profile from './Profile.tsx'

// One chunk: a chunk for each tab would cut what all screens share into many more, and the sign-in page names them all.
const VIEWS = {
  profile: Profile,
  entities: Entities,
  verification: Verification,
  sites: Sites,
  holidays: Holidays,
  departments: Departments,
  settings: Settings,
  export: Exports,
  log: AuditLog,
} as const
type Tab = keyof typeof VIEWS
const TABS = Object.keys(VIEWS) as Tab[]

const AT = { tab: 'profile' }

/** The company itself, in one place; the address says which part of it. */
export default function Company() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const tab = TABS.find((item) => item === at.tab) ?? 'profile'
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
