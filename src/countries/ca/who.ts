import { makeClassifier } from '../classify.ts'

export const identity = { code: 'CA', slug: 'canada', name: 'Canada', demonym: 'Canadian', aliases: ['can'] }

export const classify = makeClassifier(identity)
