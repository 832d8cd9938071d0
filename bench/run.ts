// npm run bench: every program of this folder, one after the other. Each prints its table with its limits beside it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

for (const program of ['list.ts', 'bulk.ts', 'frames.ts', 'site.ts', 'start.ts']) {
  console.log(`\n${program}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
