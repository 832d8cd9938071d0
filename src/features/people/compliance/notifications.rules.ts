import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const complianceNotifications = defineNotifications([
  {
    event: 'expiry-digest',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: false },
    label: {
      en: 'Documents of your people are about to expire',
      fr: 'Des documents de vos employés arrivent à expiration',
      ar: 'وثائق موظفيك توشك على الانتهاء',
      hi: 'आपके कर्मचारियों के दस्तावेज़ समाप्त होने वाले हैं',
      ta: 'உங்கள் பணியாளர்களின் ஆவணங்கள் காலாவதியாக உள்ளன',
      zh: '员工证件即将到期',
    },
  },
  {
    event: 'expiry-notice',
    audience: ['employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A document of yours is about to expire',
      fr: 'Un de vos documents arrive à expiration',
      ar: 'إحدى وثائقك توشك على الانتهاء',
      hi: 'आपका एक दस्तावेज़ समाप्त होने वाला है',
      ta: 'உங்கள் ஆவணம் ஒன்று காலாவதியாக உள்ளது',
      zh: '您的证件即将到期',
    },
  },
])
