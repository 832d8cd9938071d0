import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  tab: 'सहकर्मी',
  title: 'कौन क्या है',
  search: 'नाम, पद, विभाग या स्थान',
  none: 'कोई नहीं मिला',
  noneText: 'कोई दूसरा शब्द आज़माएँ।',
  more: 'पहले {{count}} दिखाए गए हैं। दूसरों के लिए नाम लिखें।',
  open: '{{name}} दिखाएँ',
  ownLine: 'आपकी रिपोर्टिंग',
  lineOf: '{{name}} की रिपोर्टिंग',
  streetMap: 'सड़कों के नक्शे पर देखें (OpenStreetMap)',
  askAboutShift: 'इस शिफ़्ट के बारे में पूछें:',
  nobodyAbove: 'किसी को रिपोर्ट नहीं करते।',
  beneath_one: '{{count}} व्यक्ति इन्हें रिपोर्ट करता है',
  beneath_other: '{{count}} लोग इन्हें रिपोर्ट करते हैं',
  holidays: 'छुट्टियाँ',
  holidaysOf: '{{place}} की छुट्टियाँ',
  year: 'साल',
  noHolidays: 'इस साल की छुट्टियाँ दर्ज नहीं हैं।',
  half: 'आधा दिन',
  tentative: 'तारीख बदल सकती है',
}
export default hi
