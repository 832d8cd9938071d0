import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const filingNotifications = defineNotifications([
  {
    event: 'filing-due',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A filing is due or late',
      fr: 'Une déclaration est à faire ou en retard',
      ar: 'إقرار مستحق أو متأخر',
      hi: 'कोई फ़ाइलिंग देय या विलंबित है',
      ta: 'ஒரு தாக்கல் செய்ய வேண்டியுள்ளது அல்லது தாமதமாகிவிட்டது',
      zh: '有申报即将到期或已逾期',
    },
  },
])
