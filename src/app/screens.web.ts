import { type ComponentType, lazy } from 'react'
import { screensOf, type WebFeature } from '../web/feature.ts'
import type { Fill } from '../web/slots.tsx'
import { loadScreen, loadSlot } from './parts.ts'
import { allScreens } from './screens.ts'

const manifests = import.meta.glob<WebFeature>('/src/features/*/*/feature.web.ts', {
  eager: true,
  import: 'default',
})
/** Signing in, up and on: fetched at once. */
const pages = import.meta.glob<{ default: ComponentType }>(
  '/src/features/platform/{accounts,administrators}/screens/**/*.page.tsx',
)

/** Where the file of any other screen lies is in a table that the sign-in page does not carry. */
const load = (source: string) => {
  const path = `/${source}`
  return pages[path] ?? (() => loadScreen(path))
}

const found = Object.entries(manifests).map(([path, feature]) => ({
  ...feature,
  name: path.replace(/^\/src\/features\/|\/feature\.web\.ts$/g, ''),
}))

/** Every page of the application, as the browser knows them. */
export const screens = allScreens(
  screensOf(found, load),
  ({ file, part }) =>
    () =>
      import('./site.pages.ts').then((all) => all.loadSitePage(file, part)),
)

/** What features offer to do. */
export const actions = found.flatMap((feature) => feature.actions ?? [])

/** What features put into the screens of earlier ones. */
export const fills: readonly Fill[] = found.flatMap(({ name, fills: own = [] }) =>
  own.map(({ slot, file, words = [name] }) => ({
    slot,
    feature: name,
    Component: lazy(() => loadSlot(`/src/features/${name}/screens/${file}.slot.tsx`, words)) as ComponentType<never>,
  })),
)
