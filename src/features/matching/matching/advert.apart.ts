/** Reads an advert that was written elsewhere, in a process of its own (`advert.service.ts`). */

import { readAdvert } from '../../adverts/content/paste.rules.ts'
import { lexiconIn } from '../cv-reading/lexicon.ts'
import { type CriterionInput, draftOfAdvert } from './criterion-input.rules.ts'
import { withoutProtected } from './protected.rules.ts'

export type AdvertRead = {
  title: string | null
  /** What it asks of work. */
  criteria: CriterionInput[]
  /** What it asks that nobody is chosen by. */
  asked: string[]
}

export const advertRead = (advert: string, rows: string): AdvertRead => {
  const read = readAdvert(advert)
  const { rest, asked: input } = withoutProtected(advert)
  const criteria = draftOfAdvert(read as Parameters<typeof draftOfAdvert>[0], rest, lexiconIn(rows).skills)
  return { title: read.title ?? null, criteria, asked: [...input] }
}
