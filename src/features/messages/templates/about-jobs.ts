import type { LetterLanguage } from '../languages.rules.ts'
import { paragraphs, type Texts } from './template.ts'

/** What somebody reads about a job they look at and have not applied for, in every language. */
export const aboutJobs: Record<LetterLanguage, Pick<Texts, 'job-followed'>> = {
  en: {
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `Open again: ${job}` : `This job is closed: ${job}`,
      text: paragraphs(
        `Hello ${name},`,
        opened
          ? `${job} at ${company}, which you follow, takes applications again.`
          : `${job} at ${company}, which you follow, is closed and takes no more applications.`,
        link,
        'This is the only letter about it.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
  },
  fr: {
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `De nouveau ouverte : ${job}` : `Cette offre est close : ${job}`,
      text: paragraphs(
        `Bonjour ${name},`,
        opened
          ? `l’offre ${job} de ${company}, que vous suivez, reçoit de nouveau des candidatures.`
          : `l’offre ${job} de ${company}, que vous suivez, est close et ne reçoit plus de candidatures.`,
        link,
        'C’est le seul message à ce sujet.',
      ),
      short: `Fourshore : ${job} : ${link}`,
    }),
  },
  ar: {
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `فُتحت من جديد: ${job}` : `أُغلقت هذه الوظيفة: ${job}`,
      text: paragraphs(
        `مرحبًا ${name}،`,
        opened
          ? `وظيفة ${job} لدى ${company} التي تتابعها تستقبل الطلبات من جديد.`
          : `وظيفة ${job} لدى ${company} التي تتابعها أُغلقت ولا تستقبل طلبات بعد الآن.`,
        link,
        'هذه هي الرسالة الوحيدة عنها.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
  },
  hi: {
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `फिर से खुली: ${job}` : `यह नौकरी बंद हो गई: ${job}`,
      text: paragraphs(
        `नमस्ते ${name},`,
        opened
          ? `${company} की ${job} नौकरी, जिस पर आप नज़र रख रहे हैं, फिर से आवेदन ले रही है।`
          : `${company} की ${job} नौकरी, जिस पर आप नज़र रख रहे हैं, बंद हो गई है और अब आवेदन नहीं लेती।`,
        link,
        'इसके बारे में यही एकमात्र पत्र है।',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
  },
  ta: {
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `மீண்டும் திறந்தது: ${job}` : `இந்த வேலை மூடப்பட்டது: ${job}`,
      text: paragraphs(
        `வணக்கம் ${name},`,
        opened
          ? `நீங்கள் பின்தொடரும் ${company} இன் ${job} வேலை மீண்டும் விண்ணப்பங்களை ஏற்கிறது.`
          : `நீங்கள் பின்தொடரும் ${company} இன் ${job} வேலை மூடப்பட்டது; இனி விண்ணப்பங்களை ஏற்காது.`,
        link,
        'இதைப் பற்றிய ஒரே கடிதம் இதுதான்.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
  },
  zh: {
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `重新开放：${job}` : `此职位已关闭：${job}`,
      text: paragraphs(
        `${name}，您好：`,
        opened
          ? `您关注的 ${company} 的职位“${job}”已重新接受申请。`
          : `您关注的 ${company} 的职位“${job}”已关闭，不再接受申请。`,
        link,
        '关于此职位，我们只发这一封信。',
      ),
      short: `Fourshore：${job}：${link}`,
    }),
  },
}
