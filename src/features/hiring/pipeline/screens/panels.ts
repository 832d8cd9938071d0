import { type ComponentType, lazy } from 'react'

type Panel = { name: string; Panel: ComponentType<{ applicationId: string }> }

/** What other features show of an application beside its card: each is given the application and draws a section of its own. */
export const panels: readonly Panel[] = [
  { name: 'matching', Panel: lazy(() => import('../../../matching/matching/screens/MatchPanel.tsx')) },
  { name: 'interviews', Panel: lazy(() => import('../../interviews/screens/InterviewsPanel.tsx')) },
  { name: 'offers', Panel: lazy(() => import('../../offers/screens/OfferPanel.tsx')) },
]
