import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'

const Letters = lazy(() => import('./Letters.tsx'))

/** Letters that the reader makes for themselves, in the employee portal. */
export default function LettersTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'file')
  return (
    <Suspense>
      <Letters />
    </Suspense>
  )
}
