import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of jobs. */
export const jobsNotifications = defineNotifications([
  {
    event: 'job-idle',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: false },
    label: {
      en: 'A job is paused, or about to be, because nothing happens with it',
      fr: 'Un poste est mis en pause, ou va l’être, faute d’activité',
      ar: 'أُوقفت وظيفة أو ستتوقف مؤقتًا لعدم النشاط',
      hi: 'गतिविधि न होने से कोई नौकरी रुकी है या रुकने वाली है',
      ta: 'செயல்பாடு இல்லாததால் ஒரு வேலை இடைநிறுத்தப்பட்டது அல்லது இடைநிறுத்தப்படும்',
      zh: '某个职位因无动静已暂停或即将暂停',
    },
  },
])
