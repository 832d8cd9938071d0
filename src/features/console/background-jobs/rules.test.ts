import { describe, expect, test } from 'vitest'
import { withoutValues } from './rules.ts'

describe('what is shown of an error', () => {
  test.each([
    ['connect ECONNREFUSED 127.0.0.1:2525', 'connect ECONNREFUSED 127.0.0.1:…'],
    ['No mailbox mei.tan@harbour.example here', 'No mailbox … here'],
    [
      'duplicate key value violates unique constraint "users_email"',
      'duplicate key value violates unique constraint …',
    ],
    ['Key (email)=(mei.tan@harbour.example) already exists', 'Key … already exists'],
    ['cannot dial +65 9123 4567', 'cannot dial …'],
    ['unknown name ‘Tan Wei Ming’ in row 7', 'unknown name … in row 7'],
    ['It broke\nDETAIL: Failing row contains (Mei, S1234567A)', 'It broke'],
    ['', null],
    [null, null],
  ])('%s → %s', (error, shown) => {
    expect(withoutValues(error)).toBe(shown)
  })
})
