import { defineNotifications } from '../../../shared/notifications.ts'

export const attendanceNotifications = defineNotifications([
  {
    event: 'attendance-to-fix',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A punch of yours is missing',
      fr: 'Il manque un de vos pointages',
      ar: 'ينقص أحد تسجيلاتك',
      hi: 'आपका एक पंच नहीं मिला',
      ta: 'உங்கள் பதிவு ஒன்று இல்லை',
      zh: '您缺少一次打卡',
    },
  },
])
