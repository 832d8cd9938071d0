import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  tab: 'ஒப்புதல்கள்',
  mine: 'உங்களுக்காகக் காத்திருப்பவை',
  asked: 'நீங்கள் கேட்டவை',
  none: 'உங்களுக்காக எதுவும் காத்திருக்கவில்லை',
  noneText: 'உங்களிடம் அறிக்கை செய்பவர்கள் கேட்பவை இங்கே தோன்றும்.',
  askedBy: '{{who}} கேட்டார், {{when}}',
  open: 'திற',
  approve: 'ஒப்புக்கொள்',
  approveOf: 'ஒப்புக்கொள்: {{title}}',
  refuse: 'மறு',
  refuseOf: 'மறு: {{title}}',
  reason: 'காரணம்',
  reasonMissing: 'ஏன் மறுக்கப்படுகிறது எனக் கூறுங்கள்',
  ask: 'கேள்',
  askOf: 'இதைப் பற்றிக் கேள்: {{title}}',
  question: 'உங்கள் கேள்வி',
  send: 'அனுப்பு',
  cancel: 'ரத்து செய்',
  done: 'உங்கள் பதில் அனுப்பப்பட்டது.',
  questionFrom: '{{who}} கேட்கிறார்: {{text}}',
  answered: 'பதில்: {{text}}',
  answer: 'உங்கள் பதில்',
  changed: 'கேட்ட பின் இது மாறியுள்ளது.',
  waitsFor: '{{names}}-க்காகக் காத்திருக்கிறது',
  states: {
    pending: 'காத்திருக்கிறது',
    approved: 'ஒப்புதல் பெற்றது',
    refused: 'மறுக்கப்பட்டது',
    returned: 'திருப்பி அனுப்பப்பட்டது',
    withdrawn: 'திரும்பப் பெறப்பட்டது',
    lapsed: 'இனி செல்லாது',
  },
}
export default ta
