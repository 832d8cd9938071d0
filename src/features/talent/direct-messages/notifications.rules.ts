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
  {
    event: 'direct-report-decided',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'An answer to a report of a conversation',
      fr: 'Une réponse au signalement d’une conversation',
      ar: 'رد على بلاغ عن محادثة',
      hi: 'बातचीत की शिकायत का उत्तर',
      ta: 'உரையாடல் பற்றிய புகாருக்குப் பதில்',
      zh: '对话举报的答复',
    },
  },
  {
    event: 'direct-thread-closed',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A conversation was closed',
      fr: 'Une conversation a été fermée',
      ar: 'أُغلقت محادثة',
      hi: 'एक बातचीत बंद की गई',
      ta: 'ஓர் உரையாடல் மூடப்பட்டது',
      zh: '一个对话已被关闭',
    },
  },
])
