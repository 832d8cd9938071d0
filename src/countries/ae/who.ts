import { makeClassifier } from '../classify.ts'

export const identity = {
  code: 'AE',
  slug: 'uae',
  name: 'United Arab Emirates',
  demonym: 'Emirati',
  aliases: ['are', 'u.a.e.', 'the united arab emirates', 'emirates'],
}

export const classify = makeClassifier(identity)
