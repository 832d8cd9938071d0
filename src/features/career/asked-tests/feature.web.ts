import { defineWebFeature, innerScreen, SEEKER } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

const words = ['career/asked-tests', 'career/skill-tests', 'career/written-attempts']

export default defineWebFeature({
  screens: [
    innerScreen('AskedTests', paths.seekerAskedTests(), 'seekerAskedTests', {
      access: SEEKER,
      words: [...words, 'career/skill-tests/care'],
    }),
  ],
  fills: [
    { slot: 'job.advert', file: 'AskTest', words },
    { slot: 'application.evidence', file: 'AskedResult', words },
  ],
})
