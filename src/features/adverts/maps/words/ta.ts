import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

export default {
  title: 'இது எங்கே உள்ளது',
  name: 'வரைபடம்: {{place}}',
  to: {
    n: 'வடக்கே',
    ne: 'வடகிழக்கே',
    e: 'கிழக்கே',
    se: 'தென்கிழக்கே',
    s: 'தெற்கே',
    sw: 'தென்மேற்கே',
    w: 'மேற்கே',
    nw: 'வடமேற்கே',
  },
  from: '{{here}}: {{place}} என்ற இடத்திலிருந்து நேர்கோட்டில் {{km}} கி.மீ. {{to}}.',
  near: '{{place}} ({{km}} கி.மீ. {{to}})',
  mark: '◆ {{name}}: {{place}} இலிருந்து நேர்கோட்டில் {{km}} கி.மீ ({{to}}).',
  markIn: '◆ {{name}}: {{place}} இல்.',
  around: '{{here}} என்ற இடத்திலிருந்து நேர்கோட்டில்: {{places}}.',
  north: 'வடக்கு மேலே உள்ளது. கரைகள் தோராயமாக வரையப்பட்டுள்ளன.',
  km: '{{km}} கி.மீ.',
  water: 'நீர்: © OpenStreetMap பங்களிப்பாளர்கள்',
  places: 'இடங்கள்: GeoNames',
} satisfies Translation<typeof en>
