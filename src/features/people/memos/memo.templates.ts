import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import {
  dateIn,
  defineTemplates,
  joinParagraphs,
  type Templates,
  type Texts,
} from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To an employee; without a title it is for them alone, and nothing is said of what it is. */
    memo: {
      name: string
      company: string
      title: string | null
      due: string | null
      asks: boolean
      link: string
      what: 'new' | 'version' | 'reminder'
    }
  }
}

/** Long dates of each language, with Latin digits. */
const day = {
  en: dateIn('en-GB'),
  fr: dateIn('fr'),
  ar: dateIn('ar'),
  hi: dateIn('hi'),
  ta: dateIn('ta'),
  zh: dateIn('zh-Hans'),
}

type MemoFacts = Templates['memo']

/** What the letter has to tell: of one that is for the reader alone not even that it was changed. */
const newsOf = (title: MemoFacts['title'], what: MemoFacts['what']) => {
  if (title === null) return 'alone'
  return what === 'version' ? 'changed' : 'sent'
}

/** What is written about memos, in every language. Without a title it is between the company and the reader alone: nothing is said of what it is. */
const memos: Record<LetterLanguage, Pick<Texts, 'memo'>> = {
  en: {
    memo: ({ name, company, title, due, asks, link, what }) => ({
      subject: {
        reminder: `Still waiting for you: ${title ?? 'a letter for you alone'}`,
        version: `A newer version needs you: ${title ?? 'a letter for you alone'}`,
        new: title ? `Memo: ${title}` : `A letter for you alone from ${company}`,
      }[what],
      text: joinParagraphs(
        `Hello ${name},`,
        {
          alone: `${company} has sent you a letter that only you and HR can read. You will be asked for your password.`,
          changed: `${company} has changed a memo you had before: ${title}.`,
          sent: `${company} has sent you a memo: ${title}.`,
        }[newsOf(title, what)],
        asks && due ? `Please read it and answer by ${day.en(due)}.` : null,
        asks && !due ? 'Please read it and answer.' : null,
        'Read it here:',
        link,
      ),
      short: `${company}: a memo for you. ${link}`,
    }),
  },
  fr: {
    memo: ({ name, company, title, due, asks, link, what }) => ({
      subject: {
        reminder: `En attente de votre réponse : ${title ?? 'un courrier personnel'}`,
        version: `Une version plus récente vous attend : ${title ?? 'un courrier personnel'}`,
        new: title ? `Note : ${title}` : `Un courrier personnel de ${company}`,
      }[what],
      text: joinParagraphs(
        `Bonjour ${name},`,
        {
          alone: `${company} vous a adressé un courrier que seuls vous et les ressources humaines pouvez lire. Votre mot de passe vous sera demandé.`,
          changed: `${company} a modifié une note que vous aviez déjà reçue : ${title}.`,
          sent: `${company} vous a envoyé une note : ${title}.`,
        }[newsOf(title, what)],
        asks && due ? `Lisez-la et répondez avant le ${day.fr(due)}.` : null,
        asks && !due ? 'Lisez-la et répondez-y.' : null,
        'Pour la lire :',
        link,
      ),
      short: `${company} : une note pour vous. ${link}`,
    }),
  },
  ar: {
    memo: ({ name, company, title, due, asks, link, what }) => ({
      subject: {
        reminder: `بانتظار ردّك: ${title ?? 'خطاب خاص بك'}`,
        version: `نسخة أحدث تحتاج إليك: ${title ?? 'خطاب خاص بك'}`,
        new: title ? `مذكرة: ${title}` : `خطاب خاص بك من ${company}`,
      }[what],
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        {
          alone: `أرسلت إليك ${company} خطابًا لا يقرؤه سواك والموارد البشرية. ستُطلب منك كلمة المرور.`,
          changed: `عدّلت ${company} مذكرة سبق أن وصلتك: ${title}.`,
          sent: `أرسلت إليك ${company} مذكرة: ${title}.`,
        }[newsOf(title, what)],
        asks && due ? `اقرأها وأجب قبل ${day.ar(due)}.` : null,
        asks && !due ? 'اقرأها وأجب عنها.' : null,
        'للقراءة:',
        link,
      ),
      short: `${company}: مذكرة لك. ${link}`,
    }),
  },
  hi: {
    memo: ({ name, company, title, due, asks, link, what }) => ({
      subject: {
        reminder: `आपके उत्तर की प्रतीक्षा है: ${title ?? 'केवल आपके लिए एक पत्र'}`,
        version: `नया संस्करण आपकी प्रतीक्षा में है: ${title ?? 'केवल आपके लिए एक पत्र'}`,
        new: title ? `ज्ञापन: ${title}` : `${company} की ओर से केवल आपके लिए एक पत्र`,
      }[what],
      text: joinParagraphs(
        `नमस्ते ${name},`,
        {
          alone: `${company} ने आपको एक पत्र भेजा है जिसे केवल आप और मानव संसाधन विभाग पढ़ सकते हैं। आपसे पासवर्ड पूछा जाएगा।`,
          changed: `${company} ने आपको पहले मिला एक ज्ञापन बदला है: ${title}।`,
          sent: `${company} ने आपको एक ज्ञापन भेजा है: ${title}।`,
        }[newsOf(title, what)],
        asks && due ? `कृपया ${day.hi(due)} तक इसे पढ़कर उत्तर दें।` : null,
        asks && !due ? 'कृपया इसे पढ़कर उत्तर दें।' : null,
        'यहाँ पढ़ें:',
        link,
      ),
      short: `${company}: आपके लिए ज्ञापन। ${link}`,
    }),
  },
  ta: {
    memo: ({ name, company, title, due, asks, link, what }) => ({
      subject: {
        reminder: `உங்கள் பதிலுக்குக் காத்திருக்கிறது: ${title ?? 'உங்களுக்கு மட்டுமான கடிதம்'}`,
        version: `புதிய பதிப்பு உங்களுக்குக் காத்திருக்கிறது: ${title ?? 'உங்களுக்கு மட்டுமான கடிதம்'}`,
        new: title ? `சுற்றறிக்கை: ${title}` : `${company} அனுப்பிய, உங்களுக்கு மட்டுமான கடிதம்`,
      }[what],
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        {
          alone: `நீங்களும் மனிதவளப் பிரிவும் மட்டும் படிக்கக்கூடிய ஒரு கடிதத்தை ${company} உங்களுக்கு அனுப்பியுள்ளது. உங்கள் கடவுச்சொல் கேட்கப்படும்.`,
          changed: `நீங்கள் முன்பு பெற்ற ஒரு சுற்றறிக்கையை ${company} மாற்றியுள்ளது: ${title}.`,
          sent: `${company} உங்களுக்கு ஒரு சுற்றறிக்கை அனுப்பியுள்ளது: ${title}.`,
        }[newsOf(title, what)],
        asks && due ? `${day.ta(due)}-க்குள் படித்துப் பதிலளியுங்கள்.` : null,
        asks && !due ? 'படித்துப் பதிலளியுங்கள்.' : null,
        'இங்கே படிக்கலாம்:',
        link,
      ),
      short: `${company}: உங்களுக்கு ஒரு சுற்றறிக்கை. ${link}`,
    }),
  },
  zh: {
    memo: ({ name, company, title, due, asks, link, what }) => ({
      subject: {
        reminder: `等待您的答复：${title ?? '一封只给您的信'}`,
        version: `有新版本需要您处理：${title ?? '一封只给您的信'}`,
        new: title ? `通知：${title}` : `${company} 给您本人的一封信`,
      }[what],
      text: joinParagraphs(
        `${name}，您好：`,
        {
          alone: `${company} 给您发了一封只有您和人力资源部可以阅读的信。打开时需要输入您的密码。`,
          changed: `${company} 更改了您之前收到的通知：${title}。`,
          sent: `${company} 给您发了一份通知：${title}。`,
        }[newsOf(title, what)],
        asks && due ? `请在 ${day.zh(due)} 前阅读并答复。` : null,
        asks && !due ? '请阅读并答复。' : null,
        '阅读：',
        link,
      ),
      short: `${company}：有一份通知给您。${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    memo: { en: 'Memo', ar: 'مذكرة' },
  },
  examples: {
    memo: {
      name: 'Asha',
      company: 'Four Winds Trading',
      title: 'Leave policy',
      due: '2026-12-24',
      asks: true,
      link: 'https://hr.fourshore.test/c/four-winds?tab=memos&memo=1',
      what: 'new',
    },
  },
  texts: memos,
})
