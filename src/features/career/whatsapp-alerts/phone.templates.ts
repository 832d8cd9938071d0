import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'
import type { AlertTopic } from './alerts.rules.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** The code that proves a telephone number. */
    'phone-code': { code: string; minutes: number }
    /** To the telephone of somebody who asked for it: a first name, what it is about and where to look; nothing else. */
    'phone-alert': { name: string; what: AlertTopic; link: string }
  }
}

type Words = {
  code: (code: string, minutes: number) => string
  nobody: string
  hello: (name: string) => string
  stop: string
  /** For an SMS, which is short. */
  stopShort: string
} & Record<AlertTopic, string>

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    code: (code, minutes) => `${code} is your Fourshore code. It is good for ${minutes} minutes.`,
    nobody: 'Give it to nobody.',
    hello: (name) => `Hello ${name},`,
    new_jobs: 'there are new jobs that match your search.',
    interviews: 'there is news about an interview.',
    answers: 'an employer has answered you.',
    stop: 'Answer STOP to end these messages.',
    stopShort: 'STOP ends these messages.',
  },
  fr: {
    code: (code, minutes) => `${code} est votre code Fourshore. Il est valable ${minutes} minutes.`,
    nobody: 'Ne le donnez à personne.',
    hello: (name) => `Bonjour ${name},`,
    new_jobs: 'de nouveaux postes correspondent à votre recherche.',
    interviews: 'il y a du nouveau au sujet d’un entretien.',
    answers: 'un employeur vous a répondu.',
    stop: 'Répondez STOP pour ne plus recevoir ces messages.',
    stopShort: 'STOP pour finir',
  },
  ar: {
    code: (code, minutes) => `${code} هو رمزك في Fourshore. صالح ${minutes} دقائق.`,
    nobody: 'لا تعطه لأحد.',
    hello: (name) => `مرحبًا ${name}،`,
    new_jobs: 'توجد وظائف جديدة تناسب بحثك.',
    interviews: 'يوجد جديد بشأن مقابلة.',
    answers: 'أجابك صاحب عمل.',
    stop: 'أجب بكلمة STOP أو إيقاف لإنهاء هذه الرسائل.',
    stopShort: 'STOP للإنهاء',
  },
  hi: {
    code: (code, minutes) => `${code} आपका Fourshore कोड है। यह ${minutes} मिनट तक मान्य है।`,
    nobody: 'इसे किसी को न दें।',
    hello: (name) => `नमस्ते ${name},`,
    new_jobs: 'आपके लिए नई नौकरियाँ हैं।',
    interviews: 'साक्षात्कार की नई सूचना है।',
    answers: 'नियोक्ता ने उत्तर दिया है।',
    stop: 'ये संदेश बंद करने के लिए STOP या बंद लिखकर उत्तर दें।',
    stopShort: 'STOP: बंद',
  },
  ta: {
    code: (code, minutes) => `${code} உங்கள் Fourshore குறியீடு. இது ${minutes} நிமிடங்கள் செல்லும்.`,
    nobody: 'யாரிடமும் தர வேண்டாம்.',
    hello: (name) => `வணக்கம் ${name},`,
    new_jobs: 'உங்களுக்குப் புதிய வேலைகள் உள்ளன.',
    interviews: 'நேர்காணல் பற்றிய செய்தி உள்ளது.',
    answers: 'முதலாளி பதிலளித்துள்ளார்.',
    stop: 'இந்தச் செய்திகளை நிறுத்த STOP அல்லது நிறுத்து என்று பதிலளியுங்கள்.',
    stopShort: 'STOP: நிறுத்த',
  },
  zh: {
    code: (code, minutes) => `${code} 是您的 Fourshore 验证码，${minutes} 分钟内有效。`,
    nobody: '请勿告诉任何人。',
    hello: (name) => `${name}，您好：`,
    new_jobs: '有符合您搜索的新职位。',
    interviews: '有关于面试的新消息。',
    answers: '有雇主答复了您。',
    stop: '回复 STOP 或 停止 即可停止接收。',
    stopShort: 'STOP 停止',
  },
}

const textsOf = (words: Words): Pick<Texts, 'phone-code' | 'phone-alert'> => ({
  'phone-code': ({ code, minutes }) => {
    const said = words.code(code, minutes)
    return { subject: said, text: `${said} ${words.nobody}`, short: said }
  },
  'phone-alert': ({ name, what, link }) => ({
    subject: words[what],
    text: joinParagraphs(`${words.hello(name)} ${words[what]}`, link, words.stop),
    short: `${words[what]} ${link} ${words.stopShort}`,
  }),
})

export default defineTemplates({
  names: {
    'phone-code': { en: 'Code for a telephone number', ar: 'رمز لرقم هاتف' },
    'phone-alert': { en: 'Alert to a telephone', ar: 'تنبيه إلى هاتف' },
  },
  examples: {
    'phone-code': { code: '123 456', minutes: 10 },
    'phone-alert': { name: 'Asha', what: 'new_jobs', link: 'https://hr.fourshore.test/dashboard/seeker/job-search' },
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
