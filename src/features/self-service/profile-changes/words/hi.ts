import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  tab: 'बैंक खाता',
  title: 'आपका वेतन कहाँ जाता है',
  now: 'वेतन {{bank}}, {{account}} में जाता है',
  none: 'अभी कोई खाता दर्ज नहीं है।',
  text: 'HR की सहमति के {{days}} दिन बाद नया खाता उपयोग होता है। हर चरण पर आपको पत्र मिलता है।',
  change: 'खाता बदलें',
  bankName: 'बैंक',
  accountNumber: 'खाता संख्या',
  ask: 'बदलाव माँगें',
  asked: 'माँगा गया। HR के निर्णय पर आपको पत्र मिलेगा।',
  proof: 'यह आपके वेतन का मामला है, इसलिए हम पासवर्ड फिर पूछते हैं।',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  withdraw: 'वापस लें',
  withdrawn: 'वापस लिया। वेतन पुराने खाते में ही जाएगा।',
  usableFrom: '{{when}} से उपयोग में',
  failed: 'यह नहीं हो सका: {{message}}',
  past: 'बदलाव',
  states: {
    asked: 'HR की प्रतीक्षा में',
    approved: 'स्वीकृत',
    refused: 'अस्वीकृत',
    withdrawn: 'वापस लिया',
    used: 'उपयोग में',
  },
}
export default hi
