import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const memosNotifications = defineNotifications([
  {
    event: 'memo',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'There is a memo for you',
      fr: 'Une note vous attend',
      ar: 'لديك مذكرة',
      hi: 'आपके लिए एक ज्ञापन है',
      ta: 'உங்களுக்கு ஒரு குறிப்பாணை உள்ளது',
      zh: '您有一份通知公告',
    },
  },
])
