import { describe, expect, test } from 'vitest'
import { sourceName } from './source.rules.ts'

describe('where an application came from', () => {
  test.each([
    ['site', 'word for site'],
    ['walk-in', 'word for walk-in'],
    ['LinkedIn', 'LinkedIn'],
    ['linkedin', 'LinkedIn'],
    ['job_fair', 'Job fair'],
    ['indeed', 'Indeed'],
  ])('%s reads %s', (source, name) => expect(sourceName(source, (own) => `word for ${own}`)).toBe(name))
})
