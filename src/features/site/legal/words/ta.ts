import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  contents: 'உள்ளடக்கம்',
  inForce: '{{date}} முதல் நடைமுறையில்',
  version: 'பதிப்பு {{version}}',
  binding: 'ஆங்கில உரையே செல்லுபடியாகும். இம்மொழிபெயர்ப்பு அதைப் புரிந்துகொள்ள உதவுவதற்காக.',
  related: 'தொடர்புடைய பக்கங்கள்',
  sources: 'மூலச் சட்டங்கள்',
  privacy: 'தனியுரிமைக் கொள்கை',
  terms: 'சேவை விதிமுறைகள்',
  cookies: 'குக்கீ கொள்கை',
  refund: 'பணம் திரும்பப்பெறும் கொள்கை',
  ai: 'விண்ணப்பங்கள் எப்படி ஒப்பிடப்படுகின்றன',
  faq: 'அடிக்கடி கேட்கப்படும் கேள்விகள்',
}
export default ta
