import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../../web/slots.tsx'
import { LoadingTable } from '../../../../../web/ui/states.tsx'
import { useMyWords } from '../../my/words/index.ts'

const MyLeave = lazy(() => import('./MyLeave.tsx'))

/** The leave of whoever reads, in the employee portal. */
export default function LeaveTab({ part, tab }: Slots['portal.tab']) {
  const t = useMyWords()
  if (part === 'tab') return tab(t('tab'), 'calendarOff')
  return (
    <Suspense fallback={<LoadingTable rows={6} columns={2} />}>
      <MyLeave />
    </Suspense>
  )
}
