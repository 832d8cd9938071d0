import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../portal/words/index.ts'
import { useApprovals } from './useApprovals.ts'

const PortalInbox = lazy(() => import('./PortalInbox.tsx'))

/** What waits for whoever manages somebody and has no account but that of the portal; nothing for everybody else. */
export default function ApprovalsTab({ part, isOpen, tab }: Slots['portal.tab']) {
  const t = useWords()
  const { data } = useApprovals('mine', { enabled: part === 'tab' })
  const asked = useApprovals('asked', { enabled: part === 'tab' })
  if (part === 'panel')
    return (
      <Suspense>
        <PortalInbox />
      </Suspense>
    )
  const hasAny = (data?.waiting ?? 0) > 0 || (asked.data?.items.length ?? 0) > 0
  return hasAny || isOpen ? tab(t('tab'), 'check') : null
}
