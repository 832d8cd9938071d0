import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  contents: 'विषय-सूची',
  inForce: '{{date}} से लागू',
  version: 'संस्करण {{version}}',
  binding: 'अंग्रेज़ी पाठ मान्य है। यह अनुवाद उसे समझने में आपकी सहायता के लिए है।',
  related: 'संबंधित पृष्ठ',
  sources: 'मूल कानून',
  privacy: 'गोपनीयता नीति',
  terms: 'सेवा की शर्तें',
  cookies: 'कुकी नीति',
  refund: 'धनवापसी नीति',
  ai: 'आवेदनों की तुलना कैसे होती है',
  faq: 'अक्सर पूछे जाने वाले प्रश्न',
}
export default hi
