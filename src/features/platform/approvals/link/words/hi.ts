import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  title: 'आपका निर्णय',
  loading: 'एक क्षण',
  hello: 'नमस्ते {{name}}, {{company}} आपका निर्णय चाहता है।',
  askedBy: '{{who}} ने माँगा',
  approve: 'मंज़ूर करें',
  refuse: 'अस्वीकार करें',
  reason: 'कारण, यदि अस्वीकार करें',
  reasonMissing: 'बताएँ कि क्यों अस्वीकार है',
  done: 'धन्यवाद, आपका निर्णय दर्ज हुआ।',
  inbox: 'इनबॉक्स खोलें',
  missing: 'यह लिंक अज्ञात है। इनबॉक्स खोलें।',
  failed: 'यह नहीं हो सका: {{message}}',
  states: {
    used: 'यह लिंक पहले ही उपयोग हो चुका है।',
    ended: 'यह लिंक बहुत पुराना है।',
    changed: 'पत्र के बाद यह बदल गया है: निर्णय से पहले फिर पढ़ें।',
    decided: 'यह अब आपके निर्णय की प्रतीक्षा में नहीं है।',
  },
}
export default hi
