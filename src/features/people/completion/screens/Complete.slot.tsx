import { lazy, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { useCompletionWords } from '../words/index.ts'
import { requestCall } from './calls.ts'

/** With the words of the record's fields, which the portal itself does without. */
const CompleteForm = lazy(
  async () => (await Promise.all([import('./CompleteForm.tsx'), loadWords(['people/employees'])]))[0],
)

/** What somebody is asked to fill in about themselves; who is asked for nothing has no such tab. */
export default function CompleteTab({ part, isOpen, tab }: Slots['portal.tab']) {
  const t = useCompletionWords()
  const { data } = useApiState(requestCall, {})
  if (part === 'tab') return isOpen || data?.request ? tab(t('title'), 'file') : null
  if (!data) return null
  return data.request ? (
    <Suspense fallback={null}>
      <CompleteForm request={data.request} />
    </Suspense>
  ) : (
    <p>{t('done')}</p>
  )
}
