import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { CODE_MINUTES } from '../../platform/messages/lifetimes.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'
import type { AlertChannel, AlertTopic } from './alerts.rules.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** The code that proves a telephone number. */
    'phone-code': { code: string; minutes: number }
    /** To the telephone of somebody who asked for it: a first name, what it is about and where to look; nothing else. */
    'phone-alert': { name: string; what: AlertTopic; link: string }
    /** The same by e-mail, while nothing reaches the telephone. */
    'phone-alert-email': { name: string; what: AlertTopic; link: string; settings: string }
    /** Nothing reaches the telephone any more. */
    'phone-alerts-failing': { name: string; channel: AlertChannel; end: string; link: string }
  }
}

type Words = {
  code: (code: string, minutes: number) => string
  nobody: string
  hello: (name: string) => string
  stop: string
  /** For an SMS, which is short. */
  stopShort: string
  instead: string
  failing: string
  failingText: (channel: string, end: string) => string
  failingHelp: string
} & Record<AlertTopic, string>

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    code: (code, minutes) => `${code} is your Fourshore code. It is good for ${minutes} minutes.`,
    nobody: 'Give it to nobody.',
    hello: (name) => `Hello ${name},`,
    new_jobs: 'there are new jobs that match your search.',
    interviews: 'there is news about an interview.',
    answers: 'an employer has answered you.',
    stop: 'Answer STOP to end these messages.',
    stopShort: 'STOP ends these messages.',
    instead: 'You get this by e-mail because messages do not reach your telephone. Put it right here:',
    failing: 'Alerts do not reach your telephone',
    failingText: (channel, end) =>
      `The last messages by ${channel} to your number ending in ${end} could not be delivered. Until that is put right, alerts go to this address.`,
    failingHelp:
      'Confirm the number again, or use another one. If you changed nothing, look whether the telephone is on and takes such messages, and send a test message:',
  },
  fr: {
    code: (code, minutes) => `${code} est votre code Fourshore. Il est valable ${minutes} minutes.`,
    nobody: 'Ne le donnez à personne.',
    hello: (name) => `Bonjour ${name},`,
    new_jobs: 'de nouveaux postes correspondent à votre recherche.',
    interviews: 'il y a du nouveau au sujet d’un entretien.',
    answers: 'un employeur vous a répondu.',
    stop: 'Répondez STOP pour ne plus recevoir ces messages.',
    stopShort: 'STOP pour finir',
    instead:
      'Vous recevez ceci par e-mail parce que les messages n’arrivent pas sur votre téléphone. Pour y remédier :',
    failing: 'Les alertes n’arrivent pas sur votre téléphone',
    failingText: (channel, end) =>
      `Les derniers messages par ${channel} à votre numéro finissant par ${end} n’ont pas pu être remis. En attendant, les alertes vont à cette adresse.`,
    failingHelp:
      'Confirmez le numéro de nouveau, ou utilisez-en un autre. Si vous n’avez rien changé, vérifiez que le téléphone est allumé et reçoit de tels messages, puis envoyez un message d’essai :',
  },
  ar: {
    code: (code, minutes) => `${code} هو رمزك في Fourshore. صالح ${minutes} دقائق.`,
    nobody: 'لا تعطه لأحد.',
    hello: (name) => `مرحبًا ${name}،`,
    new_jobs: 'توجد وظائف جديدة تناسب بحثك.',
    interviews: 'يوجد جديد بشأن مقابلة.',
    answers: 'أجابك صاحب عمل.',
    stop: 'أجب بكلمة STOP أو إيقاف لإنهاء هذه الرسائل.',
    stopShort: 'STOP للإنهاء',
    instead: 'يصلك هذا بالبريد الإلكتروني لأن الرسائل لا تصل إلى هاتفك. يمكنك إصلاح ذلك هنا:',
    failing: 'التنبيهات لا تصل إلى هاتفك',
    failingText: (channel, end) =>
      `تعذر تسليم آخر الرسائل عبر ${channel} إلى رقمك المنتهي بـ ${end}. وإلى أن يُصلح ذلك تُرسل التنبيهات إلى هذا العنوان.`,
    failingHelp:
      'أكّد الرقم من جديد أو استخدم رقمًا آخر. وإن لم تغيّر شيئًا فتحقق من أن الهاتف يعمل ويستقبل هذه الرسائل، ثم أرسل رسالة تجريبية:',
  },
  hi: {
    code: (code, minutes) => `${code} आपका Fourshore कोड है। यह ${minutes} मिनट तक मान्य है।`,
    nobody: 'इसे किसी को न दें।',
    hello: (name) => `नमस्ते ${name},`,
    new_jobs: 'आपके लिए नई नौकरियाँ हैं।',
    interviews: 'साक्षात्कार की नई सूचना है।',
    answers: 'नियोक्ता ने उत्तर दिया है।',
    stop: 'ये संदेश बंद करने के लिए STOP या बंद लिखकर उत्तर दें।',
    stopShort: 'STOP: बंद',
    instead: 'यह आपको ई-मेल से मिल रहा है क्योंकि संदेश आपके फ़ोन तक नहीं पहुँचते। इसे यहाँ ठीक करें:',
    failing: 'सूचनाएँ आपके फ़ोन तक नहीं पहुँचतीं',
    failingText: (channel, end) =>
      `${end} पर समाप्त होने वाले आपके नंबर पर ${channel} से भेजे गए पिछले संदेश नहीं पहुँचे। जब तक यह ठीक न हो, सूचनाएँ इस पते पर आएँगी।`,
    failingHelp:
      'नंबर की फिर पुष्टि करें या दूसरा नंबर दें। यदि आपने कुछ नहीं बदला है, तो देखें कि फ़ोन चालू है और ऐसे संदेश लेता है, फिर परीक्षण संदेश भेजें:',
  },
  ta: {
    code: (code, minutes) => `${code} உங்கள் Fourshore குறியீடு. இது ${minutes} நிமிடங்கள் செல்லும்.`,
    nobody: 'யாரிடமும் தர வேண்டாம்.',
    hello: (name) => `வணக்கம் ${name},`,
    new_jobs: 'உங்களுக்குப் புதிய வேலைகள் உள்ளன.',
    interviews: 'நேர்காணல் பற்றிய செய்தி உள்ளது.',
    answers: 'முதலாளி பதிலளித்துள்ளார்.',
    stop: 'இந்தச் செய்திகளை நிறுத்த STOP அல்லது நிறுத்து என்று பதிலளியுங்கள்.',
    stopShort: 'STOP: நிறுத்த',
    instead: 'செய்திகள் உங்கள் தொலைபேசியை அடையாததால் இது மின்னஞ்சலில் வருகிறது. இங்கே சரிசெய்யுங்கள்:',
    failing: 'அறிவிப்புகள் உங்கள் தொலைபேசியை அடையவில்லை',
    failingText: (channel, end) =>
      `${end} என முடியும் உங்கள் எண்ணுக்கு ${channel} வழியாக அனுப்பிய கடைசிச் செய்திகள் சேரவில்லை. இது சரியாகும் வரை அறிவிப்புகள் இந்த முகவரிக்கு வரும்.`,
    failingHelp:
      'எண்ணை மீண்டும் உறுதிசெய்யுங்கள், அல்லது வேறு எண்ணைப் பயன்படுத்துங்கள். எதையும் மாற்றவில்லை என்றால், தொலைபேசி இயங்குகிறதா, இத்தகைய செய்திகளை ஏற்கிறதா என்று பார்த்துச் சோதனைச் செய்தி அனுப்புங்கள்:',
  },
  zh: {
    code: (code, minutes) => `${code} 是您的 Fourshore 验证码，${minutes} 分钟内有效。`,
    nobody: '请勿告诉任何人。',
    hello: (name) => `${name}，您好：`,
    new_jobs: '有符合您搜索的新职位。',
    interviews: '有关于面试的新消息。',
    answers: '有雇主答复了您。',
    stop: '回复 STOP 或 停止 即可停止接收。',
    stopShort: 'STOP 停止',
    instead: '由于消息无法送达您的手机，此提醒改用电子邮件发送。请在此处理：',
    failing: '提醒无法送达您的手机',
    failingText: (channel, end) =>
      `最近通过 ${channel} 发往您尾号 ${end} 的号码的消息未能送达。在恢复之前，提醒将发送到此邮箱。`,
    failingHelp:
      '请重新验证该号码，或更换号码。如果您没有更改过，请检查手机是否开机并能接收此类消息，然后发送一条测试消息：',
  },
}

type Own = 'phone-code' | 'phone-alert' | 'phone-alert-email' | 'phone-alerts-failing'
const CHANNEL_NAMES: Readonly<Record<AlertChannel, string>> = { whatsapp: 'WhatsApp', sms: 'SMS' }

const textsOf = (words: Words): Pick<Texts, Own> => ({
  'phone-code': ({ code, minutes }) => {
    const said = words.code(code, minutes)
    return { subject: said, text: `${said} ${words.nobody}`, short: said }
  },
  'phone-alert': ({ name, what, link }) => ({
    subject: words[what],
    text: joinParagraphs(`${words.hello(name)} ${words[what]}`, link, words.stop),
    short: `${words[what]} ${link} ${words.stopShort}`,
  }),
  'phone-alert-email': ({ name, what, link, settings }) => ({
    subject: words[what],
    text: joinParagraphs(`${words.hello(name)} ${words[what]}`, link, words.instead, settings),
    short: `${words[what]} ${link}`,
  }),
  'phone-alerts-failing': ({ name, channel, end, link }) => ({
    subject: words.failing,
    text: joinParagraphs(words.hello(name), words.failingText(CHANNEL_NAMES[channel], end), words.failingHelp, link),
    short: `Fourshore: ${words.failing.replaceAll('’', "'")} ${link}`,
  }),
})

const alertOf = (what: AlertTopic) => (place: (n: number) => string) => ({ name: place(1), what, link: place(2) })

export default defineTemplates({
  names: {
    'phone-code': { en: 'Code for a telephone number', ar: 'رمز لرقم هاتف' },
    'phone-alert': { en: 'Alert to a telephone', ar: 'تنبيه إلى هاتف' },
    'phone-alert-email': { en: 'Alert by e-mail instead of a telephone', ar: 'تنبيه بالبريد بدل الهاتف' },
    'phone-alerts-failing': { en: 'Alerts do not reach a telephone', ar: 'التنبيهات لا تصل إلى هاتف' },
  },
  examples: {
    'phone-code': { code: '123 456', minutes: 10 },
    'phone-alert': { name: 'Asha', what: 'new_jobs', link: 'https://hr.fourshore.test/dashboard/seeker/job-search' },
    'phone-alert-email': {
      name: 'Asha',
      what: 'new_jobs',
      link: 'https://hr.fourshore.test/dashboard/seeker/job-search',
      settings: 'https://hr.fourshore.test/dashboard/seeker/whatsapp-alerts',
    },
    'phone-alerts-failing': {
      name: 'Asha',
      channel: 'whatsapp',
      end: '4567',
      link: 'https://hr.fourshore.test/dashboard/seeker/whatsapp-alerts',
    },
  },
  approvals: {
    'phone-code': {
      'phone-code': { category: 'authentication', facts: (place) => ({ code: place(1), minutes: CODE_MINUTES }) },
    },
    // What is new for a search was asked for, but not about anything under way: WhatsApp counts it as marketing.
    'phone-alert': {
      'alert-new-jobs': { category: 'marketing', facts: alertOf('new_jobs') },
      'alert-interviews': { category: 'utility', facts: alertOf('interviews') },
      'alert-answers': { category: 'utility', facts: alertOf('answers') },
    },
  },
  texts: {
    en: textsOf(WORDS.en),
    fr: textsOf(WORDS.fr),
    ar: textsOf(WORDS.ar),
    hi: textsOf(WORDS.hi),
    ta: textsOf(WORDS.ta),
    zh: textsOf(WORDS.zh),
  },
})
