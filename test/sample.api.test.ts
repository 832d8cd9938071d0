import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const root = join(import.meta.dirname, '..')
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fourshore-sample-'))
  for (const part of [
    'src',
    'test',
    'bench',
    'database',
    'scripts',
    'biome.json',
    'package.json',
    'tsconfig.json',
    'vite.chunks.ts',
    'vitest.config.ts',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(root, 'test/sample/features'), join(copy, 'src/features'), { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = promisify(execFile)
/** What Vitest says of some files in the copy. */
const tried = async (project: string, ...files: string[]) => {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...files]
  const options = {
    cwd: copy,
    env: { ...env, SAMPLE: '1', ACCESS_ONLY: 'locker', TEST_TEMPLATE: inject('template') },
    maxBuffer: 2 ** 26,
  }
  return run(process.execPath, args, options).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `FAILED\n${error.stdout}\n${error.stderr}`,
  )
}

test('a feature with a table, calls, an approval, a letter, a list and a tab is one folder: nothing else is changed', async () => {
  const rules = await tried(
    'unit',
    'test/architecture.test.ts',
    'test/words.test.ts',
    'src/features/platform/messages/templates',
  )
  expect(rules).not.toContain('FAILED')
  const works = await tried('api', 'test/sample/lockers', 'test/access/matrix.api.test.ts')
  expect(works).not.toContain('FAILED')
  // Both were there to be tried.
  for (const file of ['test/sample/lockers.api.test.ts', 'test/access/matrix.api.test.ts'])
    expect(works).toContain(file)
}, 400_000)
