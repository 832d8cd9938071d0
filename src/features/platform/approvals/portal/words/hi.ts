import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  tab: 'मंज़ूरियाँ',
  mine: 'आपकी प्रतीक्षा में',
  asked: 'आपके अनुरोध',
  none: 'आपके लिए कुछ लंबित नहीं',
  noneText: 'आपको रिपोर्ट करने वाले जो माँगते हैं वह यहाँ दिखता है।',
  askedBy: '{{who}} ने माँगा, {{when}}',
  open: 'खोलें',
  approve: 'मंज़ूर करें',
  approveOf: 'मंज़ूर करें: {{title}}',
  refuse: 'अस्वीकार करें',
  refuseOf: 'अस्वीकार करें: {{title}}',
  reason: 'कारण',
  reasonMissing: 'बताएँ कि क्यों अस्वीकार है',
  ask: 'पूछें',
  askOf: 'इसके बारे में पूछें: {{title}}',
  question: 'आपका सवाल',
  send: 'भेजें',
  cancel: 'रद्द करें',
  done: 'आपका जवाब भेज दिया गया।',
  questionFrom: '{{who}} पूछते हैं: {{text}}',
  answered: 'जवाब: {{text}}',
  answer: 'आपका जवाब',
  changed: 'माँगे जाने के बाद यह बदल गया है।',
  waitsFor: '{{names}} की प्रतीक्षा में',
  states: {
    pending: 'लंबित',
    approved: 'मंज़ूर',
    refused: 'अस्वीकृत',
    returned: 'लौटाया गया',
    withdrawn: 'वापस लिया',
    lapsed: 'अब मान्य नहीं',
  },
}
export default hi
