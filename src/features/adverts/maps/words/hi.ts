import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

export default {
  title: 'यह कहाँ है',
  name: 'नक्शा: {{place}}',
  to: {
    n: 'उत्तर',
    ne: 'उत्तर-पूर्व',
    e: 'पूर्व',
    se: 'दक्षिण-पूर्व',
    s: 'दक्षिण',
    sw: 'दक्षिण-पश्चिम',
    w: 'पश्चिम',
    nw: 'उत्तर-पश्चिम',
  },
  from: '{{here}}: {{place}} से सीधी रेखा में {{km}} किमी {{to}}।',
  near: '{{place}} ({{km}} किमी {{to}})',
  mark: '◆ {{name}}: {{place}} से सीधी रेखा में {{km}} किमी ({{to}})।',
  markIn: '◆ {{name}}: {{place}} में।',
  around: '{{here}} से सीधी रेखा में: {{places}}।',
  north: 'उत्तर ऊपर की ओर है। तट मोटे तौर पर बनाए गए हैं।',
  km: '{{km}} किमी',
  water: 'जल: © OpenStreetMap के योगदानकर्ता',
  places: 'स्थान: GeoNames',
} satisfies Translation<typeof en>
