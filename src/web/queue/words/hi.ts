import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  waiting_one: '{{count}} भेजे जाने की प्रतीक्षा में',
  waiting_other: '{{count}} भेजे जाने की प्रतीक्षा में',
  refused_one: '{{count}} स्वीकार नहीं हुआ',
  refused_other: '{{count}} स्वीकार नहीं हुए',
  title: 'अभी नहीं भेजा गया',
  help: 'आपने जो किया वह इस उपकरण पर रखा है और कनेक्शन मिलते ही भेजा जाएगा।',
  since: '{{when}} को किया गया',
  sendNow: 'अभी भेजें',
  retry: 'फिर कोशिश करें',
  discard: 'छोड़ दें',
  discardThis: 'छोड़ दें: {{label}}',
  retryThis: 'फिर कोशिश करें: {{label}}',
  sure: '“{{label}}” छोड़ दें? सर्वर को इसका पता नहीं चलेगा।',
  close: 'बंद करें',
}
export default hi
