import { defineNotifications } from '../../../shared/notifications.ts'

const channels = { listed: true, email: 'at_once', push: false } as const

/** What people are told of from here. The letters leave whatever was chosen: they say what is charged, and what stops. */
export const planLetterNotifications = defineNotifications([
  {
    event: 'plan-renewal',
    audience: ['seeker', 'company'],
    channels,
    letterAlways: true,
    label: {
      en: 'A plan renews soon',
      fr: 'Un abonnement se renouvelle bientôt',
      ar: 'خطة تتجدد قريبًا',
      hi: 'किसी प्लान का नवीनीकरण जल्द',
      ta: 'ஒரு திட்டம் விரைவில் புதுப்பிக்கப்படும்',
      zh: '方案即将续订',
    },
  },
  {
    event: 'plan-past-due',
    audience: ['seeker', 'company'],
    channels,
    letterAlways: true,
    label: {
      en: 'A payment for a plan failed',
      fr: 'Le paiement d’un abonnement a échoué',
      ar: 'فشل دفع خطة',
      hi: 'किसी प्लान का भुगतान विफल रहा',
      ta: 'ஒரு திட்டத்தின் கட்டணம் தோல்வியடைந்தது',
      zh: '方案付款失败',
    },
  },
  {
    event: 'plan-read-only',
    audience: ['company'],
    channels,
    letterAlways: true,
    label: {
      en: 'The company will soon be able to read only',
      fr: 'L’entreprise passe bientôt en lecture seule',
      ar: 'ستصبح الشركة للقراءة فقط قريبًا',
      hi: 'कंपनी जल्द केवल पढ़ सकेगी',
      ta: 'நிறுவனம் விரைவில் படிக்க மட்டுமே முடியும்',
      zh: '公司即将变为仅可查看',
    },
  },
  {
    event: 'plan-free-again',
    audience: ['seeker'],
    channels,
    letterAlways: true,
    label: {
      en: 'An unpaid plan ends soon',
      fr: 'Un abonnement impayé prend bientôt fin',
      ar: 'خطة غير مدفوعة تنتهي قريبًا',
      hi: 'बिना भुगतान का प्लान जल्द समाप्त होगा',
      ta: 'செலுத்தப்படாத திட்டம் விரைவில் முடியும்',
      zh: '未付款的方案即将结束',
    },
  },
])
