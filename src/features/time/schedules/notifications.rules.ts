import { defineNotifications } from '../../../shared/notifications.ts'

const channels = { listed: true, email: 'at_once', push: true } as const

/** What people are told of their shifts. */
export const scheduleNotifications = defineNotifications([
  {
    event: 'roster-published',
    audience: ['employee'],
    channels,
    label: {
      en: 'Your shifts are published',
      fr: 'Vos horaires sont publiés',
      ar: 'نُشرت مناوباتك',
      hi: 'आपकी शिफ़्टें प्रकाशित हुईं',
      ta: 'உங்கள் பணிமுறைகள் வெளியிடப்பட்டன',
      zh: '您的班次已发布',
    },
  },
  {
    event: 'shift-changed',
    audience: ['employee'],
    channels,
    label: {
      en: 'One of your shifts has changed',
      fr: 'L’un de vos horaires a changé',
      ar: 'تغيرت إحدى مناوباتك',
      hi: 'आपकी एक शिफ़्ट बदली है',
      ta: 'உங்கள் பணிமுறைகளில் ஒன்று மாறியது',
      zh: '您的一个班次有变动',
    },
  },
  {
    event: 'shift-offer',
    audience: ['employee'],
    channels,
    label: {
      en: 'A colleague offers you a shift',
      fr: 'Un collègue vous propose un horaire',
      ar: 'زميل يعرض عليك مناوبة',
      hi: 'एक सहकर्मी आपको शिफ़्ट दे रहे हैं',
      ta: 'சக ஊழியர் ஒருவர் பணிமுறையைத் தருகிறார்',
      zh: '同事向您提供一个班次',
    },
  },
  {
    event: 'shift-answer',
    audience: ['employee'],
    channels,
    label: {
      en: 'There is an answer about your shift',
      fr: 'Une réponse au sujet de votre horaire',
      ar: 'هناك رد بشأن مناوبتك',
      hi: 'आपकी शिफ़्ट के बारे में उत्तर आया है',
      ta: 'உங்கள் பணிமுறை பற்றிப் பதில் வந்துள்ளது',
      zh: '关于您的班次有了答复',
    },
  },
  {
    event: 'shift-uncovered',
    audience: ['company', 'employee'],
    channels,
    label: {
      en: 'A shift has nobody, because somebody called in sick',
      fr: 'Un horaire est sans personne : quelqu’un s’est déclaré malade',
      ar: 'مناوبة بلا أحد لأن أحدهم أبلغ عن مرضه',
      hi: 'किसी के बीमार होने से एक शिफ़्ट खाली है',
      ta: 'ஒருவர் நோய் விடுப்பு அறிவித்ததால் ஒரு பணிமுறை காலியாக உள்ளது',
      zh: '有人请病假，一个班次无人',
    },
  },
  {
    event: 'shift-kept',
    audience: ['company', 'employee'],
    channels,
    label: {
      en: 'Somebody is back from sick leave, and whoever took the shift keeps it',
      fr: 'Quelqu’un revient de maladie ; qui a pris son horaire le garde',
      ar: 'عاد أحدهم من إجازة مرضية، ويحتفظ بالمناوبة من أخذها',
      hi: 'कोई बीमारी से लौटा है; जिसने शिफ़्ट ली, वही रखेगा',
      ta: 'ஒருவர் நோய் விடுப்பிலிருந்து திரும்பினார்; பணிமுறையை எடுத்தவரே வைத்திருப்பார்',
      zh: '有人病假取消，接班人保留该班次',
    },
  },
])
