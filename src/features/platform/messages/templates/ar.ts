import { digests } from './digest.ts'
import { endings } from './leaving.ts'
import { ofOwn } from './own.ts'
import {
  dateIn,
  type Expiring,
  formatDocumentList,
  joinParagraphs,
  type OwnTexts,
  type SecurityChange,
} from './template.ts'

const date = dateIn('ar')

/** A name or an address reads in its own direction and leaves the sentence around it alone. */
const own = (text: string): string => `\u2068${text}\u2069`

const state = (d: number): string => {
  if (d < 0) return 'منتهٍ'
  if (d === 0) return 'ينتهي اليوم'
  return `الأيام المتبقية: ${own(String(d))}`
}
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${own(person)}: ` : ''}${own(document)}، ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `ومستندات أخرى عددها ${n}`

const changes: Record<SecurityChange, string> = {
  'authenticator-on': 'تم إعداد تطبيق مصادقة',
  'authenticator-off': 'تم إيقاف تطبيق المصادقة',
  'passkey-added': 'تمت إضافة مفتاح مرور',
  'passkey-removed': 'تمت إزالة مفتاح مرور',
  'recovery-used': 'سجّل أحدهم الدخول برمز استرداد',
  'recovery-new': 'تم إنشاء رموز استرداد جديدة',
  'reset-by-company': 'أزال أحد مسؤولي شركتك عامل التحقق الثاني الخاص بك',
}

export const ar: OwnTexts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `مرحبًا بك في ${company}`,
    text: joinParagraphs(
      `مرحبًا ${own(name)}،`,
      `أهلًا بك في ${own(company)}. اختر كلمة مرور لفتح بوابة الموظفين الخاصة بك؛ يعمل هذا الرابط مرة واحدة خلال ${hours} ساعة:`,
      link,
    ),
    short: `مرحبًا بك في ${company}. اختر كلمة المرور: ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `بوابة الموظفين الخاصة بك في ${company}`,
    text: joinParagraphs(
      `مرحبًا ${own(name)}،`,
      `فتحت لك ${own(company)} بوابة الموظفين. سيعطيك المسؤول كلمة مرور مؤقتة تعمل مرة واحدة خلال ${hours} ساعة، وستختار كلمة مرورك عند أول تسجيل دخول.`,
      `سجّل الدخول باسم ${own(email)} على العنوان:`,
      portal,
    ),
    short: `${company}: فُتحت بوابتك. كلمة المرور من المسؤول. ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'اختر كلمة مرور جديدة لحسابك في Fourshore',
    text: joinParagraphs(
      `مرحبًا ${own(name)}،`,
      `طلب شخص ما، ونأمل أن يكون أنت، اختيار كلمة مرور جديدة لحسابك في ${own('Fourshore')}${company ? ` لدى ${own(company)}` : ''}. يعمل هذا الرابط مرة واحدة خلال ${minutes} دقيقة:`,
      link,
      'إذا لم تكن أنت من طلب ذلك، فلم يتغير شيء ولا يلزمك فعل أي شيء.',
    ),
    short: `Fourshore: كلمة مرور جديدة (${minutes} دقيقة): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `اختر كلمة مرور جديدة لحسابك في ${company}`,
    text: joinParagraphs(
      `مرحبًا ${own(name)}،`,
      `طلبت منا ${own(company)} أن نرسل إليك رابطًا لاختيار كلمة مرور جديدة. يعمل مرة واحدة خلال ${minutes} دقيقة:`,
      link,
    ),
    short: `${company}: كلمة مرور جديدة (${minutes} دقيقة): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'تم تغيير كلمة مرورك في Fourshore',
    text: joinParagraphs(
      `مرحبًا ${own(name)}،`,
      `تم للتو تغيير كلمة مرور حسابك في ${own('Fourshore')}، وأُنهيت جميع الجلسات الأخرى.`,
      'إذا لم تكن أنت من فعل ذلك، فأبلغ المسؤول لديك واختر كلمة مرور جديدة على العنوان:',
      link,
    ),
    short: `تم تغيير كلمة مرورك في Fourshore. لست أنت؟ ${link}`,
  }),
  'security-changed': ({ name, change, link }) => ({
    subject: 'تغيّرت إعدادات أمان حسابك في Fourshore',
    text: joinParagraphs(
      `مرحبًا ${own(name)}،`,
      `في حسابك على ${own('Fourshore')}: ${changes[change]}.`,
      'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك وراجع جلساتك على العنوان:',
      link,
    ),
    short: `تغيّر أمان حسابك في Fourshore. لست أنت؟ ${link}`,
  }),
  'administrator-invited': ({ name, company, link, hours }) => ({
    subject: `دعوة إلى إدارة ${own(company)} على Fourshore`,
    text: joinParagraphs(
      'مرحبًا،',
      `دعاك ${own(name)} إلى المساعدة في إدارة ${own(company)}. اكتب اسمك واختر كلمة مرور؛ يعمل هذا الرابط مرة واحدة خلال ${hours} ساعة:`,
      link,
      'إذا كنت لا تعرف سبب هذه الرسالة، فلا يلزمك فعل شيء.',
    ),
    short: `دعوة إلى إدارة ${own(company)} (${hours} ساعة): ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'تم تغيير عنوان بريدك الإلكتروني في العمل',
    text: `غيّر صاحب العمل عنوان البريد الإلكتروني في سجلك الوظيفي من ${own(old)} إلى ${own(fresh)}. إذا كان ذلك خطأ، فأبلغ قسم الموارد البشرية.`,
    short: 'تم تغيير بريدك الإلكتروني في العمل. خطأ؟ أبلغ الموارد البشرية.',
  }),
  'newsletter-confirm': ({ link, hours }) => ({
    subject: 'أكّد اشتراكك في نشرة Fourshore',
    text: joinParagraphs(
      'مرحبًا،',
      `طلب شخص ما، ونأمل أن يكون أنت، الاشتراك في نشرة ${own('Fourshore')} بهذا العنوان. أكّد الاشتراك هنا خلال ${hours} ساعة:`,
      link,
      'إذا لم تكن أنت من طلب ذلك فلا تفعل شيئًا: لن تصلك أي نشرة من دون تأكيد.',
    ),
    short: `أكّد نشرة Fourshore (${hours} ساعة): ${link}`,
  }),
  'newsletter-welcome': ({ link }) => ({
    subject: 'ستصلك نشرة Fourshore',
    text: joinParagraphs(
      'مرحبًا،',
      `شكرًا لك، تم تأكيد عنوانك. تخبرك النشرة بما يتغير في قواعد التوظيف والعمل في دولنا الأربع، وبالجديد في ${own('Fourshore')}.`,
      'يمكنك إلغاء الاشتراك في أي وقت بنقرة واحدة:',
      link,
    ),
    short: `ستصلك نشرة Fourshore. إلغاء: ${link}`,
  }),
  'contact-received': ({ reference }) => ({
    subject: `وصلتنا رسالتك (${reference})`,
    text: joinParagraphs(
      'مرحبًا،',
      `شكرًا لمراسلتك ${own('Fourshore')}. وصلت رسالتك وسيقرؤها أحد أفراد الفريق ويرد عليك بالبريد الإلكتروني. رقمها المرجعي ${own(reference)}.`,
      'إذا لم تكن أنت من راسلنا، فقد أُدخل عنوانك خطأ ولا يلزمك فعل أي شيء.',
    ),
    short: `وصلت رسالتك إلى Fourshore (${reference}).`,
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `بطاقة عمل ${name}`,
    text: joinParagraphs(
      `مرفق بطاقة العمل الرقمية: ${own(name)}، ${own(position)}، ${own(company)}.`,
      'افتح المرفق لإضافتها إلى جهات الاتصال لديك.',
    ),
    short: `بطاقة عمل ${name}، ${company}.`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}: مستندات تنتهي صلاحيتها قريبًا (${documents.length + more})`,
    text: joinParagraphs(
      'تنتهي صلاحية هذه المستندات قريبًا أو انتهت بالفعل:',
      formatDocumentList(documents, more, line, others),
      'جدّدها هنا:',
      link,
    ),
    short: `${company}: مستندات تنتهي قريبًا (${documents.length + more}). ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `مستنداتك التي تنتهي صلاحيتها قريبًا (${count})`,
      text: joinParagraphs(
        `مرحبًا ${own(name)}،`,
        `تحتفظ ${own(company)} بهذه المستندات الخاصة بك، وهي تنتهي قريبًا أو انتهت:`,
        formatDocumentList(documents, more, line, others),
        'إن كان لديك مستند جديد فسلّمه إلى قسم الموارد البشرية.',
      ),
      short: `${company}: مستنداتك تنتهي قريبًا (${count}).`,
    }
  },
  'application-received': ({ name, job, company, link, days }) => ({
    subject: `طلبك لدى ${company}: ${job}`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `شكرًا لك. وصل طلبك لوظيفة ${job} إلى ${company}.`,
      days === null ? null : `ينظر فيه شخص ويجيبك خلال ${days} يومًا.`,
      'هنا ترى أين وصل طلبك، أو تكتب إلى صاحب العمل، أو تسحبه:',
      link,
    ),
    short: `وصل طلبك إلى ${company} (${job}). ${link}`,
  }),
  'application-again': ({ name, job, company, link }) => ({
    subject: `سبق أن تقدمت: ${job}`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `أُرسل طلب لوظيفة ${job} لدى ${company} بهذا العنوان مرة ثانية. يبقى الطلب الأول كما هو، وهذا رابطه:`,
      link,
      'إن لم تكن أنت من أرسله فلا يلزمك شيء.',
    ),
    short: `سبق أن تقدمت لوظيفة ${job}. ${link}`,
  }),
  'application-closed': ({ name, job, company, words }) => ({
    subject: `${job}: أُغلقت الوظيفة`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `أغلقت ${company} وظيفة ${job}، وينتهي طلبك معها. إذا فُتحت الوظيفة من جديد عاد طلبك إلى حيث كان وأبلغناك.`,
      words || null,
      'شكرًا على وقتك واهتمامك.',
    ),
    short: `أغلقت ${company} وظيفة ${job}.`,
  }),
  'application-news': ({ what, job, count, link }) => {
    const subject = {
      arrived: count === 1 ? `${job}: طلب جديد` : `${job}: عدد الطلبات الجديدة ${count}`,
      wrote: `${job}: كتب إليك متقدم`,
      asked: `${job}: متقدم يسأل عن حال طلبه`,
      withdrew: `${job}: سُحب طلب`,
      mentioned: `${job}: ذُكرت في ملاحظة`,
      feedback: `${job}: زميل ينتظر بطاقة تقييمك`,
    }[what]
    return { subject, text: joinParagraphs(subject, 'افتحه هنا:', link), short: `${subject} ${link}` }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}: نسخة بياناتكم جاهزة`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `أصبحت نسخة كل ما تحتفظ به ${company} في Fourshore جاهزة. نزّلوها خلال ${days} أيام من هنا:`,
      link,
      'بعد ذلك ستُحذف. وإن لم تطلبوها فأخبروا المسؤول لديكم.',
    ),
    short: `${company}: نسخة البيانات جاهزة (${days} أيام): ${link}`,
  }),
  'interview-proposed': ({ name, company, job, count, link }) => ({
    subject: `${company}: اختر موعد مقابلتك`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `تودّ ${company} لقاءك بشأن وظيفة ${job}. اختر الموعد المناسب لك من بين المواعيد المتاحة (${count})، وإن لم يناسبك أي منها فاكتب ذلك في الصفحة نفسها:`,
      link,
    ),
    short: `${company}: اختر موعد مقابلتك: ${link}`,
  }),
  'interview-arranged': ({ name, company, job, with: people, when, place, minutes, link, moved }) => ({
    subject: moved ? `موعد جديد: مقابلة وظيفة ${job}` : `مقابلة وظيفة ${job}`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      moved ? `نُقلت مقابلة وظيفة ${job} لدى ${company} إلى:` : `حُدّد موعد مقابلة وظيفة ${job} لدى ${company}:`,
      `${when} (${minutes} دقيقة)`,
      place ? `المكان: ${place}` : null,
      `مع: ${people}`,
      'تجد موعد التقويم مرفقًا، وكل التفاصيل هنا:',
      link,
    ),
    short: `${company}: مقابلة ${when} ${link}`,
  }),
  'interview-cancelled': ({ name, company, job, with: people, when, reason }) => ({
    subject: `أُلغيت: مقابلة وظيفة ${job}`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `لن تُعقد مقابلة وظيفة ${job} لدى ${company} مع ${people} في ${when}.`,
      reason || null,
    ),
    short: `${company}: أُلغيت المقابلة`,
  }),
  'interview-answered': ({ name, job, person, words, link }) => ({
    subject: `${person}: لا يناسبه أي موعد`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `لا يناسب ${person} أي من مواعيد مقابلة وظيفة ${job}، وهذا ما كتبه:`,
      words,
      link,
    ),
    short: `${person}: لا يناسبه أي موعد ${link}`,
  }),
  'offer-made': ({ name, company, job, until, link }) => ({
    subject: `عرض عمل من ${company}`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `تودّ ${company} انضمامك إليها في وظيفة ${job}. اقرأ الخطاب وأجب في موعد أقصاه ${until}:`,
      link,
    ),
    short: `عرض عمل من ${company}: ${link}`,
  }),
  'offer-answered': ({ name, job, person, accepted, words, link }) => ({
    subject: accepted ? `قَبِل ${person} عرضكم` : `رفض ${person} عرضكم`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      accepted ? `قَبِل ${person} عرض وظيفة ${job}.` : `رفض ${person} عرض وظيفة ${job}.`,
      words || null,
      link,
    ),
    short: accepted ? `قَبِل ${person} عرضكم ${link}` : `رفض ${person} عرضكم ${link}`,
  }),
  'offer-approval': ({ name, job, person, link }) => ({
    subject: `عرض ${person} بانتظار موافقتكم`,
    text: joinParagraphs(`مرحبًا ${name}،`, `عرض ${person} لوظيفة ${job} بانتظار موافقتكم:`, link),
    short: `عرض بانتظار موافقتكم: ${link}`,
  }),
  ...endings.ar,
  ...ofOwn.ar,
  ...digests.ar,
  'job-alert': ({ name, search, count, jobs, link }) => ({
    subject: `وظائف جديدة: ${search} (${count})`,
    text: joinParagraphs(
      `مرحبًا ${name}،`,
      `وظائف جديدة في بحثك «${search}»: ${count}`,
      jobs.map((j) => `${j.title} · ${j.company} · ${j.place}`).join('\n'),
      'كل الوظائف، وعدد مرات المراسلة:',
      link,
    ),
    short: `وظائف جديدة (${count}): ${link}`,
  }),
}
