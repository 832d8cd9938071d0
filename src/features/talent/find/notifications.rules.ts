import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const findNotifications = defineNotifications([
  {
    event: 'talent-invited',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A company asks you to apply',
      fr: 'Une entreprise vous invite à postuler',
      ar: 'شركة تدعوك إلى التقديم',
      hi: 'एक कंपनी आपको आवेदन के लिए बुलाती है',
      ta: 'ஒரு நிறுவனம் உங்களை விண்ணப்பிக்க அழைக்கிறது',
      zh: '有公司邀请您应聘',
    },
  },
  {
    event: 'talent-accepted',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'An invitation was accepted',
      fr: 'Une invitation a été acceptée',
      ar: 'قُبلت دعوة',
      hi: 'एक निमंत्रण स्वीकार हुआ',
      ta: 'ஒரு அழைப்பு ஏற்கப்பட்டது',
      zh: '邀请已被接受',
    },
  },
  {
    event: 'talent-alert',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: false },
    letterAlways: true,
    label: {
      en: 'New people in your search',
      fr: 'De nouveaux profils dans votre recherche',
      ar: 'أشخاص جدد في بحثك',
      hi: 'आपकी खोज में नए लोग',
      ta: 'உங்கள் தேடலில் புதியவர்கள்',
      zh: '您的搜索有新人选',
    },
  },
])
