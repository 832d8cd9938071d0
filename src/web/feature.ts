import type { Label } from '../shared/languages.ts'
import type { Permission } from '../shared/permissions.ts'
import { paths } from './paths.ts'
import type { Admits, Category, Screen } from './screen.ts'
import type { IconName } from './shell/icons.ts'
import type { SlotName } from './slots.tsx'

type More = Partial<Pick<Screen, 'bare' | 'words' | 'early' | 'comesWith' | 'superAdmin' | 'premiumPlus' | 'developer'>>

/**
 * A screen as its feature names it. `file` is its file in the feature's folder `screens`, without its ending: `X.page.tsx` for a page that
 * anybody may open, `X.screen.tsx` for one behind the sign-in. Without `words` it speaks the words of its feature alone.
 */
export type FeatureScreen = Omit<Screen, 'load' | 'source' | 'site' | 'data' | 'live' | 'unlisted'> & { file: string }

/** What it puts into a place of an earlier feature’s screen (slots.tsx): `screens/X.slot.tsx`, with the words it speaks beside its own. */
export type FeatureFill = { slot: SlotName; file: string; words?: readonly string[] }

/**
 * Something to do that Go to finds, for who may enter the page it opens. `title`: a key of `action` in the words of the shell, or in the
 * languages the feature has. `isNew`: it makes something, and stands under New as well.
 */
export type Action = { title: string | Label; to: string; access: Admits[]; icon: IconName; isNew?: true }

/** What a feature shows in the browser: the default export of its `feature.web.ts`, found by listing. It imports no component. */
export type WebFeature = {
  screens?: readonly FeatureScreen[]
  fills?: readonly FeatureFill[]
  actions?: readonly Action[]
}

export const defineWebFeature = (feature: WebFeature): WebFeature => feature

/** Whom a screen admits, by audience. */
export const EMPLOYER: Admits[] = ['employer']
/** What HR staff of a company work with, too. */
export const HR: Admits[] = ['employer', 'hr_admin']
/** The same and whoever does a part of the work that it belongs to. */
export const andMay = (access: readonly Admits[], permission: Permission): Admits[] => [...access, { may: permission }]
export const SEEKER: Admits[] = ['job_seeker']
export const PLATFORM: Admits[] = ['system_admin']

/** A page that anybody may open. */
export const publicPage = (file: string, path: string, title: string, more: More = {}): FeatureScreen => ({
  file,
  path,
  title,
  frame: 'public',
  access: 'public',
  ...more,
})

/** A screen behind the sign-in that stands in no sidebar. */
export const innerScreen = (
  file: string,
  path: string,
  title: string | Label,
  { access, ...more }: More & { access: Admits[] },
): FeatureScreen => ({
  file,
  path,
  title,
  // Whoever has to choose a password first may go nowhere else: no navigation.
  frame: path === paths.choosePassword() ? 'public' : 'dashboard',
  access,
  ...more,
})

/** Where a screen stands in the sidebar: category, order within it, icon. */
export type SidebarPlace = [Category, number, IconName]

/** A screen of the navigation: a line or a tab where shell/places.ts has its address, else a tab of the line that has the address `under`. */
export const sidebarScreen = (
  file: string,
  path: string,
  title: string | Label,
  {
    at: [category, order, icon],
    critical,
    under,
    ...more
  }: More & { access: Admits[]; at: SidebarPlace; critical?: true; under?: string },
): FeatureScreen => ({
  ...innerScreen(file, path, title, more),
  sidebar: { icon, category, order, ...(critical && { critical }), ...(under && { under }) },
})

/** A manifest with the folder it was found in: `people/employees`. */
export type FoundWebFeature = WebFeature & { name: string }

/** The screens of all features, each with what loads it, by the path of its file. */
export const screensOf = (
  features: readonly FoundWebFeature[],
  load: (source: string) => NonNullable<Screen['load']>,
): Screen[] =>
  features.flatMap(({ name, screens = [] }) =>
    screens.map(({ file, ...screen }) => {
      const source = `src/features/${name}/screens/${file}.${screen.access === 'public' ? 'page' : 'screen'}.tsx`
      return { ...screen, words: screen.words ?? [name], source, load: load(source) }
    }),
  )
