import { defineTemplates, joinParagraphs } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To an employee: the locker is theirs. */
    'locker-given': { name: string; label: string; link: string }
  }
}

type Words = { subject: string; hello: string; text: string }
const letter =
  (words: (facts: { name: string; label: string }) => Words) =>
  ({ name, label, link }: { name: string; label: string; link: string }) => {
    const { subject, hello, text } = words({ name, label })
    return { subject, text: joinParagraphs(hello, text, link), short: `${subject} ${link}` }
  }

export default defineTemplates({
  names: { 'locker-given': { en: 'Locker given', ar: 'تسليم خزانة' } },
  examples: {
    'locker-given': { name: 'Asha Rao', label: 'A 12', link: 'https://hr.fourshore.test/employee-portal' },
  },
  texts: {
    en: {
      'locker-given': letter(({ name, label }) => ({
        subject: `Your locker: ${label}`,
        hello: `Hello ${name},`,
        text: `locker ${label} is yours now.`,
      })),
    },
    fr: {
      'locker-given': letter(({ name, label }) => ({
        subject: `Votre casier : ${label}`,
        hello: `Bonjour ${name},`,
        text: `le casier ${label} est désormais le vôtre.`,
      })),
    },
    ar: {
      'locker-given': letter(({ name, label }) => ({
        subject: `خزانتك: ${label}`,
        hello: `مرحبًا ${name}،`,
        text: `أصبحت الخزانة ${label} لك.`,
      })),
    },
    hi: {
      'locker-given': letter(({ name, label }) => ({
        subject: `आपका लॉकर: ${label}`,
        hello: `नमस्ते ${name},`,
        text: `लॉकर ${label} अब आपका है।`,
      })),
    },
    ta: {
      'locker-given': letter(({ name, label }) => ({
        subject: `உங்கள் பெட்டகம்: ${label}`,
        hello: `வணக்கம் ${name},`,
        text: `${label} பெட்டகம் இனி உங்களுடையது.`,
      })),
    },
    zh: {
      'locker-given': letter(({ name, label }) => ({
        subject: `您的储物柜：${label}`,
        hello: `${name}，您好：`,
        text: `储物柜 ${label} 现在归您使用。`,
      })),
    },
  },
})
