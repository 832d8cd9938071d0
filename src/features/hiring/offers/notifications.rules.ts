import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const offersNotifications = defineNotifications([
  {
    event: 'offer-made',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'You have an offer',
      fr: 'Vous avez reçu une offre',
      ar: 'لديك عرض عمل',
      hi: 'आपको एक प्रस्ताव मिला है',
      ta: 'உங்களுக்கு ஒரு பணி வாய்ப்பு வந்துள்ளது',
      zh: '您收到一份录用通知',
    },
  },
  {
    event: 'offer-withdrawn',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'An offer no longer counts',
      fr: 'Une offre n’est plus valable',
      ar: 'لم يعد عرض عمل ساريًا',
      hi: 'एक प्रस्ताव अब मान्य नहीं है',
      ta: 'ஒரு பணி வாய்ப்பு இனி செல்லாது',
      zh: '一份录用通知已失效',
    },
  },
  {
    event: 'offer-approval',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'An offer waits for your approval',
      fr: 'Une offre attend votre approbation',
      ar: 'عرض عمل بانتظار موافقتك',
      hi: 'एक प्रस्ताव आपकी मंज़ूरी की प्रतीक्षा में है',
      ta: 'ஒரு பணி வாய்ப்பு உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது',
      zh: '一份录用通知等待您批准',
    },
  },
  {
    event: 'offer-answered',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'An offer has been answered',
      fr: 'Une offre a reçu une réponse',
      ar: 'تم الرد على عرض عمل',
      hi: 'एक प्रस्ताव का उत्तर आया है',
      ta: 'பணி வாய்ப்புக்குப் பதில் வந்துள்ளது',
      zh: '录用通知已有答复',
    },
  },
])
