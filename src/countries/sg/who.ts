import { makeClassifier } from '../classify.ts'

export const identity = {
  code: 'SG',
  slug: 'singapore',
  name: 'Singapore',
  demonym: 'Singaporean',
  aliases: ['sgp', 'republic of singapore'],
}

export const classify = makeClassifier(identity)
