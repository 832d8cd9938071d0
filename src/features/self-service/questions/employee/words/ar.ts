import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  tab: 'اسأل الموارد البشرية',
  title: 'اسأل الموارد البشرية',
  text: 'تجيبك الموارد البشرية هنا، ولا يقرؤه أحد سواها في الشركة.',
  kind: 'الموضوع',
  kinds: { pay: 'الراتب', leave: 'الإجازات', time: 'وقت العمل', documents: 'المستندات', other: 'شيء آخر' },
  payslip: 'السؤال عن بند في قسيمة الراتب يُجاب عنه أسرع في القسيمة نفسها، حيث يقرؤه قسم الرواتب.',
  toPayslips: 'إلى قسائم راتبك',
  question: 'سؤالك',
  send: 'إرسال السؤال',
  sent: 'وصل سؤالك إلى الموارد البشرية.',
  required: 'اكتب شيئًا أولًا',
  none: 'لم تسأل شيئًا بعد.',
  you: 'أنت',
  hr: '{{name}}، الموارد البشرية',
  states: { open: 'بانتظار الموارد البشرية', answered: 'أُجيب عنه', closed: 'مغلق' },
  written: 'ما كُتب',
  more: 'الكتابة مجددًا',
  sendMore: 'إرسال',
  opensAgain: 'هذا السؤال مغلق. إذا كتبت فسيُفتح من جديد.',
  close: 'حُلّ الأمر',
  closed: 'أُغلق السؤال.',
}
export default ar
