import { lazy, Suspense } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { useTabWords } from '../portal/words/index.ts'

/** Their words come with them: who waits for the first card on a slow line carries the name of the tab alone. */
const MyExpenses = lazy(() => loadWords(['pay/claims/own']).then(() => import('./own/MyExpenses.tsx')))

/** The claims of whoever reads, in the employee portal; and those that wait for their word. */
export default function ClaimsTab({ part, tab }: Slots['portal.tab']) {
  const t = useTabWords()
  if (part === 'tab') return tab(t('tab'), 'wallet')
  return (
    <Suspense>
      <MyExpenses />
    </Suspense>
  )
}
