import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../../server/context.ts'
import { AREAS } from '../../../server/feature.ts'
import { numberedBy } from './engine.queries.ts'
import { newestFigures } from './retro.service.ts'
import type { RunRow } from './runs.queries.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Tests and pages reckon nothing. */
const reckons = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/screens/') && !path.includes('/words/')

/** Of the features those that pay may import from: it takes nothing from an area that comes after it. */
const PARTS = ['countries', ...AREAS.slice(0, AREAS.indexOf('pay') + 1).map((area) => join('features', area)), 'shared']

const readEngine = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const part of PARTS) {
    const paths = (await readdir(join(ROOT, part), { recursive: true })).filter(reckons).sort()
    // More than a thousand files: one after the other they took as long as the pay of a thousand people.
    const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, part, path))))
    for (const [at, path] of paths.entries()) hash.update(join(part, path)).update(texts[at] ?? '')
  }
  return hash.digest('hex')
}

let engine: Promise<string> | undefined

/** Read while somebody looks at a run: the first calculation of a process does not wait for it. */
export const readEngineAhead = (): void => {
  engine ??= readEngine()
  // Heard by whoever asks for it.
  engine.catch(() => {})
}

/**
 * What reckons a run: the code with the law in it, the law that is in force by its day, and the database that numbers what it is told. Figures of
 * another one are all reckoned again: nobody can say whose it changes.
 */
export const engineOf = async (ctx: Context, run: RunRow): Promise<string> => {
  readEngineAhead()
  return `${await engine} ${newestFigures(ctx, run)} ${await numberedBy(ctx.db)}`
}
