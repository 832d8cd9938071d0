import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../words/index.ts'

const BankAccount = lazy(() => import('./BankAccount.tsx'))

/** Where the reader’s pay goes, in the employee portal. */
export default function BankTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'))
  return (
    <Suspense>
      <BankAccount />
    </Suspense>
  )
}
