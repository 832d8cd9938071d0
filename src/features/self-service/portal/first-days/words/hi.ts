import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  title: '{{company}} में आपके पहले दिन',
  text: 'शुरुआत के लिए चार काम। पूरे हुए: {{of}} में से {{done}}।',
  steps: {
    contact: 'अपना फ़ोन नंबर और पता दें',
    emergency: 'बताएँ कि आपको कुछ हो जाए तो हम किसे फ़ोन करें',
    memos: 'आपकी कंपनी ने जो भेजा है उसे पढ़ें और जवाब दें',
    documents: 'पहला दस्तावेज़ जमा करें',
    notifications: 'चुनें कि आपको ख़बरें कैसे मिलें',
  },
  open: 'अभी करें',
  openOf: 'अभी करें: {{what}}',
  done: 'पूरा हुआ',
  hide: 'ये चरण छिपाएँ',
  failed: 'चरण नहीं छिपे: {{message}}',
}
export default hi
