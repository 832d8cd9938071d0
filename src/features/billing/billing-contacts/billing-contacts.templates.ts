import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { dateIn, defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To somebody outside a company that wants them to get its papers. The link agrees, and leaves later. */
    'billing-contact-invited': { name: string; company: string; days: number; link: string }
    /** Invoice and receipt of what a company paid, attached. `day`: a calendar day. */
    'billing-papers': { name: string; company: string; number: string; amount: string; day: string }
  }
}

type Words = {
  hello: (name: string) => string
  invited: (company: string) => string
  what: string
  agree: (days: number) => string
  keep: string
  papers: (company: string, number: string) => string
  paid: (company: string, amount: string, day: string) => string
  attached: string
  day: (day: string) => string
}

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    invited: (company) => `${company} asks you to be its billing contact`,
    what: 'You would get its invoices, receipts and reminders of payment for Fourshore by e-mail. You need no account.',
    agree: (days) => `Nothing is sent before you agree here, within ${days} days:`,
    keep: 'Keep this letter: by the same link you can leave at any time. If you do not know the company, do nothing.',
    papers: (company, number) => `Invoice ${number} of ${company}`,
    paid: (company, amount, day) => `${company} paid ${amount} for Fourshore on ${day}.`,
    attached: 'The invoice and the receipt are attached. You get this as a billing contact of the company.',
    day: dateIn('en-GB'),
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    invited: (company) => `${company} vous demande d’être son contact de facturation`,
    what: 'Vous recevriez par e-mail ses factures, reçus et rappels de paiement pour Fourshore. Aucun compte n’est nécessaire.',
    agree: (days) => `Rien n’est envoyé avant que vous n’acceptiez ici, sous ${days} jours :`,
    keep: 'Gardez cette lettre : le même lien vous permet d’arrêter à tout moment. Si vous ne connaissez pas l’entreprise, ne faites rien.',
    papers: (company, number) => `Facture ${number} de ${company}`,
    paid: (company, amount, day) => `${company} a payé ${amount} pour Fourshore le ${day}.`,
    attached: 'La facture et le reçu sont joints. Vous recevez ceci comme contact de facturation de l’entreprise.',
    day: dateIn('fr'),
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    invited: (company) => `تطلب منك ${company} أن تكون جهة اتصال الفوترة لديها`,
    what: 'ستصلك بالبريد الإلكتروني فواتيرها وإيصالاتها وتذكيرات الدفع الخاصة بـ Fourshore. لا تحتاج إلى حساب.',
    agree: (days) => `لا يُرسل شيء قبل أن توافق هنا خلال ${days} يومًا:`,
    keep: 'احتفظ بهذه الرسالة: بالرابط نفسه يمكنك التوقف في أي وقت. وإن كنت لا تعرف الشركة فلا تفعل شيئًا.',
    papers: (company, number) => `الفاتورة ${number} لشركة ${company}`,
    paid: (company, amount, day) => `دفعت ${company} ${amount} مقابل Fourshore في ${day}.`,
    attached: 'الفاتورة والإيصال مرفقان. تصلك هذه الرسالة بصفتك جهة اتصال الفوترة للشركة.',
    day: dateIn('ar'),
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    invited: (company) => `${company} चाहती है कि आप उसके बिलिंग संपर्क बनें`,
    what: 'आपको Fourshore के उसके बिल, रसीदें और भुगतान की याद ई-मेल से मिलेंगी। खाते की ज़रूरत नहीं।',
    agree: (days) => `जब तक आप ${days} दिनों में यहाँ सहमति न दें, कुछ नहीं भेजा जाता:`,
    keep: 'यह पत्र रखें: इसी लिंक से आप कभी भी हट सकते हैं। यदि आप कंपनी को नहीं जानते, तो कुछ न करें।',
    papers: (company, number) => `${company} का बिल ${number}`,
    paid: (company, amount, day) => `${company} ने ${day} को Fourshore के लिए ${amount} चुकाए।`,
    attached: 'बिल और रसीद संलग्न हैं। यह आपको कंपनी के बिलिंग संपर्क के रूप में मिला है।',
    day: dateIn('hi'),
  },
  ta: {
    hello: (name) => `வணக்கம் ${name},`,
    invited: (company) => `${company} உங்களைத் தன் கட்டணத் தொடர்பாளராக இருக்கக் கேட்கிறது`,
    what: 'Fourshore க்கான அதன் விலைப்பட்டியல்கள், ரசீதுகள், கட்டண நினைவூட்டல்கள் உங்களுக்கு மின்னஞ்சலில் வரும். கணக்கு தேவையில்லை.',
    agree: (days) => `${days} நாட்களுக்குள் நீங்கள் இங்கே ஒப்புக்கொள்ளும் வரை எதுவும் அனுப்பப்படாது:`,
    keep: 'இந்தக் கடிதத்தை வைத்திருங்கள்: இதே இணைப்பில் எப்போது வேண்டுமானாலும் விலகலாம். நிறுவனத்தை அறியாவிட்டால் எதுவும் செய்ய வேண்டாம்.',
    papers: (company, number) => `${company} விலைப்பட்டியல் ${number}`,
    paid: (company, amount, day) => `${company} ${day} அன்று Fourshore க்காக ${amount} செலுத்தியது.`,
    attached: 'விலைப்பட்டியலும் ரசீதும் இணைக்கப்பட்டுள்ளன. நிறுவனத்தின் கட்டணத் தொடர்பாளராக இதைப் பெறுகிறீர்கள்.',
    day: dateIn('ta'),
  },
  zh: {
    hello: (name) => `${name}，您好：`,
    invited: (company) => `${company}邀请您担任其账单联系人`,
    what: '您将通过电子邮件收到该公司使用 Fourshore 的发票、收据和付款提醒。无需注册账户。',
    agree: (days) => `在您于 ${days} 天内通过以下链接同意之前，不会发送任何内容：`,
    keep: '请保留此邮件：您可随时通过同一链接退出。如果您不认识该公司，无需任何操作。',
    papers: (company, number) => `${company}的发票 ${number}`,
    paid: (company, amount, day) => `${company}于 ${day} 为 Fourshore 支付了 ${amount}。`,
    attached: '发票和收据见附件。您因担任该公司的账单联系人而收到此邮件。',
    day: dateIn('zh'),
  },
}

const textsOf = (words: Words): Pick<Texts, 'billing-contact-invited' | 'billing-papers'> => ({
  'billing-contact-invited': ({ name, company, days, link }) => {
    const subject = words.invited(company)
    return {
      subject,
      text: joinParagraphs(words.hello(name), `${subject}. ${words.what}`, words.agree(days), link, words.keep),
      short: `Fourshore: ${company} ${link}`,
    }
  },
  'billing-papers': ({ name, company, number, amount, day }) => ({
    subject: words.papers(company, number),
    text: joinParagraphs(
      words.hello(name),
      words.paid(company, amount, words.day(day)),
      words.papers(company, number),
      words.attached,
    ),
    short: `Fourshore: ${company} ${number} ${amount}`,
  }),
})

export default defineTemplates({
  names: {
    'billing-contact-invited': { en: 'Invitation of a billing contact', ar: 'دعوة جهة اتصال للفوترة' },
    'billing-papers': { en: 'Invoice and receipt for a billing contact', ar: 'فاتورة وإيصال لجهة اتصال الفوترة' },
  },
  examples: {
    'billing-contact-invited': {
      name: 'Lena Koh',
      company: 'Four Winds',
      days: 14,
      link: 'https://hr.fourshore.test/billing-contact/abc',
    },
    'billing-papers': {
      name: 'Lena Koh',
      company: 'Four Winds',
      number: 'SG-2026-00012',
      amount: 'SGD 19.62',
      day: '2026-11-29',
    },
  },
  texts: {
    en: textsOf(WORDS.en),
    fr: textsOf(WORDS.fr),
    ar: textsOf(WORDS.ar),
    hi: textsOf(WORDS.hi),
    ta: textsOf(WORDS.ta),
    zh: textsOf(WORDS.zh),
  },
})
