import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A video has at most {} seconds, and this one has {}.': 'காணொளி அதிகபட்சம் {} விநாடிகள்; இதில் {} உள்ளன.',
  'Add captions first: without them nobody is let watch it.':
    'முதலில் வசன வரிகளைச் சேருங்கள்: அவை இல்லாமல் யாரும் பார்க்க முடியாது.',
  'Companies may watch this video, so it keeps its captions. Withdraw it first.':
    'நிறுவனங்கள் இந்தக் காணொளியைப் பார்க்கலாம்; எனவே வசன வரிகள் இருக்கும். முதலில் திரும்பப் பெறுங்கள்.',
  'The length of the video cannot be read from it. Record it again, or save it as MP4.':
    'காணொளியின் நீளத்தைப் படிக்க முடியவில்லை. மீண்டும் பதிவுசெய்யுங்கள், அல்லது MP4 ஆகச் சேமியுங்கள்.',
  'The video has no such part.': 'காணொளியில் அப்படியொரு பகுதி இல்லை.',
  'The video is not whole yet. Go on with the upload.': 'காணொளி இன்னும் முழுமையில்லை. பதிவேற்றத்தைத் தொடருங்கள்.',
  'This video is whole. Add another one to change it.': 'இந்தக் காணொளி முழுமையானது. மாற்ற வேறொன்றைச் சேருங்கள்.',
  'You keep {} videos already. Delete one you no longer need.':
    'உங்களிடம் ஏற்கனவே {} காணொளிகள் உள்ளன. தேவையில்லாத ஒன்றை நீக்குங்கள்.',
}

export default refusals
