import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../../employee/words/index.ts'

const MySchedule = lazy(() => import('./MySchedule.tsx').then((file) => ({ default: file.MySchedule })))

/** The shifts of whoever reads, in the employee portal. */
export default function ScheduleTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'))
  return (
    <Suspense>
      <MySchedule />
    </Suspense>
  )
}
