import { expect, test } from 'vitest'
import { matchingChoices } from './matching.ts'

const choices = ['British Indian Ocean Territory', 'Indian', 'Indonesian', 'Malaysian'].map((value) => ({
  value,
  label: `🏳 ${value} · somewhere`,
}))

test.each([
  ['Indian', ['Indian', 'British Indian Ocean Territory']],
  [' in', ['Indian', 'Indonesian', 'British Indian Ocean Territory']],
  ['MALAY', ['Malaysian']],
  ['somewhere', choices.map((c) => c.value)],
  ['', choices.map((c) => c.value)],
  ['Utopian', []],
])('%j finds %j', (typed, found) => expect(matchingChoices(choices, typed).map((c) => c.value)).toEqual(found))
