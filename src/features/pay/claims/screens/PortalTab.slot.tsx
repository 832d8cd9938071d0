import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../employee/words/index.ts'

const MyExpenses = lazy(() => import('./own/MyExpenses.tsx'))

/** The claims of whoever reads, in the employee portal; and those that wait for their word. */
export default function ClaimsTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'wallet')
  return (
    <Suspense>
      <MyExpenses />
    </Suspense>
  )
}
