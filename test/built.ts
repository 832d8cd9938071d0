import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the pages when something changed since they were built. */
export const built = (): void => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs')])
}
