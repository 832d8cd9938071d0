import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const jobQuestionsNotifications = defineNotifications([
  {
    event: 'job-question-asked',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A question about a job',
      fr: 'Une question sur une offre d’emploi',
      ar: 'سؤال عن وظيفة',
      hi: 'किसी नौकरी के बारे में प्रश्न',
      ta: 'ஒரு வேலை பற்றிய கேள்வி',
      zh: '有人就职位提问',
    },
  },
  {
    event: 'job-question-answered',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'Your question about a job is answered',
      fr: 'Votre question sur une offre a reçu une réponse',
      ar: 'تمت الإجابة عن سؤالك حول وظيفة',
      hi: 'नौकरी के बारे में आपके प्रश्न का उत्तर आया',
      ta: 'வேலை பற்றிய உங்கள் கேள்விக்குப் பதில் வந்தது',
      zh: '您的职位提问已有回复',
    },
  },
])
