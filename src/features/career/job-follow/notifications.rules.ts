import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const jobFollowNotifications = defineNotifications([
  {
    event: 'job-followed',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A job you follow has opened or closed',
      fr: 'Une offre que vous suivez a ouvert ou fermé',
      ar: 'فُتحت أو أُغلقت وظيفة تتابعها',
      hi: 'आपकी फ़ॉलो की गई नौकरी खुली या बंद हुई',
      ta: 'நீங்கள் பின்தொடரும் வேலை திறந்தது அல்லது மூடியது',
      zh: '您关注的职位已开放或关闭',
    },
  },
])
