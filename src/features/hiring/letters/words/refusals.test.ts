import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translator } from '../../../../countries/translate.ts'
import ar from './refusals.ar.ts'

const features = join(import.meta.dirname, '../../..')
const code = ['hiring-letters/service.ts', 'hiring-letters/rules.ts', 'applications/work.service.ts']
  .map((f) => readFileSync(join(features, f), 'utf8'))
  .join()

test('what a letter is refused with is said in Arabic, with what stands in its gaps', () => {
  const say = translator(ar)
  for (const english of Object.keys(ar)) {
    if (!english.includes('{}')) expect(code).toContain(english)
    expect(say(english.replace('{}', 'pay'))).toMatch(/\p{Script=Arabic}/u)
  }
  expect(say('{{pay}} stands for nothing here.')).toContain('{{pay}}')
  expect(say('A rejection needs {{reason}}.')).toContain('{{reason}}')
})
