import { lazy, type ReactNode, Suspense } from 'react'
import { useMyPayWords } from '../employee/words/index.ts'

const MyPay = lazy(() => import('./own/MyPay.tsx'))

/** The payslips of whoever reads, in the employee portal. */
export default function MyPayslips({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useMyPayWords()
  if (part === 'tab') return tab(t('title'))
  return (
    <Suspense>
      <MyPay />
    </Suspense>
  )
}
