import { expect, test } from 'vitest'
import { sentencesIn } from './refusals.ts'

test('an answer or a letter that an advert’s rules refuse is refused in Arabic, and a field is left to its form', async () => {
  const t = await sentencesIn('ar')
  const refused = t('“men only” keeps people out for who they are. Say what the work needs instead.')
  expect(refused).toMatch(/^«men only» \p{Script=Arabic}/u)
  expect(t('Name is required')).toBe('Name is required')
  expect((await sentencesIn('en'))('A sentence.')).toBe('A sentence.')
})
