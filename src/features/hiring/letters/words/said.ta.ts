import type { CountryWords } from '../../../../countries/translate.ts'

/** The reasons a company begins with, as the person is told them. One that a company wrote stays in its words. */
const said: CountryWords = {
  'We chose somebody whose experience is closer to this work.': 'இந்த வேலைக்கு நெருக்கமான அனுபவம் உள்ள ஒருவரைத் தேர்ந்தெடுத்தோம்.',
  'One of the requirements in the advert is not met at present.': 'விளம்பரத்தின் ஒரு தேவை தற்போது பூர்த்தியாகவில்லை.',
  'What you expect and what this position pays are too far apart.':
    'உங்கள் எதிர்பார்ப்பும் இந்தப் பணியின் ஊதியமும் மிகவும் வேறுபடுகின்றன.',
  'The start date or the working hours do not fit.': 'தொடங்கும் நாள் அல்லது வேலை நேரம் பொருந்தவில்லை.',
  'The position has been filled.': 'பணியிடம் நிரப்பப்பட்டது.',
  'The position is no longer open.': 'இந்தப் பணியிடம் இனி திறந்திருக்கவில்லை.',
}

export default said
