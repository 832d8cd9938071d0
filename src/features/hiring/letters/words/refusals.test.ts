import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translator } from '../../../../countries/translate.ts'
import ar from './refusals.ar.ts'

const hiring = join(import.meta.dirname, '../..')
const code = ['letters/service.ts', 'letters/rules.ts', 'applications/work.service.ts']
  .map((f) => readFileSync(join(hiring, f), 'utf8'))
  .join()

test('what a letter is refused with is said in Arabic, with what stands in its gaps', () => {
  const t = translator(ar)
  for (const english of Object.keys(ar)) {
    if (!english.includes('{}')) expect(code).toContain(english)
    expect(t(english.replace('{}', 'pay'))).toMatch(/\p{Script=Arabic}/u)
  }
  expect(t('{{pay}} stands for nothing here.')).toContain('{{pay}}')
  expect(t('A rejection needs {{reason}}.')).toContain('{{reason}}')
})
