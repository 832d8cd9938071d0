import { lazy, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'
import { myReportsCall } from './calls.ts'

const Reports = lazy(() => import('./Reports.tsx').then(({ Reports: drawn }) => ({ default: drawn })))

/** Who reports to whoever reads, in the employee portal: most people manage nobody and never need the tab. */
export default function TeamTab({ part, isOpen, tab }: Slots['portal.tab']) {
  const t = useWords()
  const { data } = useApiState(myReportsCall, {})
  if (part === 'tab') return isOpen || (data?.reports.length ?? 0) > 0 ? tab(t('title'), 'users') : null
  return (
    <Suspense>
      <Reports />
    </Suspense>
  )
}
