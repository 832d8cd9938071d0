import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const lockerNotifications = defineNotifications([
  {
    event: 'locker-given',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A locker is yours',
      fr: 'Un casier est à vous',
      ar: 'لديك خزانة',
      hi: 'आपको एक लॉकर मिला है',
      ta: 'உங்களுக்கு ஒரு பெட்டகம் கிடைத்துள்ளது',
      zh: '您有一个储物柜',
    },
  },
])
