import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** New jobs in zones of one's own; `count` may be more than are named. */
    'zone-alert': {
      name: string
      count: number
      jobs: readonly { title: string; company: string; place: string; zone: string }[]
      link: string
    }
  }
}

type Words = { hello: (name: string) => string; news: (count: number) => string; all: string }

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    news: (count) => `New jobs in your zones: ${count}`,
    all: 'All of them, pausing a zone, and how often we write:',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    news: (count) => `Nouvelles offres dans vos zones : ${count}`,
    all: 'Toutes les offres, mettre une zone en pause, et la fréquence de nos messages :',
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    news: (count) => `وظائف جديدة في مناطقك: ${count}`,
    all: 'كل الوظائف، وإيقاف منطقة مؤقتًا، وعدد مرات المراسلة:',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    news: (count) => `आपके क्षेत्रों में नई नौकरियाँ: ${count}`,
    all: 'सभी नौकरियाँ, किसी क्षेत्र को रोकना, और हम कितनी बार लिखें:',
  },
  ta: {
    hello: (name) => `வணக்கம் ${name},`,
    news: (count) => `உங்கள் பகுதிகளில் புதிய வேலைகள்: ${count}`,
    all: 'அனைத்து வேலைகளும், ஒரு பகுதியை நிறுத்தி வைப்பதும், எவ்வளவு முறை எழுதுவது என்பதும்:',
  },
  zh: {
    hello: (name) => `${name}，您好：`,
    news: (count) => `您的区域有新职位：${count}`,
    all: '全部职位、暂停区域以及发送频率：',
  },
}

const textsOf = ({ hello, news, all }: Words): Pick<Texts, 'zone-alert'> => ({
  'zone-alert': ({ name, count, jobs, link }) => ({
    subject: news(count),
    text: joinParagraphs(
      hello(name),
      news(count),
      jobs.map((job) => `${job.title} · ${job.company} · ${job.place} (${job.zone})`).join('\n'),
      all,
      link,
    ),
    short: `Fourshore: ${news(count)} ${link}`,
  }),
})

export default defineTemplates({
  names: { 'zone-alert': { en: 'New jobs in a zone', ar: 'وظائف جديدة في منطقة' } },
  examples: {
    'zone-alert': {
      name: 'Asha',
      count: 2,
      jobs: [{ title: 'Chef de partie', company: 'Four Winds', place: 'Bedok', zone: 'Home' }],
      link: 'https://hr.fourshore.test/dashboard/seeker/geo-fenced-alerts',
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
