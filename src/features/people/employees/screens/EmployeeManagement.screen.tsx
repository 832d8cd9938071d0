import { Box, Button, Loader, Menu } from '@mantine/core'
import { IconBell, IconChevronDown, IconDownload, IconPlus, IconSitemap, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { awaitDeveloperTools, useDeveloperTools } from '../../../../web/developer.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { Slot } from '../../../../web/slots.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useFocusBack } from '../../../../web/ui/useFocusBack.ts'
import { useWords } from '../words/index.ts'
import { useEmployeesAddress } from './address.ts'
import { countersCall, PEOPLE } from './calls.ts'
import { Directory } from './directory/Directory.tsx'
import { exportAddress } from './directory/filters.ts'
import classes from './management.module.css'

const EmployeeDialog = lazy(() => import('./EmployeeDialog.tsx'))
const EmployeeProfile = lazy(() =>
  loadWords(['people/employees/profile']).then(() => import('./profile/EmployeeProfile.tsx')),
)
const OrgChart = lazy(() => loadWords(['people/employees/profile']).then(() => import('./OrgChart.tsx')))
const BulkDialog = lazy(() => loadWords(['people/employee-import']).then(() => import('./BulkDialog.tsx')))
const loadDeveloperActions = () =>
  loadWords(['platform/developer']).then(() => import('../../../platform/developer/screens/DeveloperActions.tsx'))
const DeveloperActions = lazy(loadDeveloperActions)
const DebugPanel = lazy(() =>
  loadWords(['platform/developer']).then(() => import('../../../platform/developer/screens/DebugPanel.tsx')),
)
const OnboardingCenter = lazy(() =>
  loadWords(['people/onboarding']).then(() => import('../../onboarding/screens/OnboardingCenter.tsx')),
)

const DigitalCard = lazy(() =>
  loadWords(['people/digital-card']).then(() => import('../../digital-card/screens/DigitalCard.tsx')),
)

/** Whether there are tools of developers is known before the screen is drawn: their place is kept, and they come after the list. */
export const ready = () => awaitDeveloperTools()

export default function EmployeeManagement() {
  const t = useWords()
  const [at, go] = useEmployeesAddress()
  const { debugging, debug } = useDebugging()
  const client = useQueryClient()
  useFocusBack(at.open !== '')
  useFocusBack(debugging)
  const close = () => void go({ open: '', id: '', tab: '', completeness: '', cpage: '1' })
  const refresh = () => PEOPLE.forEach((w) => void client.invalidateQueries({ queryKey: [w.path] }))
  // The list stays beneath a page that is opened from it: going back finds it as it was.
  const isPage = at.open === 'profile' || at.open === 'org'
  const [isListed, setListed] = useState(!isPage)
  if (!isPage && !isListed) setListed(true)
  return (
    <>
      {isPage && (
        <Suspense
          fallback={
            <Page title={t('profile.title')}>
              <LoadingTable rows={6} columns={3} />
            </Page>
          }
        >
          {at.open === 'profile' ? (
            <EmployeeProfile key={at.id} id={at.id} onClose={close} />
          ) : (
            <OrgChart onClose={close} />
          )}
        </Suspense>
      )}
      {isListed && (
        <div hidden={isPage}>
          <List debugging={debugging} onDebug={() => debug({ debug: '' })} onClose={close} onRefresh={refresh} />
        </div>
      )}
    </>
  )
}

type ListProps = { debugging: boolean; onDebug: () => void; onClose: () => void; onRefresh: () => void }

/** The counters, the directory and what opens above them. */
const List = ({ debugging, onDebug, onClose: close, onRefresh: refresh }: ListProps) => {
  const t = useWords()
  const [at] = useEmployeesAddress()
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={<Actions />}>
      {debugging && (
        <Suspense fallback={null}>
          <DebugPanel onClose={onDebug} />
        </Suspense>
      )}
      <div className={classes.figures}>
        <Counters />
      </div>
      <Directory
        tools={
          <>
            <OrgChartButton />
            <DeveloperTools />
          </>
        }
      />
      <Suspense fallback={null}>
        {(at.open === 'new' || at.open === 'edit') && <EmployeeDialog onClose={close} />}
        {at.open === 'overtime' && at.id && (
          <Slot name="employee.overtime" key={at.id} with={{ id: at.id, onClose: close }} />
        )}
        {at.open === 'card' && at.id && <DigitalCard key={at.id} id={at.id} now={at.tab === 'new'} onClose={close} />}
        {at.open === 'bulk' && <BulkDialog onClose={close} onRefresh={refresh} />}
        {at.open === 'onboarding' && <OnboardingCenter onClose={close} onCreated={refresh} />}
      </Suspense>
    </Page>
  )
}

const DEBUG = { debug: '' }
/** The address asks for the panel; whether there is one, the server says. */
const useDebugging = () => {
  const [{ debug: input }, debug] = useAddress(DEBUG)
  const tools = useDeveloperTools()
  const debugs = tools.includes('debug-panel')
  return { debugs, debugging: debugs && input === 'true', debug }
}

/** What stands beside Add Employee: buttons of their own on a desk, a menu on a phone, where the people are to be seen first. */
type Other = { name: string; icon: typeof IconSitemap; act: () => void; busy?: boolean }

const OrgChartButton = () => {
  const t = useWords()
  const [, go] = useEmployeesAddress()
  return (
    <Button
      variant="subtle"
      visibleFrom="sm"
      leftSection={<IconSitemap size={16} />}
      onClick={() => void go({ open: 'org' })}
    >
      {t('actions.org')}
    </Button>
  )
}

/** The tools of developer mode stand beside the list they look into: nobody else has them. */
const DeveloperTools = () => {
  const { debugs, debugging, debug } = useDebugging()
  if (!debugs) return null
  return (
    <Box visibleFrom="sm" display="contents">
      {/* As high as what comes, so that the list below stays where it is. */}
      <Suspense fallback={<Button variant="default" style={{ visibility: 'hidden' }} aria-hidden tabIndex={-1} />}>
        <DeveloperActions open={debugging} onToggle={() => debug({ debug: debugging ? '' : 'true' })} />
      </Suspense>
    </Box>
  )
}

const Actions = () => {
  const t = useWords()
  const may = useMay()
  const [at, go] = useEmployeesAddress()
  const [exporting, setExporting] = useState(false)
  const save = async () => {
    setExporting(true)
    try {
      saveFile('employees.csv', await fetchFile(exportAddress(at)))
      notify.success(t('directory.exported'))
    } catch (error) {
      notify.failure(t('errors.export', { message: error instanceof Error ? error.message : t('errors.unknown') }))
    } finally {
      setExporting(false)
    }
  }
  const others: Other[] = [{ name: t('actions.export'), icon: IconDownload, act: () => void save(), busy: exporting }]
  if (may('employees.import'))
    others.push({ name: t('actions.bulk'), icon: IconUpload, act: () => void go({ open: 'bulk' }) })
  if (may('employees.write'))
    others.push({ name: t('actions.onboard'), icon: IconBell, act: () => void go({ open: 'onboarding' }) })
  return (
    <>
      {others.map(({ name, icon: Icon, act, busy = false }) => (
        <Button
          key={name}
          variant="default"
          visibleFrom="sm"
          leftSection={<Icon size={16} />}
          loading={busy}
          onClick={act}
        >
          {name}
        </Button>
      ))}
      {may('employees.write') && (
        <Button leftSection={<IconPlus size={16} />} onClick={() => go({ open: 'new' })}>
          {t('actions.add')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" hiddenFrom="sm" rightSection={<IconChevronDown size={16} />} loading={exporting}>
            {t('actions.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconSitemap size={16} />} onClick={() => void go({ open: 'org' })}>
            {t('actions.org')}
          </Menu.Item>
          {others.map(({ name, icon: Icon, act }) => (
            <Menu.Item key={name} leftSection={<Icon size={16} />} onClick={act}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

const Counters = () => {
  const t = useWords()
  const { number } = useFormat()
  const { data, isPending } = useApiState(countersCall, {})
  const figure = (value: number | undefined) =>
    isPending ? <Loader size="sm" /> : <span className="figures">{number(value)}</span>
  return (
    <Figures
      figures={[
        { label: t('counters.total'), value: figure(data?.total), hint: t('counters.totalMeans') },
        { label: t('counters.active'), value: figure(data?.active), hint: t('counters.activeMeans') },
        { label: t('counters.onboarding'), value: figure(data?.onboarding) },
        { label: t('counters.workflows'), value: figure(data?.activeWorkflows) },
      ]}
    />
  )
}
