import { lazy, Suspense } from 'react'
import { loadWords } from '../i18n.ts'
import type { DraftNews } from './useDraft.ts'

const Note = lazy(() => loadWords(['draft']).then(() => import('../draft/Note.tsx')))

/** What there is to say of a form's draft on other devices, and what can be done about it. `onDiscard` empties the form. */
export const DraftNote = ({ news, onDiscard }: { news: DraftNews | null; onDiscard: () => void }) =>
  news && (
    <Suspense fallback={null}>
      <Note news={news} onDiscard={onDiscard} />
    </Suspense>
  )
