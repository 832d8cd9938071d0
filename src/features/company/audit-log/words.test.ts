import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionKey } from './rules.ts'
import words from './words/en.ts'

const SRC = join(import.meta.dirname, '../../..')

/** Every action that a source file writes into the log by its name. */
const actionsWritten = (): string[] => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|screens\/|words\//.test(path),
  )
  const found = files.flatMap((path) => {
    const text = readFileSync(join(SRC, path), 'utf8')
    const values = [...text.matchAll(/\baction:\s*([^\n]*(?:\n\s+[?:][^\n]*)*)/g)].map(([, value = '']) => value)
    return values.flatMap((value) =>
      [...value.matchAll(/'([a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]+)+)'/g)].map(([, name = '']) => name),
    )
  })
  return [...new Set(found)].sort()
}

test('everything that is written into the log has words of its own', () => {
  const actions = actionsWritten()
  expect(actions.length).toBeGreaterThan(300)
  expect(actions.filter((action) => !(actionKey(action) in words.done))).toEqual([])
})
