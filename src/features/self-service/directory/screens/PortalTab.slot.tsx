import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../words/index.ts'

const Directory = lazy(() => import('./Directory.tsx'))

/** Colleagues, who reports to whom, and days off, in the employee portal. */
export default function DirectoryTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'users')
  return (
    <Suspense>
      <Directory />
    </Suspense>
  )
}
