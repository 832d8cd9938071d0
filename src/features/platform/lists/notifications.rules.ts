import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const listNotifications = defineNotifications([
  {
    event: 'list-ready',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: false },
    label: {
      en: 'Your file is ready',
      fr: 'Votre fichier est prêt',
      ar: 'ملفك جاهز',
      hi: 'आपकी फ़ाइल तैयार है',
      ta: 'உங்கள் கோப்பு தயாராக உள்ளது',
      zh: '您的文件已准备好',
    },
  },
])
