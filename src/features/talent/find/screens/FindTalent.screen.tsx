import { Tabs } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../web/ui/useActiveTab.ts'
import { useWords } from '../words/index.ts'
import Search from './Search.tsx'
import classes from './talent.module.css'

const Pools = lazy(() => import('./Pools.tsx'))
const Invitations = lazy(() => import('./Invitations.tsx'))

const VIEWS = ['search', 'shortlist', 'pools', 'invitations'] as const
const AT = { view: 'search' }

/** People who agreed to be found: searching them, keeping them in mind, asking them to apply. */
export default function FindTalent() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const view = VIEWS.find((v) => v === at.view) ?? 'search'
  const row = useActiveTab(view)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Tabs value={view} onChange={(next) => next && go({ view: next })} keepMounted={false}>
        <Tabs.List ref={row} className={classes.tabs} aria-label={t('tabsLabel')}>
          {VIEWS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {VIEWS.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            <Suspense fallback={<LoadingTable rows={6} columns={3} />}>
              {one === view && one === 'search' && <Search />}
              {one === view && one === 'shortlist' && <Search only="shortlisted" />}
              {one === view && one === 'pools' && <Pools />}
              {one === view && one === 'invitations' && <Invitations />}
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}
