import { lazy, Suspense } from 'react'
import { paths } from '../../../../web/paths.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../portal/words/index.ts'
import { useApprovals } from './useApprovals.ts'

const PortalInbox = lazy(() => import('./PortalInbox.tsx'))

/** What waits for whoever manages somebody and has no account but that of the portal; nothing for everybody else. */
export default function ApprovalsTab(props: Slots['portal.tab']) {
  const t = useWords()
  const { part, isOpen, tab } = props
  const { data } = useApprovals('mine', { enabled: part === 'tab' || part === 'todo' })
  const asked = useApprovals('asked', { enabled: part === 'tab' })
  if (part === 'panel')
    return (
      <Suspense>
        <PortalInbox />
      </Suspense>
    )
  const waiting = data?.waiting ?? 0
  if (props.part === 'todo' && waiting > 0)
    return props.row({
      icon: 'check',
      children: t('waitHere', { count: waiting }),
      link: { to: paths.employeePortal({ tab: 'approvals' }), name: t('decide') },
    })
  if (part !== 'tab') return null
  const hasAny = waiting > 0 || (asked.data?.items.length ?? 0) > 0
  return hasAny || isOpen ? tab(t('tab'), 'check') : null
}
