import type { Translation } from '../../../i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  show: '{{title}}: चार्ट या तालिका',
  chart: 'चार्ट',
  table: 'तालिका',
  keys: '{{title}}, चार्ट। तीर कुंजियाँ एक मान से दूसरे पर ले जाती हैं; नीचे की तालिका में वही संख्याएँ हैं।',
  numbers: '{{title}} की संख्याएँ',
  copy: 'संख्याएँ कॉपी करें',
  copied: 'संख्याएँ कॉपी हो गईं',
  notCopied: 'संख्याएँ कॉपी नहीं हो सकीं। उन्हें डाउनलोड करें।',
  csv: 'CSV डाउनलोड करें',
  value: '{{point}}: {{series}}, {{value}} ({{of}} में से {{at}})',
  share: 'पहले का {{share}}',
  unknown: 'ज्ञात नहीं',
  drawn: '{{all}} में से {{drawn}} दिखाए गए हैं। तालिका में सभी हैं।',
  series: 'क्या दिखाया गया है',
}

export default hi
