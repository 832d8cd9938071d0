import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const zoneNotifications = defineNotifications([
  {
    event: 'zone-alert',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'New jobs in one of your zones',
      fr: 'Nouvelles offres dans l’une de vos zones',
      ar: 'وظائف جديدة في إحدى مناطقك',
      hi: 'आपके किसी क्षेत्र में नई नौकरियाँ',
      ta: 'உங்கள் பகுதிகளில் ஒன்றில் புதிய வேலைகள்',
      zh: '您的某个区域有新职位',
    },
  },
])
