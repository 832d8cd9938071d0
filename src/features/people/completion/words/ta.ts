import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  title: 'என் விவரங்கள்',
  text: 'உங்கள் விவரங்களை நிறைவு செய்யுமாறு உங்கள் முதலாளி கேட்கிறார்.',
  textBy: '{{day}} தேதிக்குள் உங்கள் விவரங்களை நிறைவு செய்யுமாறு உங்கள் முதலாளி கேட்கிறார்.',
  missing: 'இன்னும் தேவை: {{missing}}',
  needed: 'தேசியம் தேவை',
  saved: 'சேமிக்கப்பட்டது. இன்னும் தேவை: {{missing}}',
  done: 'உங்கள் விவரங்கள் நிறைவடைந்தன.',
  save: 'என் விவரங்களைச் சேமி',
  nationality: 'தேசியம்',
  employmentStatus: 'வேலைவாய்ப்பு நிலை',
  phone: 'தொலைபேசி எண்',
  birthDate: 'பிறந்த தேதி',
  gender: 'பாலினம்',
  maritalStatus: 'திருமண நிலை',
  address: 'முகவரி',
  addressLine2: 'முகவரி வரி 2',
  postalCode: 'அஞ்சல் குறியீடு',
  emergencyContactName: 'அவசரத் தொடர்பாளர் பெயர்',
  emergencyContactPhone: 'அவசரத் தொடர்பாளர் தொலைபேசி',
}
export default ta
