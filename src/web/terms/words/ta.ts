import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  administration: 'நிர்வாகம்',
  admin: 'நிர்வாகம்',
  finance: 'நிதி',
  hr: 'மனிதவளம்',
  marketing: 'சந்தைப்படுத்தல்',
  operations: 'செயல்பாடுகள்',
  sales: 'விற்பனை',
  technical: 'தொழில்நுட்பம்',

  female: 'பெண்',
  male: 'ஆண்',
  divorced: 'விவாகரத்தானவர்',
  married: 'திருமணமானவர்',
  single: 'திருமணமாகாதவர்',
  widowed: 'துணையை இழந்தவர்',

  communication: 'தகவல் தொடர்பு',
  education: 'கல்வி',
  food: 'உணவு',
  housing: 'வீட்டுவசதி',
  meal: 'வேளை உணவு',
  medical: 'மருத்துவம்',
  transport: 'போக்குவரத்து',
  annual_bonus: 'ஆண்டு போனஸ்',
  attendance_incentive: 'வருகை ஊக்கத்தொகை',
  on_call_allowance: 'அழைப்புப் பணிப்படி',
  relocation: 'இடமாற்றம்',
  sales_incentive: 'விற்பனை ஊக்கத்தொகை',
  shift_allowance: 'பணிமுறைப்படி',

  new: 'புதியது',
  in_review: 'பரிசீலனையில்',
  interview: 'நேர்காணல்',
  assessment: 'மதிப்பீடு',
  offer: 'பணி வாய்ப்பு',
  hired: 'பணியமர்த்தப்பட்டார்',

  monthly: 'மாதந்தோறும்',
  bi_weekly: 'இரு வாரங்களுக்கு ஒருமுறை',

  employment_contract: 'பணி ஒப்பந்தம்',
  certificate: 'சான்றிதழ்',
  other_document: 'வேறு ஆவணம்',
}

export default ta
