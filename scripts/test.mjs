// npm test: unit, API and browser tests, one after the other. Stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules/.bin', name)

const steps = [
  ['Unit tests', bin('vitest'), ['run', '--project', 'unit']],
  ['API tests, over HTTP on a real database', bin('vitest'), ['run', '--project', 'api']],
  ['Browser tests', bin('playwright'), ['test']],
]
for (const [what, command, args] of steps) {
  console.log(`\n${what}`)
  if (command.endsWith('playwright')) await build()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
