import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of their pay. */
export const payrollNotifications = defineNotifications([
  {
    event: 'payslip-out',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'Your payslip is published',
      fr: 'Votre bulletin de paie est publié',
      ar: 'نُشرت قسيمة راتبك',
      hi: 'आपकी वेतन पर्ची प्रकाशित हुई',
      ta: 'உங்கள் சம்பளச் சீட்டு வெளியிடப்பட்டது',
      zh: '您的工资单已发布',
    },
  },
])
