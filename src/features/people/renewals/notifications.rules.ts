import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const renewalNotifications = defineNotifications([
  {
    event: 'renewal-due',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A renewal is to be done or late',
      fr: 'Un renouvellement est à faire ou en retard',
      ar: 'تجديد مطلوب أو متأخر',
      hi: 'कोई नवीनीकरण करना है या विलंबित है',
      ta: 'ஒரு புதுப்பித்தல் செய்ய வேண்டியுள்ளது அல்லது தாமதமாகிவிட்டது',
      zh: '有续期待办或已逾期',
    },
  },
])
