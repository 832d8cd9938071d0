import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { dateIn, defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever answers for the company: figures of hiring from one day to another, in the files with it. */
    'hiring-report': { name: string; report: string; from: string; to: string; link: string }
  }
}

/** A report of hiring that a company has sent to itself, in every language. Its figures are in the files; no name of anybody who applied is. */
const hiringReport: Record<LetterLanguage, Pick<Texts, 'hiring-report'>> = {
  en: {
    'hiring-report': ({ name, report, from, to, link }) => ({
      subject: `Hiring report: ${report}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `here is the report “${report}” on hiring from ${dateIn('en-GB')(from)} to ${dateIn('en-GB')(to)}. The figures are attached as CSV, each with what it means and when it was asked.`,
        `The lists behind the figures, and where the report is changed or stopped:`,
        link,
      ),
      short: `Hiring report: ${link}`,
    }),
  },
  fr: {
    'hiring-report': ({ name, report, from, to, link }) => ({
      subject: `Rapport de recrutement : ${report}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `voici le rapport « ${report} » sur le recrutement du ${dateIn('fr-CA')(from)} au ${dateIn('fr-CA')(to)}. Les chiffres sont joints en CSV, chacun avec sa définition et le moment où il a été calculé.`,
        'Les listes derrière les chiffres, et la page où modifier ou arrêter le rapport :',
        link,
      ),
      short: `Rapport de recrutement : ${link}`,
    }),
  },
  ar: {
    'hiring-report': ({ name, report, from, to, link }) => ({
      subject: `تقرير التوظيف: ${report}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `هذا تقرير «${report}» عن التوظيف من ${dateIn('ar')(from)} إلى ${dateIn('ar')(to)}. الأرقام مرفقة بملف CSV، ومع كل رقم معناه ووقت احتسابه.`,
        'القوائم وراء الأرقام، والصفحة التي يُعدَّل فيها التقرير أو يُوقَف:',
        link,
      ),
      short: `تقرير التوظيف: ${link}`,
    }),
  },
  hi: {
    'hiring-report': ({ name, report, from, to, link }) => ({
      subject: `भर्ती रिपोर्ट: ${report}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `यह ${dateIn('hi-IN')(from)} से ${dateIn('hi-IN')(to)} तक की भर्ती पर रिपोर्ट “${report}” है। आँकड़े CSV में संलग्न हैं; हर आँकड़े के साथ उसका अर्थ और गणना का समय दिया है।`,
        'आँकड़ों के पीछे की सूचियाँ, और रिपोर्ट बदलने या रोकने की जगह:',
        link,
      ),
      short: `भर्ती रिपोर्ट: ${link}`,
    }),
  },
  ta: {
    'hiring-report': ({ name, report, from, to, link }) => ({
      subject: `பணியமர்த்தல் அறிக்கை: ${report}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${dateIn('ta-IN')(from)} முதல் ${dateIn('ta-IN')(to)} வரையிலான பணியமர்த்தல் குறித்த “${report}” அறிக்கை இது. எண்கள் CSV கோப்பாக இணைக்கப்பட்டுள்ளன; ஒவ்வொன்றுடனும் அதன் பொருளும் கணக்கிட்ட நேரமும் உள்ளன.`,
        'எண்களுக்குப் பின்னுள்ள பட்டியல்களும், அறிக்கையை மாற்றவோ நிறுத்தவோ வேண்டிய பக்கமும்:',
        link,
      ),
      short: `பணியமர்த்தல் அறிக்கை: ${link}`,
    }),
  },
  zh: {
    'hiring-report': ({ name, report, from, to, link }) => ({
      subject: `招聘报告：${report}`,
      text: joinParagraphs(
        `${name}，您好：`,
        `这是${dateIn('zh-CN')(from)}至${dateIn('zh-CN')(to)}的招聘报告“${report}”。数据以 CSV 文件附上，每个数字都注明含义和统计时间。`,
        '数字背后的名单，以及修改或停止此报告的页面：',
        link,
      ),
      short: `招聘报告：${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'hiring-report': { en: 'Hiring report', ar: 'تقرير التوظيف' },
  },
  examples: {
    'hiring-report': {
      name: 'Mei',
      report: 'Monday figures',
      from: '2026-11-01',
      to: '2026-11-30',
      link: 'https://hr.fourshore.test/dashboard/recruitment?tab=reports',
    },
  },
  texts: hiringReport,
})
