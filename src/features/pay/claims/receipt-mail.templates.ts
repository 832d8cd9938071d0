import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'
import type { MailRefusal } from './mailed.rules.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To an employee: so many receipts came by mail and wait. `left`: attachments that could not be taken in as receipts. */
    'receipt-mailed': { name: string; count: number; left: number; link: string }
    /** To an employee, at the address they wrote from: why nothing of their mail was taken in, and what to do. */
    'receipt-mail-refused': { name: string; what: MailRefusal; link: string }
  }
}

type Own = Pick<Texts, 'receipt-mailed' | 'receipt-mail-refused'>

/** What each language says: one and several receipts, what was left out, why nothing was taken in, and the words around it. */
type Said = {
  hello: (name: string) => string
  one: string
  many: (count: number) => string
  /** What ends a sentence. */
  end: string
  next: string
  left: (count: number) => string
  refused: string
  why: Readonly<Record<MailRefusal, string>>
  upload: string
}

const ownTexts = ({ hello, one, many, end, next, left, refused, why, upload }: Said): Own => ({
  'receipt-mailed': ({ name, count, left: others, link }) => {
    const subject = count === 1 ? one : many(count)
    const more = others > 0 ? [left(others)] : []
    return {
      subject,
      text: joinParagraphs(hello(name), `${subject}${end}`, ...more, next, link),
      short: `${subject}. ${link}`,
    }
  },
  'receipt-mail-refused': ({ name, what, link }) => ({
    subject: refused,
    text: joinParagraphs(hello(name), why[what], ...(what === 'left' ? [] : [upload, link])),
    short: `${refused}. ${link}`,
  }),
})

const said: Record<LetterLanguage, Said> = {
  en: {
    hello: (name) => `Hello ${name},`,
    one: 'A receipt came by mail',
    many: (count) => `${count} receipts came by mail`,
    end: '.',
    next: 'What you forwarded waits in your expenses. Nothing is handed in until you put it on a claim:',
    left: (count) => `Attachments that could not be taken in as receipts: ${count}.`,
    refused: 'Your receipt was not taken in',
    why: {
      left: 'Receipts are no longer taken in at this address, since you no longer work for the company. Ask your former employer about expenses that are still open.',
      off: 'Your company does not take expenses in through the portal. Ask HR where they go.',
      replaced: 'The address you forwarded a receipt to has been replaced. Your expenses show the new one.',
      many: 'More mails came from you today than are taken in within 24 hours. Forward the rest tomorrow, or several receipts in one mail.',
      large:
        'The mail you forwarded is too large: a receipt may have 10 MB, and a mail 20 attachments. Forward fewer or smaller files.',
      unsafe:
        'Something was attached to the mail you forwarded that may do harm, so nothing of it was kept. Forward the receipt alone.',
      unreadable:
        'There was no receipt in the mail you forwarded. A photo, a PDF, or a mail that says what was paid is taken in.',
      full: 'Your company has no room left for files. Ask HR.',
    },
    upload: 'You can always upload a receipt yourself:',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    one: 'Un justificatif est arrivé par e-mail',
    many: (count) => `${count} justificatifs sont arrivés par e-mail`,
    end: '.',
    next: 'Ce que vous avez transféré attend dans vos notes de frais. Rien n’est remis tant que vous ne l’ajoutez pas à une note :',
    left: (count) => `Pièces jointes qui n’ont pas pu être reprises comme reçus : ${count}.`,
    refused: 'Votre justificatif a été refusé',
    why: {
      left: 'Aucun reçu n’est plus accepté à cette adresse, car vous ne travaillez plus pour l’entreprise. Adressez-vous à votre ancien employeur pour les frais encore ouverts.',
      off: 'Votre entreprise n’accepte pas les notes de frais par le portail. Demandez aux RH où les remettre.',
      replaced:
        'L’adresse à laquelle vous avez transféré un reçu a été remplacée. La nouvelle figure dans vos notes de frais.',
      many: 'Vous avez envoyé aujourd’hui plus d’e-mails qu’il n’en est accepté en 24 heures. Transférez le reste demain, ou plusieurs reçus dans un seul e-mail.',
      large:
        'L’e-mail transféré est trop volumineux : un reçu peut faire 10 Mo, et un e-mail compter 20 pièces jointes. Transférez moins de fichiers, ou de plus petits.',
      unsafe:
        'Une pièce jointe de l’e-mail transféré peut être dangereuse : rien n’en a été gardé. Transférez le reçu seul.',
      unreadable:
        'L’e-mail transféré ne contenait aucun reçu. Une photo, un PDF ou un e-mail qui indique ce qui a été payé est accepté.',
      full: 'Votre entreprise n’a plus de place pour les fichiers. Adressez-vous aux RH.',
    },
    upload: 'Vous pouvez toujours déposer un reçu vous-même :',
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    one: 'وصل إيصال بالبريد الإلكتروني',
    many: (count) => `إيصالات وصلت بالبريد الإلكتروني: ${count}`,
    end: '.',
    next: 'ما حوّلته ينتظر في مصروفاتك. لا يُقدَّم شيء حتى تضيفه إلى مطالبة:',
    left: (count) => `مرفقات تعذّر قبولها كإيصالات: ${count}.`,
    refused: 'لم يُقبل إيصالك',
    why: {
      left: 'لم تعد الإيصالات تُقبل على هذا العنوان لأنك لم تعد تعمل لدى الشركة. اسأل صاحب عملك السابق عن المصروفات التي ما زالت مفتوحة.',
      off: 'لا تستقبل شركتك المصروفات عبر البوابة. اسأل الموارد البشرية أين تُقدَّم.',
      replaced: 'استُبدل العنوان الذي حوّلت إليه إيصالًا. تجد العنوان الجديد في مصروفاتك.',
      many: 'وصل منك اليوم بريد أكثر مما يُقبل خلال 24 ساعة. حوّل الباقي غدًا، أو حوّل عدة إيصالات في رسالة واحدة.',
      large: 'الرسالة التي حوّلتها كبيرة جدًا: حدّ الإيصال 10 ميغابايت، وحدّ الرسالة 20 مرفقًا. حوّل ملفات أقل أو أصغر.',
      unsafe: 'أُرفق بالرسالة التي حوّلتها ما قد يسبب ضررًا، فلم يُحفظ منها شيء. حوّل الإيصال وحده.',
      unreadable: 'لم يكن في الرسالة التي حوّلتها إيصال. تُقبل صورة أو ملف PDF أو رسالة تذكر ما دُفع.',
      full: 'لم يبق لدى شركتك مكان للملفات. اسأل الموارد البشرية.',
    },
    upload: 'يمكنك دائمًا رفع الإيصال بنفسك:',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    one: 'ईमेल से एक रसीद आई',
    many: (count) => `ईमेल से ${count} रसीदें आईं`,
    end: '।',
    next: 'आपने जो आगे भेजा, वह आपके ख़र्चों में इंतज़ार कर रहा है। जब तक आप उसे किसी दावे में नहीं डालते, कुछ जमा नहीं होता:',
    left: (count) => `अटैचमेंट जो रसीद के रूप में नहीं लिए जा सके: ${count}।`,
    refused: 'आपकी रसीद नहीं ली गई',
    why: {
      left: 'इस पते पर अब रसीदें नहीं ली जातीं, क्योंकि आप अब कंपनी में काम नहीं करते। बाक़ी ख़र्चों के बारे में अपने पिछले नियोक्ता से पूछें।',
      off: 'आपकी कंपनी पोर्टल से ख़र्च नहीं लेती। HR से पूछें कि उन्हें कहाँ देना है।',
      replaced: 'जिस पते पर आपने रसीद भेजी, वह बदल दिया गया है। नया पता आपके ख़र्चों में दिखता है।',
      many: 'आज आपकी ओर से उतने से ज़्यादा ईमेल आए जितने 24 घंटे में लिए जाते हैं। बाक़ी कल भेजें, या एक ही ईमेल में कई रसीदें भेजें।',
      large: 'आपका भेजा ईमेल बहुत बड़ा है: एक रसीद 10 MB तक और एक ईमेल में 20 अटैचमेंट तक हो सकते हैं। कम या छोटी फ़ाइलें भेजें।',
      unsafe: 'आपके भेजे ईमेल के साथ कुछ ऐसा था जो नुक़सान कर सकता है, इसलिए उसमें से कुछ नहीं रखा गया। केवल रसीद भेजें।',
      unreadable: 'आपके भेजे ईमेल में कोई रसीद नहीं थी। फ़ोटो, PDF, या ऐसा ईमेल लिया जाता है जिसमें लिखा हो कि क्या भुगतान हुआ।',
      full: 'आपकी कंपनी के पास फ़ाइलों के लिए जगह नहीं बची। HR से पूछें।',
    },
    upload: 'आप रसीद हमेशा ख़ुद अपलोड कर सकते हैं:',
  },
  ta: {
    hello: (name) => `வணக்கம் ${name},`,
    one: 'மின்னஞ்சலில் ஒரு ரசீது வந்தது',
    many: (count) => `மின்னஞ்சலில் ${count} ரசீதுகள் வந்தன`,
    end: '.',
    next: 'நீங்கள் அனுப்பியது உங்கள் செலவுகளில் காத்திருக்கிறது. கோரிக்கையில் சேர்க்கும் வரை எதுவும் சமர்ப்பிக்கப்படாது:',
    left: (count) => `ரசீதாக ஏற்க முடியாத இணைப்புகள்: ${count}.`,
    refused: 'உங்கள் ரசீது ஏற்கப்படவில்லை',
    why: {
      left: 'நீங்கள் இப்போது நிறுவனத்தில் பணிபுரியாததால் இந்த முகவரியில் ரசீதுகள் ஏற்கப்படுவதில்லை. மீதமுள்ள செலவுகள் பற்றி முன்னாள் முதலாளியிடம் கேளுங்கள்.',
      off: 'உங்கள் நிறுவனம் போர்ட்டல் வழியாகச் செலவுகளை ஏற்பதில்லை. எங்கே தர வேண்டும் என HR-ஐக் கேளுங்கள்.',
      replaced: 'நீங்கள் ரசீது அனுப்பிய முகவரி மாற்றப்பட்டுள்ளது. புதிய முகவரி உங்கள் செலவுகளில் உள்ளது.',
      many: '24 மணிநேரத்தில் ஏற்கப்படுவதைவிட அதிகமான மின்னஞ்சல்கள் இன்று வந்தன. மீதியை நாளை அனுப்புங்கள், அல்லது ஒரே மின்னஞ்சலில் பல ரசீதுகளை அனுப்புங்கள்.',
      large:
        'நீங்கள் அனுப்பிய மின்னஞ்சல் மிகப் பெரியது: ரசீது 10 MB வரை, மின்னஞ்சலில் 20 இணைப்புகள் வரை. குறைவான அல்லது சிறிய கோப்புகளை அனுப்புங்கள்.',
      unsafe:
        'நீங்கள் அனுப்பிய மின்னஞ்சலில் தீங்கு செய்யக்கூடியது இணைக்கப்பட்டிருந்தது, எனவே எதுவும் வைக்கப்படவில்லை. ரசீதை மட்டும் அனுப்புங்கள்.',
      unreadable: 'நீங்கள் அனுப்பிய மின்னஞ்சலில் ரசீது இல்லை. புகைப்படம், PDF, அல்லது செலுத்தியதைச் சொல்லும் மின்னஞ்சல் ஏற்கப்படும்.',
      full: 'உங்கள் நிறுவனத்தில் கோப்புகளுக்கு இடமில்லை. HR-ஐக் கேளுங்கள்.',
    },
    upload: 'ரசீதை எப்போதும் நீங்களே பதிவேற்றலாம்:',
  },
  zh: {
    hello: (name) => `${name}，您好：`,
    one: '邮件中收到一张收据',
    many: (count) => `邮件中收到 ${count} 张收据`,
    end: '。',
    next: '您转发的内容已放在“报销”中等待处理。在您把它加入报销单之前，不会提交任何内容：',
    left: (count) => `无法作为收据接收的附件：${count} 个。`,
    refused: '您的收据未被接收',
    why: {
      left: '您已不在公司任职，此地址不再接收收据。未结的报销请联系原雇主。',
      off: '贵公司不通过门户接收报销。请向人力资源部询问提交方式。',
      replaced: '您转发收据的地址已被更换。新地址显示在“报销”中。',
      many: '您今天发来的邮件超过了 24 小时内可接收的数量。请明天再转发其余邮件，或在一封邮件中附上多张收据。',
      large: '您转发的邮件过大：单张收据不超过 10 MB，一封邮件不超过 20 个附件。请转发较少或较小的文件。',
      unsafe: '您转发的邮件附带可能有害的内容，因此未保存其中任何内容。请只转发收据。',
      unreadable: '您转发的邮件中没有收据。可接收照片、PDF，或写明所付款项的邮件。',
      full: '贵公司的文件空间已满。请联系人力资源部。',
    },
    upload: '您随时可以自行上传收据：',
  },
}

export default defineTemplates({
  names: {
    'receipt-mailed': {
      en: 'A receipt came by mail',
      fr: 'Un reçu est arrivé par e-mail',
      ar: 'وصل إيصال بالبريد الإلكتروني',
      hi: 'ईमेल से रसीद आई',
      ta: 'மின்னஞ்சலில் ரசீது வந்தது',
      zh: '邮件中收到收据',
    },
    'receipt-mail-refused': {
      en: 'A mailed receipt was not taken in',
      fr: 'Un reçu envoyé par e-mail n’a pas été repris',
      ar: 'لم يُقبل إيصال أُرسل بالبريد',
      hi: 'ईमेल से भेजी रसीद नहीं ली गई',
      ta: 'மின்னஞ்சல் ரசீது ஏற்கப்படவில்லை',
      zh: '邮件收据未被接收',
    },
  },
  examples: {
    'receipt-mailed': { name: 'Mei', count: 2, left: 1, link: 'https://example.com/employee-portal?tab=claims' },
    'receipt-mail-refused': { name: 'Mei', what: 'large', link: 'https://example.com/employee-portal?tab=claims' },
  },
  texts: {
    en: ownTexts(said.en),
    fr: ownTexts(said.fr),
    ar: ownTexts(said.ar),
    hi: ownTexts(said.hi),
    ta: ownTexts(said.ta),
    zh: ownTexts(said.zh),
  },
})
