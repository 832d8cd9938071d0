import { type ComponentProps, lazy, Suspense } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import type PlatformFileMenu from './PlatformFileMenu.tsx'

const LazyMenu = lazy(() => loadWords(['platform/lists']).then(() => import('./PlatformFileMenu.tsx')))

/** As large as the button that comes. */
const ROOM = { display: 'inline-block', width: 36, height: 36 }

/** The file of a list of the platform that is no table, such as cards or a table of prices. */
export const PlatformFile = (props: ComponentProps<typeof PlatformFileMenu>) => (
  <Suspense fallback={<span style={ROOM} />}>
    <LazyMenu {...props} />
  </Suspense>
)
