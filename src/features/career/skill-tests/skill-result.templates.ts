import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** A result stands after a review, or is void; `reason` is what the platform wrote. */
    'skill-result-reviewed': { name: string; isVoid: boolean; reason: string; link: string }
  }
}

type Words = {
  hello: (name: string) => string
  isVoid: string
  stands: string
  why: string
  gone: string
  see: string
}

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    isVoid: 'Your result of a skill test is void',
    stands: 'Your result of a skill test stands',
    why: 'The reason:',
    gone: 'Its badge is no longer shown to anybody.',
    see: 'Your result:',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    isVoid: 'Votre résultat à un test de compétence est annulé',
    stands: 'Votre résultat à un test de compétence est maintenu',
    why: 'Le motif :',
    gone: 'Son badge n’est plus montré à personne.',
    see: 'Votre résultat :',
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    isVoid: 'أُلغيت نتيجتك في اختبار مهارة',
    stands: 'نتيجتك في اختبار المهارة باقية',
    why: 'السبب:',
    gone: 'لم تعد شارتها تظهر لأحد.',
    see: 'نتيجتك:',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    isVoid: 'एक कौशल परीक्षा का आपका परिणाम रद्द है',
    stands: 'एक कौशल परीक्षा का आपका परिणाम बना रहेगा',
    why: 'कारण:',
    gone: 'इसका बैज अब किसी को नहीं दिखता।',
    see: 'आपका परिणाम:',
  },
  ta: {
    hello: (name) => `வணக்கம் ${name},`,
    isVoid: 'ஒரு திறன் சோதனையின் உங்கள் முடிவு செல்லாது',
    stands: 'ஒரு திறன் சோதனையின் உங்கள் முடிவு அப்படியே இருக்கும்',
    why: 'காரணம்:',
    gone: 'அதன் அடையாளம் இனி யாருக்கும் காட்டப்படாது.',
    see: 'உங்கள் முடிவு:',
  },
  zh: {
    hello: (name) => `${name}，您好：`,
    isVoid: '您的一项技能测试结果已作废',
    stands: '您的一项技能测试结果维持不变',
    why: '原因：',
    gone: '其徽章不再向任何人显示。',
    see: '您的结果：',
  },
}

const textsOf = ({ hello, isVoid, stands, why, gone, see }: Words): Pick<Texts, 'skill-result-reviewed'> => ({
  'skill-result-reviewed': ({ name, isVoid: voided, reason, link }) => {
    const subject = voided ? isVoid : stands
    return {
      subject,
      text: joinParagraphs(hello(name), `${subject}.`, `${why}\n${reason}`, voided ? gone : null, see, link),
      short: `Fourshore: ${subject}. ${link}`,
    }
  },
})

export default defineTemplates({
  names: {
    'skill-result-reviewed': { en: 'A result of a skill test was reviewed', ar: 'رُوجعت نتيجة اختبار مهارة' },
  },
  examples: {
    'skill-result-reviewed': {
      name: 'Asha',
      isVoid: true,
      reason: 'The connection was lost for ten minutes, as you wrote.',
      link: 'https://hr.fourshore.test/dashboard/seeker/global-skill-assessment',
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
