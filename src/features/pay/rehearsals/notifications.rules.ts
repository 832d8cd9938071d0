import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const rehearsalNotifications = defineNotifications([
  {
    event: 'pay-rehearsed',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'The next pay run was tried',
      fr: 'La prochaine paie a été essayée',
      ar: 'جُرّبت دورة الرواتب التالية',
      hi: 'अगला वेतन रन आज़माया गया',
      ta: 'அடுத்த ஊதிய ஓட்டம் சோதிக்கப்பட்டது',
      zh: '下一次发薪已试算',
    },
  },
])
