import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Json, Known } from '../contracts.ts'

/** What a feature says of its calls to the access matrix: the default export of its `access.lines.ts`. */
export type AccessLines = {
  /** Who may make which call, by the headings of `who.ts`. */
  may: Readonly<Record<string, readonly string[]>>
  /** What the names in its addresses stand for (`objects.ts`). */
  objects?: Readonly<Record<string, string>>
  /** What a rule asks of a request beyond its contract, by call. */
  requests?: Readonly<Record<string, (known: Known) => Json>>
  /** Calls that make what there is to look at, in this order, by each company. */
  made?: readonly string[]
}

const features = join(import.meta.dirname, '../../src/features')
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[\w-]+\/[\w-]+\/access\.lines\.ts$/.test(path),
)

/** The lines of every feature that brings its own. */
export const foundLines: readonly AccessLines[] = await Promise.all(
  files.map(async (path) => {
    const file = pathToFileURL(join(features, path)).href
    return ((await import(/* @vite-ignore */ file)) as { default: AccessLines }).default
  }),
)
