import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const declarationNotifications = defineNotifications([
  {
    event: 'tax-declaration',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'News of your tax declaration',
      fr: 'Des nouvelles de votre déclaration fiscale',
      ar: 'جديد إقرارك الضريبي',
      hi: 'आपकी कर घोषणा की सूचना',
      ta: 'உங்கள் வரி அறிவிப்பு பற்றிய செய்தி',
      zh: '您的税务申报动态',
    },
  },
])
