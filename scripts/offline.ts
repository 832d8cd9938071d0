// What the worker is told of a build: the release, and for each page that opens without a connection its shell's script and its files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type BuildManifest, chunkOf, chunkOfModule, reachChunks } from '../src/server/build.manifest.ts'
import { LANGUAGE_CODES } from '../src/shared/languages.ts'

type Opens = { shell: 'index.html' | 'triage.html'; parts: string[]; scopes: string[] }

const words = (scopes: readonly string[], language: string) =>
  scopes.map((scope) => `src/${scope}/words/${language}.ts`)

const FRAME = [
  'src/app/inside.ts',
  'src/app/arrival.ts',
  'src/app/refusals.ts',
  'frame',
  'frame-later',
  'src/web/shell/notices.tsx',
  'src/web/offline/register.ts',
  'src/web/offline/leave.ts',
]
const FRAME_WORDS = ['web', 'web/ui', 'web/shell', 'web/help', 'app']
const dashboard = (parts: string[], scopes: string[]): Opens => ({
  shell: 'index.html',
  parts: [...FRAME, ...parts],
  scopes: [...FRAME_WORDS, ...scopes],
})
const plainList = dashboard(
  ['src/features/career/applications/screens/PlainList.screen.tsx'],
  ['features/career/applications'],
)

/** By address. A file that the list lacks is still kept when the page has loaded it; the list is what a new release begins with. */
const PAGES: Record<string, Opens> = {
  '/job-seeker/applications': plainList,
  '/dashboard/seeker/applications': plainList,
  '/dashboard/seeker/job-search': dashboard(
    ['src/features/career/job-search/screens/JobSearch.screen.tsx'],
    ['features/career/job-search', 'features/adverts/content', 'features/career/job-fit'],
  ),
  '/dashboard/mobile-schedule': dashboard(
    ['src/features/time/schedules/screens/MobileSchedule.screen.tsx'],
    ['features/time/schedules', 'features/time/schedules/employee'],
  ),
  '/dashboard/walk-in-interviews': dashboard(
    ['src/features/hiring/walk-ins/screens/WalkIns.screen.tsx', 'src/features/hiring/walk-ins/screens/EventView.tsx'],
    ['features/hiring/walk-ins'],
  ),
  '/dashboard/mobile-triage': {
    shell: 'triage.html',
    parts: ['src/app/refusals.ts', 'src/web/offline/register.ts'],
    scopes: ['web', 'features/hiring/pipeline'],
  },
}

/** Files of some modules with everything they import before they can run, and their style sheets. */
const filesOf = (manifest: BuildManifest, names: readonly string[]): string[] => {
  const { chunks, missing } = reachChunks(manifest, names)
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not in the build`)
  const files = chunks.flatMap(({ file, css = [] }) => [`/${file}`, ...css.map((sheet) => `/${sheet}`)])
  return [...new Set(files)].sort()
}

/** Read from what the other builds left in the folder of the built app. */
export const offlineOf = (folder: string) => {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as BuildManifest
  const release = createHash('sha256')
    .update(text)
    .update(readFileSync(join(folder, '.vite/site.json')))
  for (const shell of ['index.html', 'triage.html', 'boot.js', 'site-boot.js'])
    release.update(readFileSync(join(folder, shell)))
  const pages = Object.entries(PAGES).map(([path, { shell, parts, scopes }]) => {
    const files = filesOf(manifest, [shell, ...parts])
    const spoken = LANGUAGE_CODES.map((language) => {
      const names = [`src/app/word-lists/${language}.ts`, ...words(scopes, language)].filter(
        (name) => manifest[name] ?? chunkOfModule(name),
      )
      return [language, filesOf(manifest, names).filter((file) => !files.includes(file))]
    })
    return [path, { entry: `/${chunkOf(manifest, shell)?.file}`, files, words: Object.fromEntries(spoken) }]
  })
  return { version: release.digest('hex').slice(0, 16), pages: Object.fromEntries(pages) }
}
