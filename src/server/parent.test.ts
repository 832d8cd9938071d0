import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const parent = join(import.meta.dirname, '../../scripts/parent.mjs')
const PROGRAM = `import { stopWithParent } from ${JSON.stringify(parent)}
process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(0) })
stopWithParent()
setTimeout(() => process.exit(1), 8_000)
console.log('ready')`

it('a server that npm started through a shell is asked to stop when the shell is', async () => {
  const shell = spawn('sh', ['-c', 'node --input-type=module -e "$PROGRAM"; true'], {
    env: { ...process.env, PROGRAM, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (piece) => (said += piece))
  while (!said.includes('ready')) await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  expect(said).toBe('ready\nasked to stop\n')
}, 15_000)
