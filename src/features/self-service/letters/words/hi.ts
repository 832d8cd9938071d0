import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  tab: 'पत्र',
  title: 'पत्र बनाएँ',
  text: 'यह रिकॉर्ड से तुरंत लिखा जाता है, इस पर संख्या होती है और यह आपके दस्तावेज़ों में रहता है।',
  kind: 'पत्र',
  kinds: { employment: 'रोज़गार प्रमाणपत्र', salary: 'वेतन प्रमाणपत्र', leave: 'छुट्टी का पत्र' },
  leave: 'कौन-सी छुट्टी',
  language: 'भाषाएँ',
  languageHint: 'पत्र हमेशा अंग्रेज़ी में होता है; दूसरी भाषा उसके नीचे होती है।',
  englishOnly: 'अंग्रेज़ी',
  both: 'अंग्रेज़ी और {{language}}',
  addressedTo: 'किसके नाम',
  addressedHint: 'बैंक, दूतावास, मकान मालिक। खाली छोड़ने पर: जिससे संबंधित हो।',
  make: 'पत्र बनाएँ',
  done: 'पत्र {{number}} बन गया और सहेजा गया।',
  made: 'आपके बनाए पत्र',
  noneMade: 'आपने अभी कोई नहीं बनाया।',
  none: 'अभी कोई पत्र नहीं',
  nobodySigns: 'आपकी कंपनी ने नहीं बताया कि पत्रों पर कौन हस्ताक्षर करता है। एचआर से सेटिंग में भरने को कहें।',
  noLeave: 'आपकी कोई मंज़ूर छुट्टी नहीं है।',
  download: 'डाउनलोड',
  downloadOf: 'पत्र {{number}} डाउनलोड करें',
  failed: 'पत्र नहीं खुल सका: {{message}}',
}
export default hi
