import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useMyPayWords } from '../employee/words/index.ts'

const MyPay = lazy(() => import('./own/MyPay.tsx'))

/** The payslips of whoever reads, in the employee portal. */
export default function MyPayslips({ part, tab }: Slots['portal.tab']) {
  const t = useMyPayWords()
  if (part === 'tab') return tab(t('title'), 'receipt')
  return (
    <Suspense>
      <MyPay />
    </Suspense>
  )
}
