import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useMay } from '../../../../web/may.ts'
import { useSession } from '../../../../web/session.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords as useOwnWords } from '../employee/words/index.ts'
import { useWords } from '../words/index.ts'
import { MySchedule } from './employee/MySchedule.tsx'

const Roster = lazy(() => import('./Roster.tsx').then((file) => ({ default: file.Roster })))
const Coverage = lazy(() => import('./Coverage.tsx').then((file) => ({ default: file.Coverage })))
const Skills = lazy(() => import('./Skills.tsx').then((file) => ({ default: file.Skills })))
const Setup = lazy(() => import('./Setup.tsx').then((file) => ({ default: file.Setup })))

const TABS = ['roster', 'coverage', 'skills', 'setup'] as const
const AT = { tab: 'roster' }

const Manager = () => {
  const t = useWords()
  const may = useMay()
  const [at, go] = useAddress(AT)
  const open = TABS.find((tab) => tab === at.tab) ?? 'roster'
  return (
    <PageTabs
      tabs={TABS}
      open={open}
      onOpen={(tab) => void go({ tab })}
      label={t('tabs.roster')}
      nameOf={(tab) => t(`tabs.${tab}`)}
    >
      {(tab) => {
        if (tab === 'coverage') return <Coverage />
        if (tab === 'skills') return <Skills />
        return tab === 'setup' ? <Setup /> : <Roster mayChange={may('schedules.write')} />
      }}
    </PageTabs>
  )
}

/** The roster, for whoever makes it; and for an employee their own weeks. */
export default function MobileSchedule() {
  const t = useWords()
  const own = useOwnWords()
  const may = useMay()
  const { user } = useSession()
  if (user?.role === 'employee')
    return (
      <Page title={own('title')} subtitle={own('subtitle')}>
        <MySchedule />
      </Page>
    )
  return (
    <Page title={t('title')} subtitle={t(may('schedules.write') ? 'subtitle' : 'subtitleRead')}>
      <Manager />
    </Page>
  )
}
