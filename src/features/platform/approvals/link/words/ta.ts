import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  title: 'உங்கள் முடிவு',
  loading: 'ஒரு நொடி',
  hello: 'வணக்கம் {{name}}, {{company}} உங்கள் முடிவைக் கேட்கிறது.',
  askedBy: '{{who}} கேட்டார்',
  approve: 'ஒப்புக்கொள்',
  refuse: 'மறு',
  reason: 'மறுத்தால் காரணம்',
  reasonMissing: 'ஏன் மறுக்கப்படுகிறது எனக் கூறுங்கள்',
  done: 'நன்றி, உங்கள் முடிவு பதிவானது.',
  inbox: 'இன்பாக்ஸைத் திற',
  missing: 'இந்த இணைப்பு அறியப்படவில்லை. இன்பாக்ஸைத் திறக்கவும்.',
  failed: 'அது இயலவில்லை: {{message}}',
  states: {
    used: 'இந்த இணைப்பு ஏற்கனவே பயன்படுத்தப்பட்டது.',
    ended: 'இந்த இணைப்பு மிகப் பழையது.',
    changed: 'கடிதத்திற்குப் பின் இது மாறியுள்ளது: முடிவெடுக்கும் முன் மீண்டும் படிக்கவும்.',
    decided: 'இது இனி உங்கள் முடிவுக்காகக் காத்திருக்கவில்லை.',
  },
}
export default ta
