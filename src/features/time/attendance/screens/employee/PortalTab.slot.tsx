import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../../web/slots.tsx'
import { useWords } from '../../employee/words/index.ts'

const Mine = lazy(() => import('./Mine.tsx'))

/** The time of whoever reads, in the employee portal. */
export default function AttendanceTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'clock')
  return (
    <Suspense>
      <Mine />
    </Suspense>
  )
}
