import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** Something new in a thread. What was written stays in it. `company`: whose message it is; null: of the person. */
    'direct-message': { job: string; company: string | null; link: string }
  }
}

type Words = {
  fromCompany: (company: string, job: string) => string
  fromPerson: (job: string) => string
  read: string
  care: string
}

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    fromCompany: (company, job) => `${company} wrote to you about ${job}`,
    fromPerson: (job) => `Somebody wrote to you about ${job}`,
    read: 'Read and answer:',
    care: 'Never pay for a job, and never send codes or bank details.',
  },
  fr: {
    fromCompany: (company, job) => `${company} vous a écrit au sujet de ${job}`,
    fromPerson: (job) => `Quelqu’un vous a écrit au sujet de ${job}`,
    read: 'Lire et répondre :',
    care: 'Ne payez jamais pour un emploi et n’envoyez jamais de codes ni de coordonnées bancaires.',
  },
  ar: {
    fromCompany: (company, job) => `راسلتك ${company} بشأن ${job}`,
    fromPerson: (job) => `راسلك شخص بشأن ${job}`,
    read: 'القراءة والرد:',
    care: 'لا تدفع أبدًا مقابل وظيفة، ولا ترسل رموزًا أو بيانات مصرفية.',
  },
  hi: {
    fromCompany: (company, job) => `${company} ने ${job} के बारे में आपको लिखा है`,
    fromPerson: (job) => `किसी ने ${job} के बारे में आपको लिखा है`,
    read: 'पढ़ें और उत्तर दें:',
    care: 'नौकरी के लिए कभी पैसे न दें, और कोड या बैंक की जानकारी कभी न भेजें।',
  },
  ta: {
    fromCompany: (company, job) => `${job} பற்றி ${company} உங்களுக்கு எழுதியுள்ளது`,
    fromPerson: (job) => `${job} பற்றி ஒருவர் உங்களுக்கு எழுதியுள்ளார்`,
    read: 'படித்துப் பதிலளிக்க:',
    care: 'வேலைக்காக ஒருபோதும் பணம் செலுத்த வேண்டாம்; குறியீடுகளையோ வங்கி விவரங்களையோ அனுப்ப வேண்டாம்.',
  },
  zh: {
    fromCompany: (company, job) => `${company}就“${job}”给您写信`,
    fromPerson: (job) => `有人就“${job}”给您写信`,
    read: '阅读并回复：',
    care: '切勿为求职付款，也不要发送验证码或银行信息。',
  },
}

const textsOf = ({ fromCompany, fromPerson, read, care }: Words): Pick<Texts, 'direct-message'> => ({
  'direct-message': ({ job, company, link }) => {
    const subject = company === null ? fromPerson(job) : fromCompany(company, job)
    return {
      subject,
      text: joinParagraphs(subject, read, link, company === null ? '' : care),
      short: `Fourshore: ${subject} ${link}`,
    }
  },
})

export default defineTemplates({
  names: { 'direct-message': { en: 'New direct message', ar: 'رسالة مباشرة جديدة' } },
  examples: {
    'direct-message': {
      job: 'Chef de partie',
      company: 'Four Winds',
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
