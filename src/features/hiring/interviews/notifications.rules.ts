import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here. */
export const interviewsNotifications = defineNotifications([
  {
    event: 'interview-proposed',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'Choose a time for an interview',
      fr: 'Choisissez l’heure d’un entretien',
      ar: 'اختر موعدًا لمقابلة',
      hi: 'साक्षात्कार का समय चुनें',
      ta: 'நேர்காணலுக்கு ஒரு நேரத்தைத் தேர்ந்தெடுங்கள்',
      zh: '请选择面试时间',
    },
  },
  {
    event: 'interview-arranged',
    audience: ['company', 'employee', 'seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'An interview is arranged',
      fr: 'Un entretien est fixé',
      ar: 'تم تحديد موعد مقابلة',
      hi: 'साक्षात्कार तय हो गया है',
      ta: 'நேர்காணல் நிர்ணயிக்கப்பட்டது',
      zh: '面试已安排',
    },
  },
  {
    event: 'interview-cancelled',
    audience: ['company', 'employee', 'seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'An interview is cancelled',
      fr: 'Un entretien est annulé',
      ar: 'أُلغيت مقابلة',
      hi: 'साक्षात्कार रद्द हो गया है',
      ta: 'நேர்காணல் ரத்து செய்யப்பட்டது',
      zh: '面试已取消',
    },
  },
  {
    event: 'interview-unset',
    audience: ['seeker'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'Times for an interview are called off',
      fr: 'Les horaires proposés pour un entretien sont retirés',
      ar: 'سُحبت المواعيد المقترحة لمقابلة',
      hi: 'साक्षात्कार के प्रस्तावित समय वापस ले लिए गए',
      ta: 'நேர்காணலுக்கான நேரங்கள் திரும்பப் பெறப்பட்டன',
      zh: '面试备选时间已取消',
    },
  },
  {
    event: 'interview-answered',
    audience: ['company', 'employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'None of the times for an interview suits',
      fr: 'Aucun horaire d’entretien ne convient',
      ar: 'لا يناسب أي من مواعيد المقابلة',
      hi: 'साक्षात्कार का कोई समय उपयुक्त नहीं है',
      ta: 'நேர்காணல் நேரங்கள் எதுவும் பொருந்தவில்லை',
      zh: '面试时间均不合适',
    },
  },
])
