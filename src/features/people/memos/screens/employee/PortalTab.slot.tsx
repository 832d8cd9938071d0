import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../../web/slots.tsx'
import { useWords } from '../../employee/words/index.ts'

const Inbox = lazy(() => import('./Inbox.tsx'))

/** The memos of whoever reads, in the employee portal. */
export default function MemosTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'message')
  return (
    <Suspense>
      <Inbox />
    </Suspense>
  )
}
