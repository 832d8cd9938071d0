import type { LetterLanguage } from '../messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Templates, type Texts } from '../messages/templates/template.ts'

declare module '../messages/templates/template.ts' {
  interface Templates {
    /** To whoever asked: an approver wants to know something. Or to that approver: it was answered. */
    'approval-question': {
      name: string
      who: string
      what: 'question' | 'answer'
      title: string
      words: string
      link: string
    }
  }
}

type Facts = Templates['approval-question']
type Words = {
  subject: Record<Facts['what'], string>
  hello: string
  text: Record<Facts['what'], string>
  short: string
}

const letter =
  (say: (facts: Facts) => Words): Texts['approval-question'] =>
  (facts) => {
    const { subject, hello, text, short } = say(facts)
    return {
      subject: subject[facts.what],
      text: joinParagraphs(hello, text[facts.what], `“${facts.words}”`, facts.link),
      short: `${short} ${facts.link}`,
    }
  }

const texts: Record<LetterLanguage, Pick<Texts, 'approval-question'>> = {
  en: {
    'approval-question': letter(({ name, who, title }) => ({
      subject: { question: `A question about: ${title}`, answer: `Answered: ${title}` },
      hello: `Hello ${name},`,
      text: {
        question: `before deciding “${title}”, ${who} would like to know:`,
        answer: `${who} has answered your question about “${title}”:`,
      },
      short: `About ${title}:`,
    })),
  },
  fr: {
    'approval-question': letter(({ name, who, title }) => ({
      subject: { question: `Une question sur : ${title}`, answer: `Réponse reçue : ${title}` },
      hello: `Bonjour ${name},`,
      text: {
        question: `avant de décider de « ${title} », ${who} aimerait savoir :`,
        answer: `${who} a répondu à votre question sur « ${title} » :`,
      },
      short: `À propos de ${title} :`,
    })),
  },
  ar: {
    'approval-question': letter(({ name, who, title }) => ({
      subject: { question: `سؤال عن: ${title}`, answer: `تم الرد: ${title}` },
      hello: `مرحبًا ${name}،`,
      text: {
        question: `قبل البت في «${title}» يود ${who} معرفة ما يلي:`,
        answer: `أجاب ${who} عن سؤالك بشأن «${title}»:`,
      },
      short: `بخصوص ${title}:`,
    })),
  },
  hi: {
    'approval-question': letter(({ name, who, title }) => ({
      subject: { question: `इस पर एक सवाल: ${title}`, answer: `जवाब आया: ${title}` },
      hello: `नमस्ते ${name},`,
      text: {
        question: `“${title}” पर निर्णय से पहले ${who} जानना चाहते हैं:`,
        answer: `${who} ने “${title}” पर आपके सवाल का जवाब दिया है:`,
      },
      short: `${title} के बारे में:`,
    })),
  },
  ta: {
    'approval-question': letter(({ name, who, title }) => ({
      subject: { question: `இதைப் பற்றிய கேள்வி: ${title}`, answer: `பதில் வந்தது: ${title}` },
      hello: `வணக்கம் ${name},`,
      text: {
        question: `“${title}” குறித்து முடிவெடுக்கும் முன் ${who} அறிய விரும்புவது:`,
        answer: `“${title}” பற்றிய உங்கள் கேள்விக்கு ${who} பதிலளித்துள்ளார்:`,
      },
      short: `${title} பற்றி:`,
    })),
  },
  zh: {
    'approval-question': letter(({ name, who, title }) => ({
      subject: { question: `关于此事的提问：${title}`, answer: `已答复：${title}` },
      hello: `${name}，您好：`,
      text: {
        question: `在决定“${title}”之前，${who} 想了解：`,
        answer: `${who} 已回答您关于“${title}”的问题：`,
      },
      short: `关于 ${title}：`,
    })),
  },
}

export default defineTemplates({
  names: { 'approval-question': { en: 'Question about a request', ar: 'سؤال عن طلب' } },
  examples: {
    'approval-question': {
      name: 'Mei Tan',
      who: 'Ravi Menon',
      what: 'question',
      title: 'Mei Tan: Bangkok, October (12)',
      words: 'Who was at the dinner?',
      link: 'https://hr.fourshore.test/dashboard/approvals?tab=asked',
    },
  },
  texts,
})
