import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../../employee/words/index.ts'

const Inbox = lazy(() => import('./Inbox.tsx'))

/** The memos of whoever reads, in the employee portal. */
export default function MemosTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'))
  return (
    <Suspense>
      <Inbox />
    </Suspense>
  )
}
