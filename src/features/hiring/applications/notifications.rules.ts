import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const applicationsNotifications = defineNotifications([
  {
    event: 'application-news',
    audience: ['company', 'employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'News about applications',
      fr: 'Du nouveau concernant des candidatures',
      ar: 'جديد بشأن طلبات التوظيف',
      hi: 'आवेदनों के बारे में नई जानकारी',
      ta: 'விண்ணப்பங்கள் பற்றிய புதிய தகவல்',
      zh: '求职申请有新动态',
    },
  },
])
