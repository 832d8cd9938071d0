import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const bankNotifications = defineNotifications([
  {
    // Whoever is paid hears of it, whatever they chose: somebody else may have asked in their name.
    event: 'bank-change',
    audience: ['employee', 'company'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'Your bank account is to change or has changed',
      fr: 'Votre compte bancaire change ou a changé',
      ar: 'حسابك المصرفي سيتغير أو تغيّر',
      hi: 'आपका बैंक खाता बदलने वाला है या बदल गया है',
      ta: 'உங்கள் வங்கிக் கணக்கு மாற உள்ளது அல்லது மாறிவிட்டது',
      zh: '您的银行账户将要或已经更改',
    },
  },
])
