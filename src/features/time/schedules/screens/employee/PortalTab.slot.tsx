import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../../web/slots.tsx'
import { useWords } from '../../employee/words/index.ts'

const MySchedule = lazy(() => import('./MySchedule.tsx').then((file) => ({ default: file.MySchedule })))

/** The shifts of whoever reads, in the employee portal. */
export default function ScheduleTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'route')
  return (
    <Suspense>
      <MySchedule />
    </Suspense>
  )
}
