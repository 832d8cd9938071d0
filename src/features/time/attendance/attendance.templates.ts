import { defineTemplates, joinParagraphs } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To an employee: a day of theirs is not clear. `day`: the earliest, in words; `days`: how many. */
    'attendance-to-fix': { name: string; day: string; days: number; link: string }
    /** To whoever keeps attendance: the calendar says something else of days of a locked month, of `count` people. */
    'calendar-of-locked-month': LockedCalendar
    /** To whoever changed a rule: its days are computed again. `changed`: days of `people` people that came out otherwise. */
    'attendance-recounted': { name: string; days: number; changed: number; people: number; link: string }
  }
}

type Facts = { name: string; day: string; days: number; link: string }
type Recounted = { name: string; days: number; changed: number; people: number; link: string }
type LockedCalendar = { name: string; days: string; month: string; people: string; count: number; link: string }
type Words = { subject: string; hello: string; text: string }
const letter =
  <F extends { link: string }>(words: (facts: F) => Words) =>
  (facts: F) => {
    const { subject, hello, text } = words(facts)
    return { subject, text: joinParagraphs(hello, text, facts.link), short: `${subject} ${facts.link}` }
  }

export default defineTemplates({
  names: {
    'attendance-to-fix': { en: 'Attendance to put right', ar: 'حضور يحتاج إلى تصحيح' },
    'calendar-of-locked-month': { en: 'Holiday of a locked month', ar: 'عطلة في شهر مقفل' },
    'attendance-recounted': { en: 'Attendance computed again', ar: 'حضور أُعيد احتسابه' },
  },
  examples: {
    'attendance-to-fix': {
      name: 'Asha Rao',
      day: '2 November 2026',
      days: 3,
      link: 'https://hr.fourshore.test/employee-portal?tab=attendance',
    },
    'calendar-of-locked-month': {
      name: 'Mei',
      days: '8 November 2026',
      month: 'November 2026',
      people: 'Asha Rao, Bo Lim',
      count: 2,
      link: 'https://hr.fourshore.test/dashboard/attendance?tab=periods',
    },
    'attendance-recounted': {
      name: 'Mei',
      days: 420,
      changed: 12,
      people: 4,
      link: 'https://hr.fourshore.test/dashboard/attendance?tab=periods',
    },
  },
  texts: {
    en: {
      'attendance-to-fix': letter<Facts>(({ name, day, days }) => ({
        subject: days === 1 ? `Your attendance of ${day}` : `Your attendance of ${days} days`,
        hello: `Hello ${name},`,
        text:
          days === 1
            ? `a punch is missing on ${day}. Tell us when you came or left.`
            : `punches are missing on ${days} days, the first ${day}. Tell us when you came or left.`,
      })),
      'calendar-of-locked-month': letter<LockedCalendar>(({ name, days, month, people }) => ({
        subject: `A holiday changed in a locked month: ${days}`,
        hello: `Hello ${name},`,
        text: `the calendar says something else of ${days}, and the month ${month} is locked. It is about ${people}. Their days stay as they were locked, and leave on them as it was counted; what comes out otherwise is an adjustment that the next pay takes. To count the month itself anew, have it reopened.`,
      })),
      'attendance-recounted': letter<Recounted>(({ name, days, changed, people }) => ({
        subject: 'Attendance was computed again',
        hello: `Hello ${name},`,
        text: `${days} days were computed again after your change. ${changed} days of ${people} people came out otherwise.`,
      })),
    },
    fr: {
      'attendance-to-fix': letter<Facts>(({ name, day, days }) => ({
        subject: days === 1 ? `Votre présence du ${day}` : `Votre présence : ${days} jours`,
        hello: `Bonjour ${name},`,
        text:
          days === 1
            ? `il manque un pointage le ${day}. Indiquez votre heure d’arrivée ou de départ.`
            : `il manque des pointages sur ${days} jours, le premier étant le ${day}. Indiquez vos heures d’arrivée ou de départ.`,
      })),
      'calendar-of-locked-month': letter<LockedCalendar>(({ name, days, month, people }) => ({
        subject: `Un jour férié a changé dans un mois verrouillé : ${days}`,
        hello: `Bonjour ${name},`,
        text: `le calendrier a changé pour ${days}, et le mois ${month} est verrouillé. Cela concerne ${people}. Leurs jours restent tels qu’ils ont été verrouillés, et les congés tels que comptés ; la différence est un ajustement repris par la prochaine paie. Pour recompter le mois lui-même, faites-le rouvrir.`,
      })),
      'attendance-recounted': letter<Recounted>(({ name, days, changed, people }) => ({
        subject: 'Les présences ont été recalculées',
        hello: `Bonjour ${name},`,
        text: `${days} jours ont été recalculés après votre modification. ${changed} jours de ${people} personnes ont un autre résultat.`,
      })),
    },
    ar: {
      'attendance-to-fix': letter<Facts>(({ name, day, days }) => ({
        subject: days === 1 ? `حضورك يوم ${day}` : `حضورك في ${days} أيام`,
        hello: `مرحبًا ${name}،`,
        text:
          days === 1
            ? `ينقص تسجيل يوم ${day}. أخبرنا متى حضرت أو انصرفت.`
            : `تنقص تسجيلات في ${days} أيام، أولها ${day}. أخبرنا متى حضرت أو انصرفت.`,
      })),
      'calendar-of-locked-month': letter<LockedCalendar>(({ name, days, month, people }) => ({
        subject: `تغيّرت عطلة في شهر مقفل: ${days}`,
        hello: `مرحبًا ${name}،`,
        text: `تغيّر التقويم في ${days}، والشهر ${month} مقفل. يتعلق الأمر بـ ${people}. تبقى أيامهم كما أُقفلت وإجازاتهم كما حُسبت، وما يختلف يُعد تسوية يأخذها الراتب التالي. لإعادة حساب الشهر نفسه اطلب إعادة فتحه.`,
      })),
      'attendance-recounted': letter<Recounted>(({ name, days, changed, people }) => ({
        subject: 'أُعيد احتساب الحضور',
        hello: `مرحبًا ${name}،`,
        text: `أُعيد احتساب ${days} يومًا بعد تغييرك. تغيّرت نتيجة ${changed} يومًا لعدد ${people} من الأشخاص.`,
      })),
    },
    hi: {
      'attendance-to-fix': letter<Facts>(({ name, day, days }) => ({
        subject: days === 1 ? `${day} की आपकी उपस्थिति` : `${days} दिनों की आपकी उपस्थिति`,
        hello: `नमस्ते ${name},`,
        text:
          days === 1
            ? `${day} को एक पंच नहीं मिला। बताइए कि आप कब आए या गए।`
            : `${days} दिनों के पंच नहीं मिले, पहला ${day} का है। बताइए कि आप कब आए या गए।`,
      })),
      'calendar-of-locked-month': letter<LockedCalendar>(({ name, days, month, people }) => ({
        subject: `बंद महीने में छुट्टी का दिन बदला: ${days}`,
        hello: `नमस्ते ${name},`,
        text: `${days} के लिए कैलेंडर बदला है, और महीना ${month} बंद है। यह इनके बारे में है: ${people}। उनके दिन बंद होते समय जैसे थे वैसे ही रहते हैं, और उन पर ली गई छुट्टी जैसे गिनी गई थी; अंतर अगले वेतन में समायोजन होगा। महीने को फिर से गिनने के लिए उसे दोबारा खुलवाएँ।`,
      })),
      'attendance-recounted': letter<Recounted>(({ name, days, changed, people }) => ({
        subject: 'उपस्थिति दोबारा गिनी गई',
        hello: `नमस्ते ${name},`,
        text: `आपके बदलाव के बाद ${days} दिन दोबारा गिने गए। ${people} लोगों के ${changed} दिनों का नतीजा बदला।`,
      })),
    },
    ta: {
      'attendance-to-fix': letter<Facts>(({ name, day, days }) => ({
        subject: days === 1 ? `${day} அன்றைய உங்கள் வருகை` : `${days} நாட்களின் உங்கள் வருகை`,
        hello: `வணக்கம் ${name},`,
        text:
          days === 1
            ? `${day} அன்று ஒரு பதிவு இல்லை. எப்போது வந்தீர்கள் அல்லது சென்றீர்கள் என்று கூறுங்கள்.`
            : `${days} நாட்களில் பதிவுகள் இல்லை; முதல் நாள் ${day}. எப்போது வந்தீர்கள் அல்லது சென்றீர்கள் என்று கூறுங்கள்.`,
      })),
      'calendar-of-locked-month': letter<LockedCalendar>(({ name, days, month, people }) => ({
        subject: `பூட்டிய மாதத்தில் விடுமுறை மாற்றம்: ${days}`,
        hello: `வணக்கம் ${name},`,
        text: `${days} நாளுக்கு நாள்காட்டி மாறியுள்ளது; ${month} மாதம் பூட்டப்பட்டுள்ளது. இது இவர்களைப் பற்றியது: ${people}. அவர்களின் நாட்கள் பூட்டியபடியே இருக்கும், விடுப்பும் கணக்கிட்டபடியே; வேறுபாடு அடுத்த ஊதியத்தில் சரிக்கட்டப்படும். மாதத்தையே மீண்டும் கணக்கிட அதை மீண்டும் திறக்கச் செய்யுங்கள்.`,
      })),
      'attendance-recounted': letter<Recounted>(({ name, days, changed, people }) => ({
        subject: 'வருகை மீண்டும் கணக்கிடப்பட்டது',
        hello: `வணக்கம் ${name},`,
        text: `உங்கள் மாற்றத்திற்குப் பிறகு ${days} நாட்கள் மீண்டும் கணக்கிடப்பட்டன. ${people} பேரின் ${changed} நாட்களின் முடிவு மாறியது.`,
      })),
    },
    zh: {
      'attendance-to-fix': letter<Facts>(({ name, day, days }) => ({
        subject: days === 1 ? `您 ${day} 的考勤` : `您 ${days} 天的考勤`,
        hello: `${name}，您好：`,
        text:
          days === 1
            ? `${day} 缺少一次打卡。请告诉我们您几点到岗或离岗。`
            : `有 ${days} 天缺少打卡，最早是 ${day}。请告诉我们您几点到岗或离岗。`,
      })),
      'calendar-of-locked-month': letter<LockedCalendar>(({ name, days, month, people }) => ({
        subject: `已锁定月份中的假日有变动：${days}`,
        hello: `${name}，您好：`,
        text: `${days} 的日历有变动，而 ${month} 的月份已锁定。涉及：${people}。他们的日子保持锁定时的样子，休假也按原来的计算；差额作为调整计入下次工资。如需重新计算该月，请申请重新开放。`,
      })),
      'attendance-recounted': letter<Recounted>(({ name, days, changed, people }) => ({
        subject: '考勤已重新计算',
        hello: `${name}，您好：`,
        text: `您修改后，${days} 天已重新计算，其中 ${people} 人的 ${changed} 天结果有变化。`,
      })),
    },
  },
})
