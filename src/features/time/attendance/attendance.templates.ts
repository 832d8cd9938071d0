import { defineTemplates, joinParagraphs } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To an employee: a day of theirs is not clear. `day`: the earliest, in words; `days`: how many. */
    'attendance-to-fix': { name: string; day: string; days: number; link: string }
  }
}

type Facts = { name: string; day: string; days: number; link: string }
type Words = { subject: string; hello: string; text: string }
const letter = (words: (facts: Facts) => Words) => (facts: Facts) => {
  const { subject, hello, text } = words(facts)
  return { subject, text: joinParagraphs(hello, text, facts.link), short: `${subject} ${facts.link}` }
}

export default defineTemplates({
  names: { 'attendance-to-fix': { en: 'Attendance to put right', ar: 'حضور يحتاج إلى تصحيح' } },
  examples: {
    'attendance-to-fix': {
      name: 'Asha Rao',
      day: '2 November 2026',
      days: 3,
      link: 'https://hr.fourshore.test/employee-portal?tab=attendance',
    },
  },
  texts: {
    en: {
      'attendance-to-fix': letter(({ name, day, days }) => ({
        subject: days === 1 ? `Your attendance of ${day}` : `Your attendance of ${days} days`,
        hello: `Hello ${name},`,
        text:
          days === 1
            ? `a punch is missing on ${day}. Tell us when you came or left.`
            : `punches are missing on ${days} days, the first ${day}. Tell us when you came or left.`,
      })),
    },
    fr: {
      'attendance-to-fix': letter(({ name, day, days }) => ({
        subject: days === 1 ? `Votre présence du ${day}` : `Votre présence : ${days} jours`,
        hello: `Bonjour ${name},`,
        text:
          days === 1
            ? `il manque un pointage le ${day}. Indiquez votre heure d’arrivée ou de départ.`
            : `il manque des pointages sur ${days} jours, le premier étant le ${day}. Indiquez vos heures d’arrivée ou de départ.`,
      })),
    },
    ar: {
      'attendance-to-fix': letter(({ name, day, days }) => ({
        subject: days === 1 ? `حضورك يوم ${day}` : `حضورك في ${days} أيام`,
        hello: `مرحبًا ${name}،`,
        text:
          days === 1
            ? `ينقص تسجيل يوم ${day}. أخبرنا متى حضرت أو انصرفت.`
            : `تنقص تسجيلات في ${days} أيام، أولها ${day}. أخبرنا متى حضرت أو انصرفت.`,
      })),
    },
    hi: {
      'attendance-to-fix': letter(({ name, day, days }) => ({
        subject: days === 1 ? `${day} की आपकी उपस्थिति` : `${days} दिनों की आपकी उपस्थिति`,
        hello: `नमस्ते ${name},`,
        text:
          days === 1
            ? `${day} को एक पंच नहीं मिला। बताइए कि आप कब आए या गए।`
            : `${days} दिनों के पंच नहीं मिले, पहला ${day} का है। बताइए कि आप कब आए या गए।`,
      })),
    },
    ta: {
      'attendance-to-fix': letter(({ name, day, days }) => ({
        subject: days === 1 ? `${day} அன்றைய உங்கள் வருகை` : `${days} நாட்களின் உங்கள் வருகை`,
        hello: `வணக்கம் ${name},`,
        text:
          days === 1
            ? `${day} அன்று ஒரு பதிவு இல்லை. எப்போது வந்தீர்கள் அல்லது சென்றீர்கள் என்று கூறுங்கள்.`
            : `${days} நாட்களில் பதிவுகள் இல்லை; முதல் நாள் ${day}. எப்போது வந்தீர்கள் அல்லது சென்றீர்கள் என்று கூறுங்கள்.`,
      })),
    },
    zh: {
      'attendance-to-fix': letter(({ name, day, days }) => ({
        subject: days === 1 ? `您 ${day} 的考勤` : `您 ${days} 天的考勤`,
        hello: `${name}，您好：`,
        text:
          days === 1
            ? `${day} 缺少一次打卡。请告诉我们您几点到岗或离岗。`
            : `有 ${days} 天缺少打卡，最早是 ${day}。请告诉我们您几点到岗或离岗。`,
      })),
    },
  },
})
