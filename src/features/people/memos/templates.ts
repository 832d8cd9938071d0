import type { Ack, Kind, Texts } from './rules.ts'

export type Template = { name: string; kind: Kind; ack: Ack; gate: boolean; texts: Texts }

/**
 * What one begins with. [Square brackets] are what only the company knows: they are to be filled in before it is sent. In English and Arabic; other
 * languages are written by whoever sends it.
 */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'policy',
    kind: 'policy',
    ack: 'acknowledge',
    gate: false,
    texts: {
      en: {
        title: 'Changed policy: [name of the policy]',
        body: `Dear {{first_name}},

from [date] a changed version of our [name of the policy] applies to everybody at {{company}}.

## What is different
- [First change, in one sentence]
- [Second change]

## What you need to do
Read this memo and acknowledge it by the due date. If something is unclear, ask HR before you acknowledge.`,
      },
      ar: {
        title: 'تعديل سياسة: [اسم السياسة]',
        body: `عزيزنا {{first_name}}،

ابتداءً من [التاريخ] تسري نسخة معدّلة من [اسم السياسة] على جميع العاملين في {{company}}.

## ما الذي تغيّر
- [التغيير الأول في جملة واحدة]
- [التغيير الثاني]

## المطلوب منك
اقرأ هذه المذكرة وأقرّ باطلاعك عليها قبل تاريخ الاستحقاق. إذا كان هناك ما هو غير واضح فاسأل الموارد البشرية قبل الإقرار.`,
      },
    },
  },
  {
    name: 'confidentiality',
    kind: 'policy',
    ack: 'sign',
    gate: true,
    texts: {
      en: {
        title: 'Handling personal and confidential information',
        body: `Dear {{first_name}},

in the {{department}} department you work with information about people and about our business. These rules apply to all of it.

- Open only what your work needs.
- Share it only with those whose work needs it, and only through the systems of {{company}}.
- Keep nothing on private devices or in private accounts.
- Report a loss, a theft or a message sent to the wrong person to HR on the same day.

The rules go on applying after you leave the company.

By signing you confirm that you have read and understood them.`,
      },
      ar: {
        title: 'التعامل مع المعلومات الشخصية والسرية',
        body: `عزيزنا {{first_name}}،

تتعامل في إدارة {{department}} مع معلومات عن أشخاص وعن أعمالنا. وتسري القواعد التالية عليها جميعًا.

- لا تطّلع إلا على ما يحتاج إليه عملك.
- لا تشاركها إلا مع من يحتاج إليها في عمله، وعبر أنظمة {{company}} فقط.
- لا تحتفظ بشيء منها على أجهزة أو حسابات خاصة.
- أبلغ الموارد البشرية في اليوم نفسه عن أي فقدان أو سرقة أو رسالة أُرسلت إلى غير المقصود.

تبقى هذه القواعد سارية بعد مغادرتك الشركة.

بتوقيعك تؤكد أنك قرأتها وفهمتها.`,
      },
    },
  },
  {
    name: 'holiday',
    kind: 'notice',
    ack: 'none',
    gate: false,
    texts: {
      en: {
        title: 'Public holiday: [name of the holiday]',
        body: `Dear {{first_name}},

{{company}} is closed on [date] for [name of the holiday]. Work goes on as usual on [date].

If you are on duty that day, your manager will speak to you by [date] about pay or another day off.

We wish you and your family a good holiday.`,
      },
      ar: {
        title: 'عطلة رسمية: [اسم المناسبة]',
        body: `عزيزنا {{first_name}}،

تُغلق {{company}} يوم [التاريخ] بمناسبة [اسم المناسبة]، ويُستأنف العمل كالمعتاد يوم [التاريخ].

إذا كنت مكلفًا بالعمل في ذلك اليوم فسيتحدث معك مديرك قبل [التاريخ] عن الأجر أو يوم راحة بديل.

نتمنى لك ولأسرتك عطلة سعيدة.`,
      },
    },
  },
  {
    name: 'closure',
    kind: 'alert',
    ack: 'acknowledge',
    gate: true,
    texts: {
      en: {
        title: 'Do not come to [place] today',
        body: `The workplace at [place] is closed from [time] because of [reason].

- Do not travel to work until you hear from us again.
- If you are there now, leave by the nearest safe exit and go to [assembly point].
- Who can work from home does so. Your pay for today does not change.

Acknowledge this message so that we know you have it. If you need help, call [number].`,
      },
      ar: {
        title: 'لا تحضر إلى [المكان] اليوم',
        body: `مقر العمل في [المكان] مغلق ابتداءً من الساعة [الوقت] بسبب [السبب].

- لا تتوجه إلى العمل حتى نكتب إليك من جديد.
- إذا كنت هناك الآن فاخرج من أقرب مخرج آمن وتوجه إلى [نقطة التجمع].
- من يستطيع العمل من المنزل فليعمل منه. لا يتغيّر أجرك عن هذا اليوم.

أقرّ باستلام هذه الرسالة لنعلم أنها وصلتك. إذا احتجت إلى مساعدة فاتصل بالرقم [الرقم].`,
      },
    },
  },
  {
    name: 'warning',
    kind: 'warning',
    ack: 'acknowledge',
    gate: false,
    texts: {
      en: {
        title: 'Written warning',
        body: `Dear {{full_name}},

on [date] we spoke with you about [what happened]. This letter puts it in writing.

## What happened
[Date, place and facts, without judgement.]

## What we expect
[What has to be different, and from when.]

## What follows
If it happens again within [period], further steps up to the end of your employment may follow.

You have the right to reply. Write your view below this letter; it is kept together with it. To acknowledge means that you have received this letter, not that you agree with it.

{{company}}, {{date}}`,
      },
      ar: {
        title: 'إنذار كتابي',
        body: `السيد/السيدة {{full_name}}،

تحدثنا معك بتاريخ [التاريخ] بشأن [ما حدث]. وهذا الخطاب يثبت ذلك كتابة.

## ما حدث
[التاريخ والمكان والوقائع دون حكم عليها.]

## ما نتوقعه
[ما الذي يجب أن يتغيّر ومتى.]

## ما قد يترتب
إذا تكرر ذلك خلال [المدة] فقد تُتخذ خطوات أخرى تصل إلى إنهاء العمل.

من حقك الرد. اكتب وجهة نظرك أسفل هذا الخطاب وستُحفظ معه. الإقرار يعني أنك استلمت الخطاب لا أنك توافق عليه.

{{company}}، {{date}}`,
      },
    },
  },
  {
    name: 'probation',
    kind: 'letter',
    ack: 'sign',
    gate: false,
    texts: {
      en: {
        title: 'Your probation is completed',
        body: `Dear {{full_name}},

we are glad to tell you that you have completed your probation as {{position}}. Your employment with {{company}} is confirmed from [date].

- Notice period: [period]
- Pay: [unchanged, or what changes]
- Benefits from now on: [what is added]

Everything else in your contract stays as it is. Thank you for your work so far.

{{company}}, {{date}}`,
      },
      ar: {
        title: 'اكتمال فترة الاختبار',
        body: `السيد/السيدة {{full_name}}،

يسرّنا إبلاغك بأنك أتممت فترة الاختبار في وظيفة {{position}}. ويُثبَّت عملك لدى {{company}} اعتبارًا من [التاريخ].

- مهلة الإشعار: [المدة]
- الأجر: [دون تغيير، أو ما يتغيّر]
- المزايا من الآن فصاعدًا: [ما يُضاف]

وتبقى سائر أحكام عقدك كما هي. شكرًا لك على ما قدمته حتى الآن.

{{company}}، {{date}}`,
      },
    },
  },
]
