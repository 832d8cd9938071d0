import { lazy, Suspense } from 'react'
import type { Slots } from '../../../../web/slots.tsx'
import { useMyQuestionWords } from '../employee/words/index.ts'

const MyQuestions = lazy(() => import('./MyQuestions.tsx'))

/** Questions to HR, in the employee portal. */
export default function QuestionsTab({ part, tab }: Slots['portal.tab']) {
  const t = useMyQuestionWords()
  if (part === 'tab') return tab(t('tab'), 'message')
  return (
    <Suspense>
      <MyQuestions />
    </Suspense>
  )
}
