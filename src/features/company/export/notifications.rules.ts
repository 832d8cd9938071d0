import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const exportNotifications = defineNotifications([
  {
    event: 'export-ready',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: false },
    label: {
      en: 'An export is ready',
      fr: 'Un export est prêt',
      ar: 'ملف التصدير جاهز',
      hi: 'निर्यात तैयार है',
      ta: 'ஏற்றுமதிக் கோப்பு தயார்',
      zh: '导出文件已就绪',
    },
  },
])
