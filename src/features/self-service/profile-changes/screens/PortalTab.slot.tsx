import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'

const BankAccount = lazy(() => import('./BankAccount.tsx'))

/** Where the reader’s pay goes, in the employee portal. */
export default function BankTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'change')
  return (
    <Suspense>
      <BankAccount />
    </Suspense>
  )
}
