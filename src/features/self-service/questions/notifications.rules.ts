import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const questionNotifications = defineNotifications([
  {
    event: 'hr-question-asked',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A question to HR',
      fr: 'Une question aux RH',
      ar: 'سؤال للموارد البشرية',
      hi: 'एचआर से एक प्रश्न',
      ta: 'மனிதவளத்திடம் ஒரு கேள்வி',
      zh: '向人事提出的问题',
    },
  },
  {
    event: 'hr-question-answered',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'HR has answered your question',
      fr: 'Les RH ont répondu à votre question',
      ar: 'أجابت الموارد البشرية عن سؤالك',
      hi: 'एचआर ने आपके प्रश्न का उत्तर दिया',
      ta: 'மனிதவளம் உங்கள் கேள்விக்குப் பதிலளித்தது',
      zh: '人事已回复您的问题',
    },
  },
])
