import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useMay } from '../../../../web/may.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'
import { Now } from './Now.tsx'

const Days = lazy(() => import('./Days.tsx'))
const Summary = lazy(() => import('./Summary.tsx'))
const Timesheet = lazy(() => import('./Timesheet.tsx'))
const Overtime = lazy(() => import('./Overtime.tsx'))
const Periods = lazy(() => import('./Periods.tsx'))
const Limits = lazy(() => import('./Limits.tsx'))
const Devices = lazy(() => import('./Devices.tsx'))
const Mine = lazy(() => import('./employee/Mine.tsx'))

const AT = { tab: 'now' }
const TABS = ['now', 'days', 'summary', 'timesheet', 'overtime', 'periods', 'limits', 'devices', 'mine'] as const
type Tab = (typeof TABS)[number]

const VIEWS: Record<Tab, () => React.ReactNode> = {
  now: () => <Now />,
  days: () => <Days />,
  summary: () => <Summary />,
  timesheet: () => <Timesheet />,
  overtime: () => <Overtime />,
  periods: () => <Periods />,
  limits: () => <Limits />,
  devices: () => <Devices />,
  mine: () => <Mine />,
}

/** Who is here, what is not clear, what everybody worked, and months that are locked for pay. */
export default function Attendance() {
  const t = useWords()
  const may = useMay()
  const [at, go] = useAddress(AT)
  const mayOpen: Partial<Record<Tab, boolean>> = { devices: may('attendance.write'), limits: may('schedules.read') }
  const tabs = TABS.filter((one) => mayOpen[one] !== false)
  const tab = tabs.find((one) => one === at.tab) ?? 'now'
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={tabs}
        open={tab}
        onOpen={(next) => go({ tab: next })}
        label={t('title')}
        nameOf={(one) => t(`tabs.${one}`)}
      >
        {(one) => VIEWS[one]()}
      </PageTabs>
    </Page>
  )
}
