import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../employee/words/index.ts'

const MyExpenses = lazy(() => import('./own/MyExpenses.tsx'))

/** The claims of whoever reads, in the employee portal; and those that wait for their word. */
export default function ClaimsTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'))
  return (
    <Suspense>
      <MyExpenses />
    </Suspense>
  )
}
