import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  tab: 'சக பணியாளர்கள்',
  title: 'யார் யார்',
  search: 'பெயர், பதவி, துறை அல்லது இடம்',
  none: 'யாரும் கிடைக்கவில்லை',
  noneText: 'வேறு சொல்லை முயலுங்கள்.',
  more: 'முதல் {{count}} பேர் காட்டப்படுகின்றனர். மற்றவர்களுக்குப் பெயரைத் தட்டச்சு செய்க.',
  open: '{{name}} காட்டு',
  ownLine: 'உங்கள் நிர்வாக வரிசை',
  lineOf: '{{name}} நிர்வாக வரிசை',
  streetMap: 'தெரு வரைபடத்தில் காண்க (OpenStreetMap)',
  askAboutShift: 'இந்தப் பணிமுறை பற்றிய கேள்விகளுக்கு:',
  nobodyAbove: 'யாரின் கீழும் இல்லை.',
  beneath_one: '{{count}} நபர் இவரின் கீழ் உள்ளார்',
  beneath_other: '{{count}} பேர் இவரின் கீழ் உள்ளனர்',
  holidays: 'விடுமுறைகள்',
  holidaysOf: '{{place}} விடுமுறைகள்',
  year: 'ஆண்டு',
  noHolidays: 'இந்த ஆண்டுக்கு விடுமுறைகள் பதிவில் இல்லை.',
  half: 'அரை நாள்',
  tentative: 'தேதி மாறலாம்',
}
export default ta
