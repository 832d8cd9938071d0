import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const skillTestNotifications = defineNotifications([
  {
    event: 'skill-result-reviewed',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A result of your skill tests was reviewed',
      fr: 'Un résultat de vos tests de compétences a été revu',
      ar: 'رُوجعت إحدى نتائج اختبارات مهاراتك',
      hi: 'आपकी कौशल परीक्षा के एक परिणाम की समीक्षा हुई',
      ta: 'உங்கள் திறன் தேர்வு முடிவு ஒன்று மறுபரிசீலனை செய்யப்பட்டது',
      zh: '您的一项技能测试结果已复核',
    },
  },
])
