import { lazy, type ReactNode, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useCompletionWords } from '../words/index.ts'
import { requestCall } from './calls.ts'

const CompleteForm = lazy(() => import('./CompleteForm.tsx'))

type Props = { part: 'tab' | 'panel'; isOpen: boolean; tab: (name: string) => ReactNode }

/** What somebody is asked to fill in about themselves; who is asked for nothing has no such tab. */
export default function CompleteTab({ part, isOpen, tab }: Props) {
  const t = useCompletionWords()
  const { data } = useApiState(requestCall, {})
  if (part === 'tab') return isOpen || data?.request ? tab(t('title')) : null
  if (!data) return null
  return data.request ? (
    <Suspense fallback={null}>
      <CompleteForm request={data.request} />
    </Suspense>
  ) : (
    <p>{t('done')}</p>
  )
}
