import type { LetterLanguage } from '../languages.rules.ts'
import { joinParagraphs, type Texts } from './template.ts'

/** What somebody reads about a job they look at and have not applied for, in every language. */
export const aboutJobs: Record<
  LetterLanguage,
  Pick<Texts, 'job-followed' | 'job-question-asked' | 'job-question-answered'>
> = {
  en: {
    'job-question-asked': ({ job, count, link }) => ({
      subject: `Questions about ${job}: ${count}`,
      text: joinParagraphs(
        `Questions about ${job} that wait for an answer: ${count}.`,
        link,
        'Whoever asked is not named. The answer is sent to them by Fourshore.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-question-answered': ({ name, job, company, words, answer, link }) => ({
      subject: `Your question was answered: ${job}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `${company} answered your question about ${job}.`,
        `Your question: ${words}`,
        `Answer: ${answer}`,
        link,
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `Open again: ${job}` : `This job is closed: ${job}`,
      text: joinParagraphs(
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
    'job-question-asked': ({ job, count, link }) => ({
      subject: `Questions sur ${job} : ${count}`,
      text: joinParagraphs(
        `Questions sur ${job} qui attendent une réponse : ${count}.`,
        link,
        'La personne qui demande n’est pas nommée. Fourshore lui envoie la réponse.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-question-answered': ({ name, job, company, words, answer, link }) => ({
      subject: `Réponse à votre question : ${job}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `${company} a répondu à votre question sur ${job}.`,
        `Votre question : ${words}`,
        `Réponse : ${answer}`,
        link,
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `De nouveau ouverte : ${job}` : `Cette offre est close : ${job}`,
      text: joinParagraphs(
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
    'job-question-asked': ({ job, count, link }) => ({
      subject: `أسئلة عن ${job}: ${count}`,
      text: joinParagraphs(
        `أسئلة عن ${job} تنتظر الإجابة: ${count}.`,
        link,
        'لا يُذكر اسم من سأل. ترسل Fourshore الإجابة إليه.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-question-answered': ({ name, job, company, words, answer, link }) => ({
      subject: `أُجيب عن سؤالك: ${job}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `أجابت ${company} عن سؤالك حول ${job}.`,
        `سؤالك: ${words}`,
        `الإجابة: ${answer}`,
        link,
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `فُتحت من جديد: ${job}` : `أُغلقت هذه الوظيفة: ${job}`,
      text: joinParagraphs(
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
    'job-question-asked': ({ job, count, link }) => ({
      subject: `${job} के बारे में प्रश्न: ${count}`,
      text: joinParagraphs(
        `${job} के बारे में उत्तर की प्रतीक्षा में प्रश्न: ${count}।`,
        link,
        'पूछने वाले का नाम नहीं बताया जाता। उत्तर Fourshore उन्हें भेजता है।',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-question-answered': ({ name, job, company, words, answer, link }) => ({
      subject: `आपके प्रश्न का उत्तर मिला: ${job}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${company} ने ${job} के बारे में आपके प्रश्न का उत्तर दिया।`,
        `आपका प्रश्न: ${words}`,
        `उत्तर: ${answer}`,
        link,
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `फिर से खुली: ${job}` : `यह नौकरी बंद हो गई: ${job}`,
      text: joinParagraphs(
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
    'job-question-asked': ({ job, count, link }) => ({
      subject: `${job} பற்றிய கேள்விகள்: ${count}`,
      text: joinParagraphs(
        `${job} பற்றி பதிலுக்குக் காத்திருக்கும் கேள்விகள்: ${count}.`,
        link,
        'கேட்டவர் பெயர் சொல்லப்படாது. பதிலை Fourshore அவருக்கு அனுப்பும்.',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-question-answered': ({ name, job, company, words, answer, link }) => ({
      subject: `உங்கள் கேள்விக்குப் பதில்: ${job}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${job} பற்றிய உங்கள் கேள்விக்கு ${company} பதிலளித்தது.`,
        `உங்கள் கேள்வி: ${words}`,
        `பதில்: ${answer}`,
        link,
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `மீண்டும் திறந்தது: ${job}` : `இந்த வேலை மூடப்பட்டது: ${job}`,
      text: joinParagraphs(
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
    'job-question-asked': ({ job, count, link }) => ({
      subject: `关于“${job}”的提问：${count}`,
      text: joinParagraphs(
        `关于“${job}”待回答的提问：${count} 个。`,
        link,
        '不会透露提问者是谁。回答由 Fourshore 转给对方。',
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-question-answered': ({ name, job, company, words, answer, link }) => ({
      subject: `您的提问已获回答：${job}`,
      text: joinParagraphs(
        `${name}，您好：`,
        `${company} 回答了您关于“${job}”的提问。`,
        `您的问题：${words}`,
        `回答：${answer}`,
        link,
      ),
      short: `Fourshore: ${job}: ${link}`,
    }),
    'job-followed': ({ name, job, company, opened, link }) => ({
      subject: opened ? `重新开放：${job}` : `此职位已关闭：${job}`,
      text: joinParagraphs(
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
