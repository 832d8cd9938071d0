import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useEffect } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../web/ui/useActiveTab.ts'
import { isEmployeeId, seesHrTabs } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { useEmployeesAddress } from './address.ts'
import { getCall } from './calls.ts'
import classes from './dialog.module.css'
import { EditEmployee, NewEmployee } from './form/FormLoader.tsx'
import type { Saved } from './form/useEmployeeForm.ts'

const BulkUpload = lazy(() =>
  loadWords(['people/employee-import']).then(() => import('../../employee-import/screens/BulkUpload.tsx')),
)
const ComplianceTab = lazy(() =>
  loadWords(['people/compliance']).then(() => import('../../compliance/screens/ComplianceTab.tsx')),
)

const TABS = ['basic', 'advanced', 'bulk', 'compliance'] as const
type Tab = (typeof TABS)[number]

/** Add or edit one employee; the other tabs are for HR. */
export default function EmployeeDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { user } = useSession()
  const [at, go] = useEmployeesAddress()
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const editing = at.open === 'edit' && isEmployeeId(at.id)
  const { data } = useApiState(getCall, { id: at.id }, { enabled: editing })
  const name = editing && data?.employee.id === at.id ? data.employee.full_name : ''
  const privileged = user !== null && seesHrTabs(user)
  const wanted = TABS.find((item) => item === at.tab) ?? 'basic'
  const tab: Tab = wanted === 'basic' || privileged ? wanted : 'basic'
  const denied = wanted !== tab
  const row = useActiveTab(tab)
  useEffect(() => {
    if (denied) notify.failure(t('dialog.denied'))
  }, [denied, t])
  const choose = (next: string | null) => {
    if (next && next !== 'basic' && !privileged) notify.failure(t('dialog.denied'))
    else void go({ tab: next === 'basic' ? '' : (next ?? '') }, { replace: true })
  }
  const form = {
    onSaved: (saved: Saved) => (saved.card ? void go({ open: 'card', id: saved.id, tab: 'new' }) : onClose()),
    onCancel: onClose,
    stays: (next: Record<string, string | undefined>) => next.open === at.open && (next.id ?? '') === at.id,
  }
  return (
    <Dialog
      onClose={onClose}
      size={1120}
      centered={false}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      title={editing ? t('dialog.edit', { name }) : t('dialog.add')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      closeOnClickOutside={false}
      classNames={{ header: classes.header, body: classes.body }}
    >
      <Tabs value={tab} onChange={choose} keepMounted={false} className={classes.tabs}>
        <Tabs.List ref={row} aria-label={t('dialog.tabs')} className={classes.list}>
          {TABS.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              aria-disabled={one !== 'basic' && !privileged}
              data-locked={(one !== 'basic' && !privileged) || undefined}
            >
              {t(`dialog.${one}`)}
              {one !== 'basic' && !privileged && <span className={classes.only}> {t('dialog.hrOnly')}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="basic" keepMounted pt="md">
          {editing ? <EditEmployee key={at.id} id={at.id} {...form} /> : <NewEmployee {...form} />}
        </Tabs.Panel>
        <Tabs.Panel value="advanced" pt="md">
          <h3 className={classes.heading}>{t('dialog.advancedTitle')}</h3>
          <p className={classes.note}>{t('dialog.advancedText')}</p>
        </Tabs.Panel>
        <Suspense fallback={<LoadingTable rows={6} columns={3} />}>
          <Tabs.Panel value="bulk" pt="md">
            <BulkUpload />
          </Tabs.Panel>
          <Tabs.Panel value="compliance" pt="md">
            <ComplianceTab
              employeeId={at.id}
              completeness={at.completeness}
              page={Number(at.cpage) || 1}
              onFilter={(completeness) => go({ completeness, cpage: '1' }, { replace: true })}
              onPage={(page) => go({ cpage: String(page) }, { replace: true })}
              onReview={(id) => go(id ? { open: 'edit', id, tab: 'compliance' } : { tab: 'compliance' })}
            />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </Dialog>
  )
}
