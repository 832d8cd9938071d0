import type { Starter } from '../starters.ts'

const starters: readonly Starter[] = [
  {
    id: 'hotel-receptionist',
    occupation: { id: 1891, title: 'hospitality establishment receptionist' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'entry',
    words: {
      en: {
        title: 'Hotel receptionist',
        description: `You are the first and the last person our guests meet, and the one they ask in between.

What you do
- Check guests in and out and take payments
- Answer questions about the house and the city
- Pass wishes and faults on, and see that they are dealt with
- Keep the register as the authorities ask

How we work
Shifts around the clock, planned two weeks ahead. The employer bears all costs of recruitment, visa and permit.`,
        mustHave: ['Dealing with guests or customers', 'Working with a booking system', 'Work in shifts'],
        niceToHave: ['Experience in a hotel', 'Handling groups'],
      },
      ar: {
        title: 'موظف أو موظفة استقبال في فندق',
        description: `أنت أول من يلقاه ضيوفنا وآخر من يودّعهم، ومن يسألونه فيما بينهما.

ما ستقوم به
- تسجيل وصول الضيوف ومغادرتهم واستلام المدفوعات
- الإجابة عن الأسئلة المتعلقة بالفندق والمدينة
- نقل الطلبات والأعطال ومتابعتها حتى تُحل
- مسك السجل كما تطلبه الجهات المختصة

كيف نعمل
نوبات على مدار الساعة تُعلن قبل أسبوعين. يتحمل صاحب العمل جميع تكاليف الاستقدام والتأشيرة والتصريح.`,
        mustHave: ['التعامل مع الضيوف أو العملاء', 'العمل على نظام حجوزات', 'العمل بنظام النوبات'],
        niceToHave: ['خبرة في فندق', 'استقبال المجموعات'],
      },
    },
  },
  {
    id: 'site-engineer',
    occupation: { id: 461, title: 'civil engineer' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Civil engineer, site',
        description: `You see that what is drawn is what is built, safely and on time.

What you do
- Plan the work of the week with supervisors and subcontractors
- Check setting out, reinforcement and concrete before and after pouring
- Answer questions of the consultant and keep the drawings current
- Stop work that is not safe

How we work
Five and a half days on site; the midday break in summer is kept. The employer bears all costs of recruitment, visa and permit.`,
        mustHave: ['Degree in civil engineering', 'Supervising concrete works on site', 'Reading structural drawings'],
        niceToHave: ['High-rise buildings', 'Planning software'],
      },
      ar: {
        title: 'مهندس مدني أو مهندسة مدنية، موقع',
        description: `أنت من يضمن أن يُبنى ما رُسم، بأمان وفي موعده.

ما ستقوم به
- تخطيط عمل الأسبوع مع المشرفين ومقاولي الباطن
- فحص التوقيع المساحي وحديد التسليح والخرسانة قبل الصب وبعده
- الرد على أسئلة الاستشاري وتحديث المخططات
- إيقاف أي عمل غير آمن

كيف نعمل
خمسة أيام ونصف في الموقع، مع الالتزام براحة الظهيرة صيفًا. يتحمل صاحب العمل جميع تكاليف الاستقدام والتأشيرة والتصريح.`,
        mustHave: ['شهادة في الهندسة المدنية', 'الإشراف على أعمال الخرسانة في الموقع', 'قراءة المخططات الإنشائية'],
        niceToHave: ['الأبنية العالية', 'برامج التخطيط'],
      },
    },
  },
  {
    id: 'shop-supervisor',
    occupation: { id: 2038, title: 'shop supervisor' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Shop supervisor',
        description: `You run a shift in our shop: the people, the till and what stands on the shelves.

What you do
- Plan who works when, and help where it is busy
- Serve customers and settle complaints
- Count the till and the stock, and order what runs low
- Show new colleagues how things are done

How we work
Shifts with one day and a half off a week. The employer bears all costs of recruitment, visa and permit.`,
        mustHave: ['Leading a shift or a small team', 'Selling to customers', 'Handling cash and stock'],
        niceToHave: ['Experience in a mall', 'Arranging displays'],
      },
      ar: {
        title: 'مشرف أو مشرفة متجر',
        description: `أنت من يدير نوبة العمل في متجرنا: الزملاء والصندوق وما على الرفوف.

ما ستقوم به
- توزيع أوقات العمل والمساعدة عند الازدحام
- خدمة العملاء وحل الشكاوى
- جرد الصندوق والمخزون وطلب ما يوشك أن ينفد
- تعليم الزملاء الجدد طريقة العمل

كيف نعمل
نوبات مع يوم ونصف من الراحة أسبوعيًا. يتحمل صاحب العمل جميع تكاليف الاستقدام والتأشيرة والتصريح.`,
        mustHave: ['قيادة نوبة أو فريق صغير', 'البيع للعملاء', 'التعامل مع النقد والمخزون'],
        niceToHave: ['خبرة في مركز تسوق', 'ترتيب المعروضات'],
      },
    },
  },
]

export default starters
