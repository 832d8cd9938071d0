import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import ar from './refusals.ar.ts'
import fr from './refusals.fr.ts'
import hi from './refusals.hi.ts'
import ta from './refusals.ta.ts'
import zh from './refusals.zh.ts'

const code = readFileSync(join(import.meta.dirname, '..', 'returns.service.ts'), 'utf8').replaceAll(
  /\$\{[^}]+\}/g,
  '{}',
)

describe('what stands against a file of a yearly form', () => {
  test.each(Object.entries({ ar, fr, hi, ta, zh }))('is said in %s', (_language, words) => {
    expect(Object.keys(words)).toHaveLength(6)
    for (const [english, text] of Object.entries(words)) {
      expect(code).toContain(english)
      expect(text).not.toBe(english)
      expect(text.split('{}')).toHaveLength(english.split('{}').length)
    }
  })
})
