import { makeClassifier } from '../classify.ts'

export const identity = {
  code: 'AE',
  slug: 'uae',
  name: 'United Arab Emirates',
  demonym: 'Emirati',
  aliases: [
    'are',
    'u.a.e.',
    'the united arab emirates',
    'emirates',
    'emirats',
    'émirats arabes unis',
    'الإمارات',
    'الامارات',
    'यूएई',
    'अमीरात',
    'அமீரகம்',
    '阿联酋',
  ],
}

export const classify = makeClassifier(identity)
