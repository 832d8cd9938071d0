import { makeClassifier } from '../classify.ts'

export const identity = {
  code: 'IN',
  slug: 'india',
  name: 'India',
  demonym: 'Indian',
  aliases: ['ind', 'bharat', 'republic of india', 'हिंदुस्तान'],
}

export const classify = makeClassifier(identity)
