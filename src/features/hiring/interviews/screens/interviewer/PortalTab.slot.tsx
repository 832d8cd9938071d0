import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../../web/slots.tsx'
import { useWords } from '../../interviewer/words/index.ts'
import { useMyInterviews } from './InPortal.tsx'

const MyInterviews = lazy(() => import('./MyInterviews.tsx'))

/** The interviews of whoever reads, in the employee portal: most people hold none and never need the tab. */
export default function InterviewsTab({ part, isOpen, tab }: Slots['portal.tab']) {
  const t = useWords()
  const interviews = useMyInterviews()
  if (part === 'tab') return isOpen || (interviews?.length ?? 0) > 0 ? tab(t('tab'), 'video') : null
  return (
    <Suspense>
      <MyInterviews />
    </Suspense>
  )
}
