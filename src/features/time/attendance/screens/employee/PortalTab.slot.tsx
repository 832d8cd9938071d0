import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../../employee/words/index.ts'

const Mine = lazy(() => import('./Mine.tsx'))

/** The time of whoever reads, in the employee portal. */
export default function AttendanceTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'))
  return (
    <Suspense>
      <Mine />
    </Suspense>
  )
}
