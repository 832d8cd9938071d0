import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'

const Directory = lazy(() => import('./Directory.tsx'))

/** Colleagues, who reports to whom, and days off, in the employee portal. */
export default function DirectoryTab({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  if (part === 'tab') return tab(t('tab'), 'users')
  return (
    <Suspense>
      <Directory />
    </Suspense>
  )
}
