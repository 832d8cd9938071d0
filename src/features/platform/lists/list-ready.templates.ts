import type { LetterLanguage } from '../messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../messages/templates/template.ts'

declare module '../messages/templates/template.ts' {
  interface Templates {
    /** To whoever asked for a long list as a file. */
    'list-ready': { name: string; file: string; link: string; days: number }
  }
}

/** To whoever asked for a long list as a file; in every language. */
const listReady: Record<LetterLanguage, Pick<Texts, 'list-ready'>> = {
  en: {
    'list-ready': ({ name, file, link, days }) => ({
      subject: `Your file is ready: ${file}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `${file} is ready. Download it within ${days} days under Export, here:`,
        link,
        'Only you can download it. After that it is removed.',
      ),
      short: `${file} is ready (${days} days): ${link}`,
    }),
  },
  fr: {
    'list-ready': ({ name, file, link, days }) => ({
      subject: `Votre fichier est prêt : ${file}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `le fichier ${file} est prêt. Téléchargez-le sous ${days} jours depuis le menu d’exportation, ici :`,
        link,
        'Vous seul pouvez le télécharger. Il est ensuite supprimé.',
      ),
      short: `${file} : fichier disponible (${days} jours) : ${link}`,
    }),
  },
  ar: {
    'list-ready': ({ name, file, link, days }) => ({
      subject: `ملفك جاهز: ${file}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `الملف ${file} جاهز. نزّله من قائمة التصدير هنا، وهو متاح لعدد من الأيام: ${days}`,
        link,
        'لا يستطيع تنزيله غيرك، ويُحذف بعد ذلك.',
      ),
      short: `الملف ${file} جاهز (الأيام: ${days}): ${link}`,
    }),
  },
  hi: {
    'list-ready': ({ name, file, link, days }) => ({
      subject: `आपकी फ़ाइल तैयार है: ${file}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${file} तैयार है। इसे ${days} दिनों के भीतर यहाँ एक्सपोर्ट मेन्यू से डाउनलोड करें:`,
        link,
        'इसे केवल आप डाउनलोड कर सकते हैं। उसके बाद इसे हटा दिया जाता है।',
      ),
      short: `${file} तैयार है (${days} दिन): ${link}`,
    }),
  },
  ta: {
    'list-ready': ({ name, file, link, days }) => ({
      subject: `உங்கள் கோப்பு தயார்: ${file}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${file} தயாராக உள்ளது. ${days} நாட்களுக்குள் இங்குள்ள ஏற்றுமதி மெனுவிலிருந்து பதிவிறக்கவும்:`,
        link,
        'நீங்கள் மட்டுமே இதைப் பதிவிறக்க முடியும். அதன் பிறகு அது நீக்கப்படும்.',
      ),
      short: `${file} தயார் (${days} நாட்கள்): ${link}`,
    }),
  },
  zh: {
    'list-ready': ({ name, file, link, days }) => ({
      subject: `您的文件已就绪：${file}`,
      text: joinParagraphs(
        `${name}，您好：`,
        `${file} 已就绪。请在 ${days} 天内从此处的导出菜单下载：`,
        link,
        '只有您可以下载。此后文件将被删除。',
      ),
      short: `${file} 已就绪（${days} 天）：${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'list-ready': { en: 'List ready as a file', ar: 'القائمة جاهزة كملف' },
  },
  examples: {
    'list-ready': {
      name: 'Mei',
      file: 'employees-2026-12-01.xlsx',
      link: 'https://hr.fourshore.test/dashboard/employee-management',
      days: 7,
    },
  },
  texts: listReady,
})
