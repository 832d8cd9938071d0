import { lazy } from 'react'
import { loadWords } from '../../../../web/i18n.ts'

/** How far something with many days or people has come, once it has begun: its words come with it. */
export const LazyProgress = lazy(() =>
  loadWords(['platform/lists'])
    .then(() => import('../../../platform/lists/screens/BulkProgress.tsx'))
    .then(({ BulkProgress }) => ({ default: BulkProgress })),
)
