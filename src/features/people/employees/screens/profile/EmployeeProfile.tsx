import { Button, Tabs } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useApiState } from '../../../../../web/api.ts'
import { loadWords } from '../../../../../web/i18n.ts'
import { useMay } from '../../../../../web/may.ts'
import { Slot, useFills } from '../../../../../web/slots.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { Page } from '../../../../../web/ui/Page.tsx'
import { LoadingTable, WhenLoaded } from '../../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../../web/ui/useActiveTab.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import { scoreColour } from '../../../compliance/rules.ts'
import { ComplianceScore } from '../../../compliance/screens/ComplianceScore.tsx'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { useEmployeesAddress } from '../address.ts'
import { getCall } from '../calls.ts'
import dialog from '../dialog.module.css'
import { Aside } from './Aside.tsx'
import { SomeWithheld } from './parts.tsx'
import classes from './profile.module.css'

type TabProps = { detail: EmployeeDetail }
/** Part of a file as a tab, fetched when it is first opened. */
const tabOf = <N extends string>(load: () => Promise<Record<N, ComponentType<TabProps>>>, name: N) =>
  lazy(() => load().then((file) => ({ default: file[name] })))

const panels = () => import('./panels.tsx')
const pay = () => import('./pay.tsx')
const CONTENTS = {
  personal: tabOf(panels, 'PersonalTab'),
  employment: tabOf(panels, 'EmploymentTab'),
  authorization: tabOf(panels, 'AuthorizationTab'),
  financial: tabOf(pay, 'FinancialTab'),
  documents: lazy(() => import('./Documents.tsx')),
  compliance: lazy(() =>
    loadWords(['people/compliance'])
      .then(() => import('../../../compliance/screens/Review.tsx'))
      .then(({ Review }) => ({ default: ({ detail }: TabProps) => <Review id={detail.employee.id} /> })),
  ),
  org: lazy(() => import('./OrgTab.tsx')),
  notes: lazy(() => import('./Notes.tsx')),
  activity: tabOf(pay, 'ActivityTab'),
} as const
const Messages = lazy(() => import('./Messages.tsx'))
const EditProfile = lazy(() => import('./EditProfile.tsx'))

const TABS = [
  'personal',
  'employment',
  'financial',
  'documents',
  'authorization',
  'time',
  'compliance',
  'org',
  'notes',
  'activity',
] as const
type Tab = (typeof TABS)[number]

/** Those that have something to show to whoever looks. */
const useTabs = (detail: EmployeeDetail | undefined): readonly Tab[] => {
  const may = useMay()
  const hasTime = useFills('employee.time').length > 0
  const withheld = detail?.withheld ?? []
  const shown: Partial<Record<Tab, boolean>> = {
    financial: !withheld.includes('pay') || !withheld.includes('bank'),
    authorization: !withheld.includes('personal'),
    notes: !withheld.includes('personal') && may('employees.write'),
    documents: may('employees.documents'),
    compliance: may('employees.compliance.read'),
    org: may('employees.read'),
    time: hasTime,
  }
  return TABS.filter((one) => shown[one] ?? true)
}
const BAND = { green: 'good', yellow: 'fair', red: 'poor' } as const

/** A person as a page: who they are at the side, everything else of them in tabs; its address is that of the directory with `open=profile`. */
export default function EmployeeProfile({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords()
  const sayProfile = useProfileWords()
  const [, go] = useEmployeesAddress()
  const [editing, setEditing] = useState(false)
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  const loaded = data?.employee.id === id ? data : undefined
  const page = useTakesFocus()
  const back = (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} className="mirrored" />}
      onClick={() => void onClose()}
    >
      {sayProfile('back')}
    </Button>
  )
  return (
    <Page title={t('profile.title')} actions={back}>
      <section ref={page} tabIndex={-1} className={classes.page} aria-label={t('profile.title')}>
        <WhenLoaded
          answer={{ data: loaded, error, isFetching, refetch }}
          title={t('errors.load')}
          waiting={<LoadingTable rows={6} columns={3} />}
        >
          {(detail) => (
            <SomeWithheld value={detail.withheld.length > 0}>
              <Aside
                detail={detail}
                onEdit={() => setEditing(true)}
                onCard={() => go({ open: 'card', id, tab: '' })}
                onRefresh={() => void refetch()}
                refreshing={isFetching}
              />
              <div className={classes.main}>
                <Summary detail={detail} />
                {detail.withheld.length > 0 && <p className={classes.note}>{t('profile.withheld')}</p>}
                <Contents detail={detail} />
              </div>
              <Suspense fallback={null}>
                {editing && <EditProfile detail={detail} onClose={() => setEditing(false)} />}
              </Suspense>
            </SomeWithheld>
          )}
        </WhenLoaded>
      </section>
    </Page>
  )
}

/** The page has the focus when it comes, after whatever opened it was noted; the browser's tab says the list's title again when it goes. */
const useTakesFocus = () => {
  const page = useRef<HTMLElement>(null)
  const [before] = useState(() => document.title)
  useEffect(() => {
    const timer = setTimeout(() => page.current?.focus({ preventScroll: true }))
    return () => {
      clearTimeout(timer)
      document.title = before
    }
  }, [before])
  return page
}

const Contents = ({ detail }: TabProps) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const [at, go] = useEmployeesAddress()
  const tabs = useTabs(detail)
  const tab = tabs.find((item) => item === at.tab) ?? 'personal'
  const row = useActiveTab(tab)
  const { id, country } = detail.employee
  return (
    <Tabs value={tab} onChange={(next) => go({ tab: next ?? '' }, { replace: true })} keepMounted={false}>
      <Tabs.List ref={row} className={`${dialog.list} ${classes.tabs}`}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {one === 'time' || one === 'documents' || one === 'compliance' || one === 'org' || one === 'notes'
              ? sayProfile(`tab.${one}`)
              : t(`profile.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((one) => {
        const Content = one === 'time' ? null : CONTENTS[one]
        return (
          <Tabs.Panel key={one} value={one} pt="md">
            <Suspense fallback={<LoadingTable rows={4} columns={2} />}>
              {Content ? <Content detail={detail} /> : <Slot name="employee.time" with={{ id, country }} />}
            </Suspense>
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

const Summary = ({ detail }: TabProps) => {
  const t = useWords()
  const { money, number } = useFormat()
  const [resetting, setResetting] = useState(false)
  const { employee, complianceScore, salaryBreakdown, tenureYears, allowed } = detail
  const country = useCountry(employee.country)
  return (
    <div className={classes.cards}>
      <div className={classes.card}>
        <span className={classes.label}>{t('profile.tenure')}</span>
        <span className={`${classes.value} figures`}>
          {t('profile.years', { count: tenureYears, n: number(tenureYears, 1) })}
        </span>
      </div>
      {!detail.withheld.includes('personal') && (
        <div className={classes.card}>
          <span className={classes.label}>{t('profile.compliance')}</span>
          <span className={`${classes.value} figures`} data-tone={BAND[scoreColour(complianceScore)]}>
            <ComplianceScore detail={detail} />
          </span>
        </div>
      )}
      {salaryBreakdown && (
        <div className={classes.card}>
          <span className={classes.label}>{t('profile.gross')}</span>
          <span className={`${classes.value} figures`}>
            {money(salaryBreakdown.grossSalary, {
              symbol: country?.currency.symbol ?? employee.currency,
              decimals: 0,
              ...(country ? { locale: country.locale } : {}),
            })}
          </span>
        </div>
      )}
      {allowed.includes('welcome-email') && (
        <div className={classes.card}>
          <span className={classes.label}>{t('profile.passwordText')}</span>
          <Button variant="default" size="compact-sm" onClick={() => setResetting(true)}>
            {t('profile.resetNow')}
          </Button>
        </div>
      )}
      {resetting && (
        <Suspense fallback={null}>
          <Messages kind="reset" id={employee.id} name={employee.full_name} onClose={() => setResetting(false)} />
        </Suspense>
      )}
    </div>
  )
}
