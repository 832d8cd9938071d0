import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever fills a job in which nothing has happened for `days` days: it pauses on a day, which is written in the language, or is paused now. */
    'job-idle': { name: string; job: string; days: number; paused: boolean; on: string; link: string }
  }
}

const jobIdle: Record<LetterLanguage, Pick<Texts, 'job-idle'>> = {
  en: {
    'job-idle': ({ name, job, days, paused, on, link }) => ({
      subject: paused ? `${job} is paused` : `${job}: still hiring?`,
      text: joinParagraphs(
        `Hello ${name},`,
        `nothing has happened with the job ${job} for ${days} days.`,
        paused
          ? 'It is paused, so that nobody applies in vain. Publish it again when you are hiring for it:'
          : `It pauses on ${on} unless somebody works on it. Answer an application, or say that you are still hiring:`,
        link,
      ),
      short: paused ? `${job} is paused: ${link}` : `${job}: still hiring? ${link}`,
    }),
  },
  fr: {
    'job-idle': ({ name, job, days, paused, on, link }) => ({
      subject: paused ? `${job} est en pause` : `${job} : recrutez-vous toujours ?`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `rien ne s’est passé pour le poste ${job} depuis ${days} jours.`,
        paused
          ? 'Il est en pause, pour que personne ne postule en vain. Publiez-le de nouveau quand vous recrutez :'
          : `Il sera mis en pause le ${on} si personne ne s’en occupe. Répondez à une candidature, ou dites que vous recrutez toujours :`,
        link,
      ),
      short: paused ? `${job} est en pause : ${link}` : `${job} : recrutez-vous toujours ? ${link}`,
    }),
  },
  ar: {
    'job-idle': ({ name, job, days, paused, on, link }) => ({
      subject: paused ? `أُوقفت ${job} مؤقتًا` : `${job}: هل ما زلتم توظّفون؟`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `لم يحدث شيء في وظيفة ${job} منذ ${days} يومًا.`,
        paused
          ? 'أُوقفت مؤقتًا كي لا يتقدّم أحد بلا جدوى. انشرها من جديد عندما توظّفون لها:'
          : `تتوقف مؤقتًا في ${on} ما لم يعمل عليها أحد. أجب عن طلب، أو قل إنكم ما زلتم توظّفون:`,
        link,
      ),
      short: paused ? `أُوقفت ${job}: ${link}` : `${job}: هل ما زلتم توظّفون؟ ${link}`,
    }),
  },
  hi: {
    'job-idle': ({ name, job, days, paused, on, link }) => ({
      subject: paused ? `${job} रोकी गई है` : `${job}: क्या भर्ती अब भी जारी है?`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${job} नौकरी में ${days} दिनों से कुछ नहीं हुआ है।`,
        paused
          ? 'इसे रोक दिया गया है, ताकि कोई व्यर्थ आवेदन न करे। जब भर्ती करें, इसे फिर प्रकाशित करें:'
          : `यदि कोई इस पर काम न करे, तो यह ${on} को रुक जाएगी। किसी आवेदन का उत्तर दें, या बताएँ कि भर्ती जारी है:`,
        link,
      ),
      short: paused ? `${job} रोकी गई है: ${link}` : `${job}: क्या भर्ती जारी है? ${link}`,
    }),
  },
  ta: {
    'job-idle': ({ name, job, days, paused, on, link }) => ({
      subject: paused ? `${job} இடைநிறுத்தப்பட்டது` : `${job}: இன்னும் ஆட்சேர்ப்பு நடக்கிறதா?`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${job} வேலையில் ${days} நாட்களாக எதுவும் நடக்கவில்லை.`,
        paused
          ? 'யாரும் வீணாக விண்ணப்பிக்காதபடி அது இடைநிறுத்தப்பட்டது. ஆட்சேர்க்கும்போது மீண்டும் வெளியிடுங்கள்:'
          : `யாரும் செயல்படாவிட்டால் அது ${on} அன்று இடைநிறுத்தப்படும். ஒரு விண்ணப்பத்துக்குப் பதிலளியுங்கள், அல்லது இன்னும் ஆட்சேர்க்கிறோம் என்று சொல்லுங்கள்:`,
        link,
      ),
      short: paused ? `${job} இடைநிறுத்தப்பட்டது: ${link}` : `${job}: இன்னும் ஆட்சேர்ப்பா? ${link}`,
    }),
  },
  zh: {
    'job-idle': ({ name, job, days, paused, on, link }) => ({
      subject: paused ? `${job} 已暂停` : `${job}：还在招聘吗？`,
      text: joinParagraphs(
        `${name}，您好：`,
        `职位 ${job} 已有 ${days} 天没有任何动静。`,
        paused
          ? '该职位已暂停，以免有人白白申请。需要招聘时请重新发布：'
          : `如无人处理，该职位将于 ${on} 暂停。请答复一份申请，或说明仍在招聘：`,
        link,
      ),
      short: paused ? `${job} 已暂停：${link}` : `${job}：还在招聘吗？${link}`,
    }),
  },
}

export default defineTemplates({
  names: { 'job-idle': { en: 'Job without activity', ar: 'وظيفة بلا نشاط' } },
  examples: {
    'job-idle': {
      name: 'Mei',
      job: 'Nurse',
      days: 23,
      paused: false,
      on: '24 December 2026',
      link: 'https://hr.fourshore.test/dashboard/jobs?job=1',
    },
  },
  texts: jobIdle,
})
