import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  title: 'मेरी टीम',
  subtitle: 'चुने हुए दिन आपको सीधे या दूसरों के ज़रिए रिपोर्ट करने वाले लोग।',
  day: 'दिनांक',
  none: 'इस दिन आपको कोई रिपोर्ट नहीं करता',
  noneText: 'कौन किसे रिपोर्ट करता है, यह एचआर हर कर्मचारी के रिकॉर्ड में दर्ज करता है।',
  noRecord: 'आपकी कंपनी के किसी कर्मचारी रिकॉर्ड में आपका ई-मेल पता नहीं है, इसलिए यहाँ कोई आपको रिपोर्ट नहीं कर सकता।',
  noPosition: 'पद दर्ज नहीं है',
  people_one: '{{count}} व्यक्ति आपको रिपोर्ट करता है।',
  people_other: '{{count}} लोग आपको रिपोर्ट करते हैं।',
  through_one: 'उनके ज़रिए {{count}} और।',
  through_other: 'उनके ज़रिए {{count}} और।',
}
export default hi
