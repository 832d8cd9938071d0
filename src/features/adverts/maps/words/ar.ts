import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

export default {
  title: 'أين يقع',
  name: 'خريطة: {{place}}',
  to: {
    n: 'شمال',
    ne: 'شمال شرق',
    e: 'شرق',
    se: 'جنوب شرق',
    s: 'جنوب',
    sw: 'جنوب غرب',
    w: 'غرب',
    nw: 'شمال غرب',
  },
  from: '{{here}}: على بُعد {{km}} كم {{to}} {{place}} بخط مستقيم.',
  near: '{{place}} ({{km}} كم، {{to}})',
  mark: '◆ {{name}}: على بُعد {{km}} كم من {{place}} ({{to}})، في خط مستقيم.',
  markIn: '◆ {{name}}: في {{place}}.',
  around: 'من {{here}} بخط مستقيم: {{places}}.',
  north: 'الشمال في الأعلى. الشواطئ مرسومة على وجه التقريب.',
  km: '{{km}} كم',
  water: 'المياه: © مساهمو OpenStreetMap',
  places: 'الأماكن: GeoNames',
} satisfies Translation<typeof en>
