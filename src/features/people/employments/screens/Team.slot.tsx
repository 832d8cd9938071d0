import { lazy, type ReactNode, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useWords } from '../words/index.ts'
import { myReportsCall } from './calls.ts'

const Reports = lazy(() => import('./Reports.tsx').then(({ Reports: drawn }) => ({ default: drawn })))

type Props = { part: 'tab' | 'panel'; isOpen: boolean; tab: (name: string) => ReactNode }

/** Who reports to whoever reads, in the employee portal: most people manage nobody and never need the tab. */
export default function TeamTab({ part, isOpen, tab }: Props) {
  const t = useWords()
  const { data } = useApiState(myReportsCall, {})
  if (part === 'tab') return isOpen || (data?.reports.length ?? 0) > 0 ? tab(t('title')) : null
  return (
    <Suspense>
      <Reports />
    </Suspense>
  )
}
