import { Tabs } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { loadWords } from '../../../../../web/i18n.ts'
import { LoadingTable } from '../../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../../web/ui/useActiveTab.ts'
import { useWords } from '../../security/words/index.ts'
import { AccountTab } from './AccountTab.tsx'
import classes from './settings.module.css'

const SecurityTab = lazy(() => import('./SecurityTab.tsx'))
const Administrators = lazy(() =>
  loadWords(['platform/administrators']).then(() => import('../../../administrators/screens/Administrators.tsx')),
)

const AT = { tab: 'account' }
const TABS = ['account', 'security', 'administrators'] as const

export const SettingsTabs = ({ administrators = false }: { administrators?: boolean }) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const tabs = TABS.filter((tab) => tab !== 'administrators' || administrators)
  const tab = tabs.find((name) => name === at.tab) ?? 'account'
  const row = useActiveTab(tab)
  return (
    <Tabs value={tab} onChange={(next) => void go({ tab: next ?? 'account' })} keepMounted={false}>
      <Tabs.List ref={row} aria-label={t('tabs.label')}>
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Suspense fallback={<LoadingTable rows={5} columns={2} />}>
        <Tabs.Panel value="account" className={classes.panel}>
          <AccountTab />
        </Tabs.Panel>
        <Tabs.Panel value="security" className={classes.panel}>
          <SecurityTab />
        </Tabs.Panel>
        {administrators && (
          <Tabs.Panel value="administrators" className={classes.panel}>
            <Administrators />
          </Tabs.Panel>
        )}
      </Suspense>
    </Tabs>
  )
}
