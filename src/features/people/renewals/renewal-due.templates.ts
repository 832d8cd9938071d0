import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever sees to a renewal: `what` of `person` is to be renewed by a day, which is written in the language; `daysLate` above 0: it was. */
    'renewal-due': { name: string; what: string; person: string; on: string; daysLate: number; link: string }
  }
}

type Facts = { what: string; person: string; on: string }
type Words = {
  hello: (name: string) => string
  /** What a text message begins with. */
  shortLate: string
  shortDue: (on: string) => string
  late: (facts: Facts) => string
  due: (facts: Facts) => string
  wasDue: (facts: Facts) => string
  isDue: (facts: Facts) => string
  see: string
}

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    shortLate: 'Late',
    shortDue: (on) => `Due on ${on}`,
    late: ({ what, person }) => `Late: renewal of ${what}, ${person}`,
    due: ({ what, person, on }) => `To be done by ${on}: renewal of ${what}, ${person}`,
    wasDue: ({ what, person, on }) => `The renewal of ${what} of ${person} was to be done by ${on}. It is late.`,
    isDue: ({ what, person, on }) => `The renewal of ${what} of ${person} is to be done by ${on}.`,
    see: 'See to it, and say how far it is:',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    shortLate: 'En retard',
    shortDue: (on) => `Échéance le ${on}`,
    late: ({ what, person }) => `En retard : renouvellement de ${what}, ${person}`,
    due: ({ what, person, on }) => `À faire avant le ${on} : renouvellement de ${what}, ${person}`,
    wasDue: ({ what, person, on }) =>
      `Le renouvellement de ${what} de ${person} était à faire avant le ${on}. Il est en retard.`,
    isDue: ({ what, person, on }) => `Le renouvellement de ${what} de ${person} est à faire avant le ${on}.`,
    see: 'Occupez-vous-en et indiquez où il en est :',
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    shortLate: 'متأخر',
    shortDue: (on) => `مستحق في ${on}`,
    late: ({ what, person }) => `متأخر: تجديد ${what}، ${person}`,
    due: ({ what, person, on }) => `يُنجز قبل ${on}: تجديد ${what}، ${person}`,
    wasDue: ({ what, person, on }) => `كان ينبغي إنجاز تجديد ${what} الخاص بـ${person} قبل ${on}. وهو متأخر.`,
    isDue: ({ what, person, on }) => `ينبغي إنجاز تجديد ${what} الخاص بـ${person} قبل ${on}.`,
    see: 'تابعوه، وسجّلوا ما وصل إليه:',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    shortLate: 'विलंबित',
    shortDue: (on) => `${on} को देय`,
    late: ({ what, person }) => `विलंबित: ${what} का नवीनीकरण, ${person}`,
    due: ({ what, person, on }) => `${on} तक करना है: ${what} का नवीनीकरण, ${person}`,
    wasDue: ({ what, person, on }) => `${person} के ${what} का नवीनीकरण ${on} तक होना था। यह विलंबित है।`,
    isDue: ({ what, person, on }) => `${person} के ${what} का नवीनीकरण ${on} तक करना है।`,
    see: 'इसे पूरा करें और बताएँ कि काम कहाँ तक पहुँचा:',
  },
  ta: {
    hello: (name) => `வணக்கம் ${name},`,
    shortLate: 'தாமதம்',
    shortDue: (on) => `${on} அன்று`,
    late: ({ what, person }) => `தாமதம்: ${what} புதுப்பித்தல், ${person}`,
    due: ({ what, person, on }) => `${on} க்குள் செய்ய வேண்டும்: ${what} புதுப்பித்தல், ${person}`,
    wasDue: ({ what, person, on }) =>
      `${person} என்பவரின் ${what} ${on} க்குள் புதுப்பிக்கப்பட்டிருக்க வேண்டும். இது தாமதமாகிவிட்டது.`,
    isDue: ({ what, person, on }) => `${person} என்பவரின் ${what} ${on} க்குள் புதுப்பிக்கப்பட வேண்டும்.`,
    see: 'இதைக் கவனித்து, எந்த நிலையில் உள்ளது என்று குறிப்பிடவும்:',
  },
  zh: {
    hello: (name) => `${name}，您好：`,
    shortLate: '已逾期',
    shortDue: (on) => `${on} 到期`,
    late: ({ what, person }) => `已逾期：${person}的“${what}”续期`,
    due: ({ what, person, on }) => `${on} 前办理：${person}的“${what}”续期`,
    wasDue: ({ what, person, on }) => `${person}的“${what}”续期应于 ${on} 前办理，现已逾期。`,
    isDue: ({ what, person, on }) => `${person}的“${what}”续期须于 ${on} 前办理。`,
    see: '请跟进办理，并在此登记进度：',
  },
}

const textsIn = ({ hello, shortLate, shortDue, late, due, wasDue, isDue, see }: Words): Pick<Texts, 'renewal-due'> => ({
  'renewal-due': ({ name, daysLate, link, ...facts }) => {
    const subject = daysLate > 0 ? late(facts) : due(facts)
    return {
      subject,
      text: joinParagraphs(hello(name), daysLate > 0 ? wasDue(facts) : isDue(facts), see, link),
      short: `${daysLate > 0 ? shortLate : shortDue(facts.on)}: ${facts.what}, ${facts.person}. ${link}`,
    }
  },
})

export default defineTemplates({
  names: {
    'renewal-due': {
      en: 'Renewal to be done or late',
      fr: 'Renouvellement à faire ou en retard',
      ar: 'تجديد مطلوب أو متأخر',
      hi: 'नवीनीकरण करना है या विलंबित',
      ta: 'புதுப்பித்தல் நிலுவை அல்லது தாமதம்',
      zh: '续期待办或逾期',
    },
  },
  examples: {
    'renewal-due': {
      name: 'Mei',
      what: 'Forklift licence',
      person: 'Lin Wei',
      on: '14 December 2026',
      daysLate: 0,
      link: 'https://example.com/dashboard/compliance',
    },
  },
  texts: {
    en: textsIn(WORDS.en),
    fr: textsIn(WORDS.fr),
    ar: textsIn(WORDS.ar),
    hi: textsIn(WORDS.hi),
    ta: textsIn(WORDS.ta),
    zh: textsIn(WORDS.zh),
  },
})
