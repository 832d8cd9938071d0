import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** Something new in a thread. What was written stays in it. `company`: whose message it is; null: of the person. */
    'direct-message': { job: string; company: string | null; link: string }
    /** To whoever of a company told of a conversation. */
    'direct-report-decided': { number: string; job: string; closed: boolean; reason: string; link: string }
    /** To the person, when the platform closed a conversation. */
    'direct-thread-closed': { job: string; company: string; reason: string; link: string }
  }
}

type Words = {
  fromCompany: (company: string, job: string) => string
  fromPerson: (job: string) => string
  read: string
  care: string
  answered: (number: string, job: string) => string
  closed: string
  kept: string
  wasClosed: (company: string, job: string) => string
  closedText: string
  why: (reason: string) => string
  look: string
}

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    fromCompany: (company, job) => `${company} wrote to you about ${job}`,
    fromPerson: (job) => `Somebody wrote to you about ${job}`,
    read: 'Read and answer:',
    care: 'Never pay for a job, and never send codes or bank details.',
    answered: (number, job) => `Your report ${number} of a conversation about ${job}`,
    closed: 'We have looked at the conversation and closed it. Nobody can write in it any more.',
    kept: 'We have looked at the conversation and leave it open. You can block it at any time.',
    wasClosed: (company, job) => `Your conversation with ${company} about ${job} was closed`,
    closedText:
      'Somebody at Fourshore has looked at it. Nobody can write in it any more. If you think this is wrong, write to us by the contact page.',
    why: (reason) => `Why: ${reason}`,
    look: 'The conversation:',
  },
  fr: {
    fromCompany: (company, job) => `${company} vous a écrit au sujet de ${job}`,
    fromPerson: (job) => `Quelqu’un vous a écrit au sujet de ${job}`,
    read: 'Lire et répondre :',
    care: 'Ne payez jamais pour un emploi et n’envoyez jamais de codes ni de coordonnées bancaires.',
    answered: (number, job) => `Votre signalement ${number} d’une conversation au sujet de ${job}`,
    closed: 'Nous avons examiné la conversation et l’avons fermée. Plus personne ne peut y écrire.',
    kept: 'Nous avons examiné la conversation et la laissons ouverte. Vous pouvez la bloquer à tout moment.',
    wasClosed: (company, job) => `Votre conversation avec ${company} au sujet de ${job} a été fermée`,
    closedText:
      'Quelqu’un chez Fourshore l’a examinée. Plus personne ne peut y écrire. Si vous pensez que c’est une erreur, écrivez-nous par la page de contact.',
    why: (reason) => `Motif : ${reason}`,
    look: 'La conversation :',
  },
  ar: {
    fromCompany: (company, job) => `راسلتك ${company} بشأن ${job}`,
    fromPerson: (job) => `راسلك شخص بشأن ${job}`,
    read: 'القراءة والرد:',
    care: 'لا تدفع أبدًا مقابل وظيفة، ولا ترسل رموزًا أو بيانات مصرفية.',
    answered: (number, job) => `بلاغك ${number} عن محادثة بشأن ${job}`,
    closed: 'اطّلعنا على المحادثة وأغلقناها. لا يمكن لأحد الكتابة فيها بعد الآن.',
    kept: 'اطّلعنا على المحادثة وتركناها مفتوحة. يمكنكم حظرها في أي وقت.',
    wasClosed: (company, job) => `أُغلقت محادثتك مع ${company} بشأن ${job}`,
    closedText:
      'اطّلع عليها شخص في Fourshore. لا يمكن لأحد الكتابة فيها بعد الآن. إن رأيت أن هذا خطأ فاكتب إلينا عبر صفحة الاتصال.',
    why: (reason) => `السبب: ${reason}`,
    look: 'المحادثة:',
  },
  hi: {
    fromCompany: (company, job) => `${company} ने ${job} के बारे में आपको लिखा है`,
    fromPerson: (job) => `किसी ने ${job} के बारे में आपको लिखा है`,
    read: 'पढ़ें और उत्तर दें:',
    care: 'नौकरी के लिए कभी पैसे न दें, और कोड या बैंक की जानकारी कभी न भेजें।',
    answered: (number, job) => `${job} के बारे में बातचीत की आपकी शिकायत ${number}`,
    closed: 'हमने बातचीत देखी और उसे बंद कर दिया है। अब उसमें कोई नहीं लिख सकता।',
    kept: 'हमने बातचीत देखी और उसे खुला रखा है। आप उसे कभी भी ब्लॉक कर सकते हैं।',
    wasClosed: (company, job) => `${job} के बारे में ${company} से आपकी बातचीत बंद कर दी गई`,
    closedText: 'Fourshore में किसी ने इसे देखा है। अब इसमें कोई नहीं लिख सकता। यदि आपको यह ग़लत लगता है, तो संपर्क पृष्ठ से हमें लिखें।',
    why: (reason) => `कारण: ${reason}`,
    look: 'बातचीत:',
  },
  ta: {
    fromCompany: (company, job) => `${job} பற்றி ${company} உங்களுக்கு எழுதியுள்ளது`,
    fromPerson: (job) => `${job} பற்றி ஒருவர் உங்களுக்கு எழுதியுள்ளார்`,
    read: 'படித்துப் பதிலளிக்க:',
    care: 'வேலைக்காக ஒருபோதும் பணம் செலுத்த வேண்டாம்; குறியீடுகளையோ வங்கி விவரங்களையோ அனுப்ப வேண்டாம்.',
    answered: (number, job) => `${job} பற்றிய உரையாடல் குறித்த உங்கள் புகார் ${number}`,
    closed: 'உரையாடலைப் பார்த்து அதை மூடிவிட்டோம். இனி யாரும் அதில் எழுத முடியாது.',
    kept: 'உரையாடலைப் பார்த்தோம்; அதைத் திறந்தே விட்டுள்ளோம். நீங்கள் எப்போது வேண்டுமானாலும் அதைத் தடுக்கலாம்.',
    wasClosed: (company, job) => `${job} பற்றி ${company} உடனான உங்கள் உரையாடல் மூடப்பட்டது`,
    closedText:
      'Fourshore இல் ஒருவர் அதைப் பார்த்தார். இனி யாரும் அதில் எழுத முடியாது. இது தவறு என்று நினைத்தால் தொடர்புப் பக்கம் வழியாக எங்களுக்கு எழுதுங்கள்.',
    why: (reason) => `காரணம்: ${reason}`,
    look: 'உரையாடல்:',
  },
  zh: {
    fromCompany: (company, job) => `${company}就“${job}”给您写信`,
    fromPerson: (job) => `有人就“${job}”给您写信`,
    read: '阅读并回复：',
    care: '切勿为求职付款，也不要发送验证码或银行信息。',
    answered: (number, job) => `您对“${job}”相关对话的举报 ${number}`,
    closed: '我们已查看该对话并将其关闭。任何人都不能再在其中写信息。',
    kept: '我们已查看该对话，并保持其开放。您可以随时屏蔽它。',
    wasClosed: (company, job) => `您与${company}就“${job}”的对话已被关闭`,
    closedText:
      'Fourshore 的工作人员已查看该对话。任何人都不能再在其中写信息。如果您认为有误，请通过联系页面写信给我们。',
    why: (reason) => `原因：${reason}`,
    look: '对话：',
  },
}

type Own = 'direct-message' | 'direct-report-decided' | 'direct-thread-closed'

const textsOf = ({ fromCompany, fromPerson, read, care, ...report }: Words): Pick<Texts, Own> => ({
  'direct-message': ({ job, company, link }) => {
    const subject = company === null ? fromPerson(job) : fromCompany(company, job)
    return {
      subject,
      text: joinParagraphs(subject, read, link, company === null ? '' : care),
      short: `Fourshore: ${subject} ${link}`,
    }
  },
  'direct-report-decided': ({ number, job, closed, reason, link }) => {
    const subject = report.answered(number, job)
    const became = closed ? report.closed : report.kept
    return {
      subject,
      text: joinParagraphs(subject, became, reason ? report.why(reason) : null, report.look, link),
      short: `Fourshore ${number} ${link}`,
    }
  },
  'direct-thread-closed': ({ job, company, reason, link }) => {
    const subject = report.wasClosed(company, job)
    return {
      subject,
      text: joinParagraphs(subject, report.closedText, report.why(reason), report.look, link),
      short: `Fourshore: ${job} ${link}`,
    }
  },
})

export default defineTemplates({
  names: {
    'direct-message': { en: 'New direct message', ar: 'رسالة مباشرة جديدة' },
    'direct-report-decided': { en: 'Answer to a report of a conversation', ar: 'رد على بلاغ عن محادثة' },
    'direct-thread-closed': { en: 'Conversation closed', ar: 'محادثة أُغلقت' },
  },
  examples: {
    'direct-message': {
      job: 'Chef de partie',
      company: 'Four Winds',
      link: 'https://hr.fourshore.test/dashboard/seeker/direct-messaging',
    },
    'direct-report-decided': {
      number: 'R-1A2B3C',
      job: 'Chef de partie',
      closed: true,
      reason: 'It threatened the company.',
      link: 'https://hr.fourshore.test/dashboard/direct-messages',
    },
    'direct-thread-closed': {
      job: 'Chef de partie',
      company: 'Four Winds',
      reason: 'It threatened the company.',
      link: 'https://hr.fourshore.test/dashboard/seeker/direct-messaging',
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
