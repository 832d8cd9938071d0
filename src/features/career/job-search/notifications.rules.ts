import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const jobSearchNotifications = defineNotifications([
  {
    event: 'job-alert',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: false },
    letterAlways: true,
    label: {
      en: 'New jobs in your search',
      fr: 'Nouvelles offres pour votre recherche',
      ar: 'وظائف جديدة في بحثك',
      hi: 'आपकी खोज में नई नौकरियाँ',
      ta: 'உங்கள் தேடலில் புதிய வேலைகள்',
      zh: '您的搜索有新职位',
    },
  },
])
