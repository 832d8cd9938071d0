import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'ساعد في التحقق من عدالة التوظيف (اختياري)',
  why: 'إن شئت فقل شيئًا عن نفسك. لا يراه صاحب العمل أبدًا، ولا أي برنامج يقارن الطلبات: إنما يُعدّ فقط، ضمن مجموعات كبيرة بما يكفي، لمعرفة ما إذا كانت الفرص متساوية للجميع. يمكنك تغييره أو سحبه في أي وقت، ولا يؤثر في طلبك.',
  gender: 'الجنس',
  ageBand: 'العمر',
  ethnicity: 'الأصل',
  empty: 'بلا إجابة',
  save: 'حفظ',
  erase: 'محو إجاباتي',
  saved: 'حُفظ.',
  erased: 'مُحي.',
  genders: {
    woman: 'امرأة',
    man: 'رجل',
    other: 'غير ذلك',
    unsaid: 'أفضّل ألا أقول',
  },
  ages: {
    under25: 'دون 25',
    '25to39': '25 إلى 39',
    '40to54': '40 إلى 54',
    '55plus': '55 فأكثر',
    unsaid: 'أفضّل ألا أقول',
  },
  origins: {
    chinese: 'صيني',
    malay: 'ملايوي',
    indian: 'هندي',
    eurasian: 'أوراسي',
    indigenous: 'من الشعوب الأصلية',
    white: 'أبيض',
    black: 'أسود',
    south_asian: 'جنوب آسيوي',
    southeast_asian: 'جنوب شرق آسيوي',
    filipino: 'فلبيني',
    arab: 'عربي',
    latin_american: 'أمريكي لاتيني',
    other: 'غير ذلك',
    unsaid: 'أفضّل ألا أقول',
  },
}
export default ar
