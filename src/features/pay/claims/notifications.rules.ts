import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of their expenses, besides what approvals say. */
export const claimNotifications = defineNotifications([
  {
    event: 'receipt-mailed',
    audience: ['employee', 'company'],
    channels: { listed: true, email: 'off', push: true },
    label: {
      en: 'A receipt came by mail',
      fr: 'Un reçu est arrivé par e-mail',
      ar: 'وصل إيصال بالبريد الإلكتروني',
      hi: 'ईमेल से एक रसीद आई',
      ta: 'மின்னஞ்சலில் ஒரு ரசீது வந்தது',
      zh: '邮件中收到一张收据',
    },
  },
])
