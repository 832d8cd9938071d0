import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const verificationNotifications = defineNotifications([
  {
    event: 'verification-decided',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'Verification of your company',
      fr: 'Vérification de votre entreprise',
      ar: 'التحقق من شركتك',
      hi: 'आपकी कंपनी का सत्यापन',
      ta: 'உங்கள் நிறுவனத்தின் சரிபார்ப்பு',
      zh: '贵公司的认证',
    },
  },
])
