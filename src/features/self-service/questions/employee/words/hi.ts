import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  tab: 'एचआर से पूछें',
  title: 'एचआर से पूछें',
  text: 'एचआर आपको यहीं उत्तर देता है। कंपनी में और कोई इसे नहीं पढ़ता।',
  kind: 'विषय',
  kinds: { pay: 'वेतन', leave: 'छुट्टी', time: 'काम का समय', documents: 'दस्तावेज़', other: 'कुछ और' },
  payslip: 'वेतन पर्ची की किसी पंक्ति के बारे में प्रश्न का उत्तर पर्ची पर ही जल्दी मिलता है: वेतन विभाग उसे वहीं पढ़ता है।',
  toPayslips: 'अपनी वेतन पर्चियों पर जाएँ',
  question: 'आपका प्रश्न',
  send: 'प्रश्न भेजें',
  sent: 'आपका प्रश्न एचआर के पास है।',
  required: 'पहले कुछ लिखें',
  none: 'आपने अब तक कुछ नहीं पूछा है।',
  you: 'आप',
  hr: '{{name}}, एचआर',
  states: { open: 'एचआर की प्रतीक्षा में', answered: 'उत्तर मिल गया', closed: 'बंद' },
  written: 'क्या लिखा गया',
  more: 'फिर लिखें',
  sendMore: 'भेजें',
  opensAgain: 'यह प्रश्न बंद है। आप लिखेंगे तो यह फिर खुल जाएगा।',
  close: 'बात हल हो गई',
  closed: 'प्रश्न बंद हो गया।',
}
export default hi
