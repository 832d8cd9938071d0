import { lazy, type ReactNode } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'
import Search from './Search.tsx'

const Pools = lazy(() => import('./Pools.tsx'))
const Invitations = lazy(() => import('./Invitations.tsx'))

const VIEWS = ['search', 'shortlist', 'pools', 'invitations'] as const
const AT = { view: 'search' }

const SHOWN: Record<(typeof VIEWS)[number], ReactNode> = {
  search: <Search />,
  shortlist: <Search only="shortlisted" />,
  pools: <Pools />,
  invitations: <Invitations />,
}

/** People who agreed to be found: searching them, keeping them in mind, asking them to apply. */
export default function FindTalent() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const view = VIEWS.find((v) => v === at.view) ?? 'search'
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={VIEWS}
        open={view}
        onOpen={(next) => go({ view: next })}
        label={t('tabsLabel')}
        nameOf={(one) => t(`tabs.${one}`)}
      >
        {(one) => SHOWN[one]}
      </PageTabs>
    </Page>
  )
}
