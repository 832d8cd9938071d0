import { expect, it } from 'vitest'
import french from '../../../matching/cv-reading/words/refusals.fr.ts'
import { fileRefused } from './refused.ts'

it('says why a file is not taken in the language of the reader, and an unknown sentence as it is', async () => {
  const [english = '', said = ''] = Object.entries(french)[0] ?? []
  expect(said).not.toBe(english)
  expect(await fileRefused(english, 'fr')).toBe(said)
  expect(await fileRefused('Nobody translated this.', 'fr')).toBe('Nobody translated this.')
  expect(await fileRefused(english, 'en')).toBe(english)
})
