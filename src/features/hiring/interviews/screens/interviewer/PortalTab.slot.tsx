import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../../interviewer/words/index.ts'
import { useMyInterviews } from './InPortal.tsx'

const MyInterviews = lazy(() => import('./MyInterviews.tsx'))

type Props = { part: 'tab' | 'panel'; isOpen: boolean; tab: (name: string) => ReactNode }

/** The interviews of whoever reads, in the employee portal: most people hold none and never need the tab. */
export default function InterviewsTab({ part, isOpen, tab }: Props) {
  const t = useWords()
  const interviews = useMyInterviews()
  if (part === 'tab') return isOpen || (interviews?.length ?? 0) > 0 ? tab(t('tab')) : null
  return (
    <Suspense>
      <MyInterviews />
    </Suspense>
  )
}
