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
  {
    event: 'calendar-of-locked-month',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: false },
    label: {
      en: 'A holiday changed in a month that is locked',
      fr: 'Un jour férié a changé dans un mois verrouillé',
      ar: 'تغيّرت عطلة في شهر مقفل',
      hi: 'बंद महीने में छुट्टी का दिन बदला',
      ta: 'பூட்டப்பட்ட மாதத்தில் விடுமுறை நாள் மாறியது',
      zh: '已锁定月份中的假日有变动',
    },
  },
  {
    event: 'attendance-recounted',
    audience: ['company'],
    channels: { listed: true, email: 'off', push: false },
    label: {
      en: 'Attendance was computed again after your change',
      fr: 'Les présences ont été recalculées après votre modification',
      ar: 'أُعيد احتساب الحضور بعد تغييرك',
      hi: 'आपके बदलाव के बाद उपस्थिति दोबारा गिनी गई',
      ta: 'உங்கள் மாற்றத்திற்குப் பிறகு வருகை மீண்டும் கணக்கிடப்பட்டது',
      zh: '您修改后考勤已重新计算',
    },
  },
])
