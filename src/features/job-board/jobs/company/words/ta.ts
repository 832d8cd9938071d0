import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  search: 'திறந்த வேலைகளைத் தேடுக',
  country: 'நாடு',
  anyCountry: 'எல்லா நாடுகளும்',
  department: 'துறை',
  anyDepartment: 'எல்லாத் துறைகளும்',
  find: 'தேடு',
  noFit: 'எந்த வேலையும் பொருந்தவில்லை. குறைவான சொற்களை முயலுங்கள்.',
  count_one: '1 திறந்த வேலை',
  count_other: '{{count}} திறந்த வேலைகள்',
  pages: 'பக்கங்கள்',
  before: 'முந்தைய',
  after: 'அடுத்த',
  page: 'பக்கம் {{page}} / {{pages}}',
  title: 'பணியாளர் உள்நுழைவு',
  subtitle: '{{company}} தளத்தில் உள்நுழையவும்',
  missing: 'இங்கே நிறுவனம் எதுவும் இல்லை',
  missingText: '{{address}} என்ற முகவரியில் நிறுவனம் இல்லை. சரியான முகவரியை உங்கள் மனிதவளக் குழுவிடம் கேளுங்கள்.',
  home: 'முகப்புப் பக்கத்திற்கு',
  website: 'நிறுவனத்தின் இணையதளம்',
  jobs: 'திறந்த வேலைகள்',
}
export default ta
