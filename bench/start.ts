// How long a start takes: the first on an empty data folder (database made, migrated, demonstration filled), and later ones.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, root, table } from './support.ts'

const RUNS = Number(process.env.RUNS ?? 3)
const PORT = 3441
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-start-'))
chmodSync(dataDir, 0o711)

const start = async () => {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir },
  })
  while (
    !(await fetch(`http://127.0.0.1:${PORT}/health`).then(
      (r) => r.ok,
      () => false,
    ))
  )
    await sleep(20)
  const took = performance.now() - began
  process.kill(-(child.pid as number), 'SIGTERM')
  await new Promise((done) => child.once('exit', done))
  await sleep(2_000)
  return took / 1000
}

const first = await start()
const later = []
for (let i = 0; i < RUNS; i++) later.push(await start())
table(
  ['start', 'seconds to serving', 'limit'],
  [
    ['first, app built, packages installed', first.toFixed(1), ''],
    [`later, median of ${RUNS}`, median(later).toFixed(1), '5'],
  ],
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
