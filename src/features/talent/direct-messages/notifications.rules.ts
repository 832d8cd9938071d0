import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const directMessageNotifications = defineNotifications([
  {
    event: 'direct-message',
    audience: ['seeker', 'company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A new direct message',
      fr: 'Un nouveau message direct',
      ar: 'رسالة مباشرة جديدة',
      hi: 'एक नया सीधा संदेश',
      ta: 'ஒரு புதிய நேரடிச் செய்தி',
      zh: '一条新私信',
    },
  },
])
