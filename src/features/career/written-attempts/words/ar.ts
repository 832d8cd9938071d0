import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  by: 'اختبار كتبته {{company}}. لم تراجعه Fourshore ولا شارة له.',
  lang: 'الأسئلة مكتوبة بهذه اللغة: {{language}}.',
  one: 'اختر الإجابة',
  many: 'اختر كل الإجابات الصحيحة',
  number: 'إجابتك',
  numberHint: 'عدد مثل 12.5 أو 1/3',
  wrong: 'أدخل عددًا مثل 12.5 أو 1/3',
  whole: 'يُحسب السؤال محلولًا إذا اختير كل ما هو صحيح ولا شيء غيره.',
  secondsEach: 'الثواني لكل سؤال: {{seconds}}. ومع الوقت الإضافي تطول بقدره.',
  oneWay: 'تأتي الأسئلة واحدًا بعد الآخر، ولا يمكن الرجوع.',
  wait: 'عدد الأيام قبل إعادة الاختبار: {{days}}.',
  questionLeft: '{{time}} لهذا السؤال',
  questionOver: 'انتهى وقت هذا السؤال.',
  score: 'الصحيح {{right}} من {{asked}} ({{percent}}%)',
  means: 'اختبار من {{asked}} من الأسئلة ليس دقيقًا: في 19 مرة من 20 تقع النسبة الحقيقية بين {{least}}% و{{most}}%.',
  hidden: 'لا تظهر الإجابات الصحيحة لأن آخرين يُسألون الأسئلة نفسها.',
  solved: 'محلول',
  unsolved: 'غير محلول',
  answers: 'إجاباتك',
  given: 'أجبت: {{answer}}',
  nothing: 'لا شيء',
  away: 'عدد مرات مغادرتك الصفحة: {{count}}. لا يظهر هذا إلا لك.',
  share: 'يرى صاحب العمل النتيجة حين تشاركها مع طلبك.',
}

export default ar
