import type { LetterLanguage } from '../languages.rules.ts'
import { joinParagraphs, type Texts } from './template.ts'

type Words = {
  daily: (count: number) => string
  weekly: (count: number) => string
  hello: (name: string) => string
  more: (count: number) => string
  link: string
  short: (link: string) => string
}

/** Several notifications in one letter. Counts stand in brackets or behind a colon, so that no language bends for them. */
const letterOf = (words: Words): Pick<Texts, 'notification-digest'> => ({
  'notification-digest': ({ name, pace, lines, more, link }) => {
    const subject = words[pace](lines.length + more)
    return {
      subject,
      text: joinParagraphs(
        words.hello(name),
        lines.map((line) => `• ${line}`).join('\n'),
        more > 0 ? words.more(more) : null,
        words.link,
        link,
      ),
      short: words.short(link),
    }
  },
})

export const digests: Record<LetterLanguage, Pick<Texts, 'notification-digest'>> = {
  en: letterOf({
    daily: (count) => `Today on Fourshore (${count})`,
    weekly: (count) => `This week on Fourshore (${count})`,
    hello: (name) => `Hello ${name}, here is what you have not read yet:`,
    more: (count) => `And more: ${count}`,
    link: 'All of them, and how often we write:',
    short: (link) => `Fourshore: news for you: ${link}`,
  }),
  fr: letterOf({
    daily: (count) => `Aujourd’hui sur Fourshore (${count})`,
    weekly: (count) => `Cette semaine sur Fourshore (${count})`,
    hello: (name) => `Bonjour ${name}, voici ce que vous n’avez pas encore lu :`,
    more: (count) => `Et d’autres : ${count}`,
    link: 'Tout voir, et choisir quand nous vous écrivons :',
    short: (link) => `Fourshore : du nouveau pour vous : ${link}`,
  }),
  ar: letterOf({
    daily: (count) => `اليوم في Fourshore (${count})`,
    weekly: (count) => `هذا الأسبوع في Fourshore (${count})`,
    hello: (name) => `مرحبًا ${name}، إليك ما لم تقرأه بعد:`,
    more: (count) => `وغيرها: ${count}`,
    link: 'جميع الإشعارات، وكم مرة نكتب إليك:',
    short: (link) => `Fourshore: جديد يخصك: ${link}`,
  }),
  hi: letterOf({
    daily: (count) => `Fourshore पर आज (${count})`,
    weekly: (count) => `Fourshore पर इस सप्ताह (${count})`,
    hello: (name) => `नमस्ते ${name}, जो आपने अभी तक नहीं पढ़ा है:`,
    more: (count) => `और भी: ${count}`,
    link: 'सभी सूचनाएँ, और हम आपको कब लिखें:',
    short: (link) => `Fourshore: आपके लिए नई सूचना: ${link}`,
  }),
  ta: letterOf({
    daily: (count) => `Fourshore இல் இன்று (${count})`,
    weekly: (count) => `Fourshore இல் இந்த வாரம் (${count})`,
    hello: (name) => `வணக்கம் ${name}, நீங்கள் இன்னும் படிக்காதவை:`,
    more: (count) => `மேலும்: ${count}`,
    link: 'அனைத்து அறிவிப்புகளும், நாங்கள் எப்போது எழுத வேண்டும் என்பதும்:',
    short: (link) => `Fourshore: உங்களுக்குப் புதிய அறிவிப்பு: ${link}`,
  }),
  zh: letterOf({
    daily: (count) => `Fourshore 今日通知（${count}）`,
    weekly: (count) => `Fourshore 本周通知（${count}）`,
    hello: (name) => `${name}，您好！以下是您尚未阅读的通知：`,
    more: (count) => `另有：${count}`,
    link: '查看全部通知，或设置接收频率：',
    short: (link) => `Fourshore：您有新通知：${link}`,
  }),
}
