import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../words/index.ts'

const Letters = lazy(() => import('./Letters.tsx'))

/** Letters that the reader makes for themselves, in the employee portal. */
export default function LettersTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'file')
  return (
    <Suspense>
      <Letters />
    </Suspense>
  )
}
