import { dateIn, paragraphs, type Texts } from './template.ts'

const date = dateIn('ar')

/** A name or an address reads in its own direction and leaves the sentence around it alone. */
const own = (text: string): string => `\u2068${text}\u2069`

export const ar: Texts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `مرحبًا بك في ${company}`,
    text: paragraphs(
      `مرحبًا ${own(name)}،`,
      `أهلًا بك في ${own(company)}. اختر كلمة مرور لفتح بوابة الموظفين الخاصة بك؛ يعمل هذا الرابط مرة واحدة خلال ${hours} ساعة:`,
      link,
    ),
    short: `مرحبًا بك في ${company}. اختر كلمة المرور: ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `بوابة الموظفين الخاصة بك في ${company}`,
    text: paragraphs(
      `مرحبًا ${own(name)}،`,
      `فتحت لك ${own(company)} بوابة الموظفين. سيعطيك المسؤول كلمة مرور مؤقتة تعمل مرة واحدة خلال ${hours} ساعة، وستختار كلمة مرورك عند أول تسجيل دخول.`,
      `سجّل الدخول باسم ${own(email)} على العنوان:`,
      portal,
    ),
    short: `${company}: فُتحت بوابتك. كلمة المرور من المسؤول. ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'اختر كلمة مرور جديدة لحسابك في Fourshore',
    text: paragraphs(
      `مرحبًا ${own(name)}،`,
      `طلب شخص ما، ونأمل أن يكون أنت، اختيار كلمة مرور جديدة لحسابك في ${own('Fourshore')}${company ? ` لدى ${own(company)}` : ''}. يعمل هذا الرابط مرة واحدة خلال ${minutes} دقيقة:`,
      link,
      'إذا لم تكن أنت من طلب ذلك، فلم يتغير شيء ولا يلزمك فعل أي شيء.',
    ),
    short: `Fourshore: كلمة مرور جديدة (${minutes} دقيقة): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `اختر كلمة مرور جديدة لحسابك في ${company}`,
    text: paragraphs(
      `مرحبًا ${own(name)}،`,
      `طلبت منا ${own(company)} أن نرسل إليك رابطًا لاختيار كلمة مرور جديدة. يعمل مرة واحدة خلال ${minutes} دقيقة:`,
      link,
    ),
    short: `${company}: كلمة مرور جديدة (${minutes} دقيقة): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'تم تغيير كلمة مرورك في Fourshore',
    text: paragraphs(
      `مرحبًا ${own(name)}،`,
      `تم للتو تغيير كلمة مرور حسابك في ${own('Fourshore')}، وأُنهيت جميع الجلسات الأخرى.`,
      'إذا لم تكن أنت من فعل ذلك، فأبلغ المسؤول لديك واختر كلمة مرور جديدة على العنوان:',
      link,
    ),
    short: `تم تغيير كلمة مرورك في Fourshore. لست أنت؟ ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'تم تغيير عنوان بريدك الإلكتروني في العمل',
    text: `غيّر صاحب العمل عنوان البريد الإلكتروني في سجلك الوظيفي من ${own(old)} إلى ${own(fresh)}. إذا كان ذلك خطأ، فأبلغ قسم الموارد البشرية.`,
    short: 'تم تغيير بريدك الإلكتروني في العمل. خطأ؟ أبلغ الموارد البشرية.',
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `بطاقة عمل ${name}`,
    text: paragraphs(
      `مرفق بطاقة العمل الرقمية: ${own(name)}، ${own(position)}، ${own(company)}.`,
      'افتح المرفق لإضافتها إلى جهات الاتصال لديك.',
    ),
    short: `بطاقة عمل ${name}، ${company}.`,
  }),
  'expiry-digest': ({ company, link, documents }) => ({
    subject: `${company}: مستندات تنتهي صلاحيتها قريبًا (${documents.length})`,
    text: paragraphs(
      'تنتهي صلاحية هذه المستندات قريبًا أو انتهت بالفعل:',
      documents
        .map(
          ({ person, document, day, daysLeft }) =>
            `${own(person)}: ${own(document)}، ${date(day)} (الأيام المتبقية: ${own(String(daysLeft))})`,
        )
        .join('\n'),
      'جدّدها هنا:',
      link,
    ),
    short: `${company}: مستندات تنتهي قريبًا (${documents.length}). ${link}`,
  }),
}
