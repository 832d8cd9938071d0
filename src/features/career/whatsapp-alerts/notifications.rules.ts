import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const phoneAlertNotifications = defineNotifications([
  {
    event: 'phone-alerts-failing',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'Alerts do not reach your telephone',
      fr: 'Les alertes n’arrivent pas sur votre téléphone',
      ar: 'التنبيهات لا تصل إلى هاتفك',
      hi: 'सूचनाएँ आपके फ़ोन तक नहीं पहुँचतीं',
      ta: 'அறிவிப்புகள் உங்கள் தொலைபேசியை அடையவில்லை',
      zh: '提醒无法送达您的手机',
    },
  },
])
