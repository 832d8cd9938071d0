import { languageFor } from '../shared/languages.ts'
import { listOf } from './inside.files.ts'
import { screens } from './screens.node.ts'

const FRAME = ['frame', 'src/app/arrival.ts']
const FRAME_WORDS = ['web', 'ui', 'app', 'shell']

/**
 * What the page at an address begins with, in modules of the build: its screen, the frame around it and the words of both. Nothing for an address
 * that holds an id, or a page of its own.
 */
export const startsWith = (path: string, languages: readonly string[]): readonly string[] => {
  const screen = screens.find((one) => one.path === path)
  if (!screen?.source) return []
  const language = languageFor(null, languages)
  const isDashboard = screen.frame === 'dashboard'
  const scopes = [...(isDashboard ? FRAME_WORDS : ['web']), ...(screen.words ?? [])]
  return [
    ...(isDashboard ? [...FRAME, listOf(screen.source), `src/app/word-lists/${language}.ts`] : []),
    screen.source,
    ...(screen.comesWith ?? []),
    ...scopes.map((scope) => `/${scope}/words/${language}.ts`),
  ]
}
