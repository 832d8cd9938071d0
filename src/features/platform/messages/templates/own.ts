import type { LetterLanguage } from '../languages.rules.ts'
import { reviews } from './reviews.ts'
import { joinParagraphs, type Texts } from './template.ts'

/** What somebody who looks for work is told of their own doings: a reminder they set, and the entries of their calendar; in every language. */
type OwnTexts = Pick<Texts, 'own-reminder' | 'calendar-entry'> & (typeof reviews)['en']

export const ofOwn: Record<LetterLanguage, OwnTexts> = {
  en: {
    ...reviews.en,
    'own-reminder': ({ name, job, company, words, link }) => ({
      subject: `Your reminder: ${job}, ${company}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `you wanted to be reminded today of ${job}, ${company}.`,
        words ? `Your note: ${words}` : null,
        'Only you see this note. Here it stands:',
        link,
      ),
      short: `Your reminder: ${job}, ${company}: ${link}`,
    }),
    'calendar-entry': ({ what, job, company, link }) => {
      const said = {
        interview: `Interview: ${job}, ${company}`,
        walkIn: `Walk-in interview: ${job}, ${company}`,
        offerEnds: `Last day to answer the offer: ${job}, ${company}`,
        answerBy: `Answer promised until today: ${job}, ${company}`,
        reminder: `Reminder: ${job}, ${company}`,
      }[what]
      return { subject: said, text: joinParagraphs(said, link), short: `${said} ${link}` }
    },
  },
  fr: {
    ...reviews.fr,
    'own-reminder': ({ name, job, company, words, link }) => ({
      subject: `Votre rappel : ${job}, ${company}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `vous vouliez un rappel aujourd’hui pour ${job}, ${company}.`,
        words ? `Votre note : ${words}` : null,
        'Vous seul voyez cette note. Elle se trouve ici :',
        link,
      ),
      short: `Votre rappel : ${job}, ${company} : ${link}`,
    }),
    'calendar-entry': ({ what, job, company, link }) => {
      const said = {
        interview: `Entretien : ${job}, ${company}`,
        walkIn: `Entretien sans rendez-vous : ${job}, ${company}`,
        offerEnds: `Dernier jour pour répondre à l’offre : ${job}, ${company}`,
        answerBy: `Réponse promise au plus tard aujourd’hui : ${job}, ${company}`,
        reminder: `Rappel : ${job}, ${company}`,
      }[what]
      return { subject: said, text: joinParagraphs(said, link), short: `${said} ${link}` }
    },
  },
  ar: {
    ...reviews.ar,
    'own-reminder': ({ name, job, company, words, link }) => ({
      subject: `تذكيرك: ${job}، ${company}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `أردت أن نذكّرك اليوم بوظيفة ${job} لدى ${company}.`,
        words ? `ملاحظتك: ${words}` : null,
        'لا يرى هذه الملاحظة أحد سواك. تجدها هنا:',
        link,
      ),
      short: `تذكيرك: ${job}، ${company}: ${link}`,
    }),
    'calendar-entry': ({ what, job, company, link }) => {
      const said = {
        interview: `مقابلة: ${job}، ${company}`,
        walkIn: `مقابلة مفتوحة: ${job}، ${company}`,
        offerEnds: `آخر يوم للرد على العرض: ${job}، ${company}`,
        answerBy: `وُعد بالرد حتى اليوم: ${job}، ${company}`,
        reminder: `تذكير: ${job}، ${company}`,
      }[what]
      return { subject: said, text: joinParagraphs(said, link), short: `${said} ${link}` }
    },
  },
  hi: {
    ...reviews.hi,
    'own-reminder': ({ name, job, company, words, link }) => ({
      subject: `आपका रिमाइंडर: ${job}, ${company}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `आपने आज ${company} की ${job} नौकरी की याद दिलाने को कहा था।`,
        words ? `आपका नोट: ${words}` : null,
        'यह नोट केवल आप देखते हैं। यह यहाँ है:',
        link,
      ),
      short: `आपका रिमाइंडर: ${job}, ${company}: ${link}`,
    }),
    'calendar-entry': ({ what, job, company, link }) => {
      const said = {
        interview: `इंटरव्यू: ${job}, ${company}`,
        walkIn: `वॉक-इन इंटरव्यू: ${job}, ${company}`,
        offerEnds: `प्रस्ताव का जवाब देने का अंतिम दिन: ${job}, ${company}`,
        answerBy: `आज तक जवाब का वादा: ${job}, ${company}`,
        reminder: `रिमाइंडर: ${job}, ${company}`,
      }[what]
      return { subject: said, text: joinParagraphs(said, link), short: `${said} ${link}` }
    },
  },
  ta: {
    ...reviews.ta,
    'own-reminder': ({ name, job, company, words, link }) => ({
      subject: `உங்கள் நினைவூட்டல்: ${job}, ${company}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${company} நிறுவனத்தின் ${job} வேலையை இன்று நினைவூட்டக் கேட்டிருந்தீர்கள்.`,
        words ? `உங்கள் குறிப்பு: ${words}` : null,
        'இந்தக் குறிப்பை நீங்கள் மட்டுமே காண்பீர்கள். அது இங்கே உள்ளது:',
        link,
      ),
      short: `உங்கள் நினைவூட்டல்: ${job}, ${company}: ${link}`,
    }),
    'calendar-entry': ({ what, job, company, link }) => {
      const said = {
        interview: `நேர்காணல்: ${job}, ${company}`,
        walkIn: `நேரடி நேர்காணல்: ${job}, ${company}`,
        offerEnds: `பணி வாய்ப்புக்குப் பதிலளிக்கக் கடைசி நாள்: ${job}, ${company}`,
        answerBy: `இன்றைக்குள் பதில் தருவதாக வாக்குறுதி: ${job}, ${company}`,
        reminder: `நினைவூட்டல்: ${job}, ${company}`,
      }[what]
      return { subject: said, text: joinParagraphs(said, link), short: `${said} ${link}` }
    },
  },
  zh: {
    ...reviews.zh,
    'own-reminder': ({ name, job, company, words, link }) => ({
      subject: `您的提醒:${job},${company}`,
      text: joinParagraphs(
        `${name},您好:`,
        `您希望今天提醒您关注 ${company} 的 ${job}。`,
        words ? `您的备注:${words}` : null,
        '此备注只有您能看到,在这里:',
        link,
      ),
      short: `您的提醒:${job},${company}:${link}`,
    }),
    'calendar-entry': ({ what, job, company, link }) => {
      const said = {
        interview: `面试:${job},${company}`,
        walkIn: `现场面试:${job},${company}`,
        offerEnds: `答复录用通知的最后一天:${job},${company}`,
        answerBy: `承诺最迟今天答复:${job},${company}`,
        reminder: `提醒:${job},${company}`,
      }[what]
      return { subject: said, text: joinParagraphs(said, link), short: `${said} ${link}` }
    },
  },
}
