import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const applicationsNotifications = defineNotifications([
  {
    event: 'own-reminder',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'Your reminder',
      fr: 'Votre rappel',
      ar: 'تذكيرك',
      hi: 'आपका अनुस्मारक',
      ta: 'உங்கள் நினைவூட்டல்',
      zh: '您的提醒',
    },
  },
])
