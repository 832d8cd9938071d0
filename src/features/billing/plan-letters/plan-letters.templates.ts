import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { dateIn, defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** What will be charged and when; `card`: its last four digits; `trial`: it is the first charge, after a free trial. */
    'plan-renewal': {
      name: string
      plan: string
      amount: string
      day: string
      card: string | null
      trial: boolean
      link: string
    }
    /** A charge that failed; `again`: the second time it is said. */
    'plan-past-due': { name: string; plan: string; amount: string; until: string; again: boolean; link: string }
    /** The day from which a company only reads. */
    'plan-read-only': { name: string; day: string; trial: boolean; link: string }
    /** The day from which a job seeker's plan is free again. */
    'plan-free-again': { name: string; plan: string; day: string; link: string }
  }
}

type Names = 'plan-renewal' | 'plan-past-due' | 'plan-read-only' | 'plan-free-again'
type Words = {
  locale: string
  hello: (name: string) => string
  renews: (plan: string, day: string) => string
  trialEnds: (plan: string, day: string) => string
  charge: (amount: string, day: string, card: string | null) => string
  stop: string
  failed: (plan: string) => string
  stillFailed: (plan: string) => string
  unpaid: (amount: string) => string
  goesOn: (until: string) => string
  pay: string
  readOnly: (day: string) => string
  trialOver: string
  notPaid: string
  readsText: (day: string) => string
  freeAgain: (plan: string, day: string) => string
  freeText: string
}

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    locale: 'en-GB',
    hello: (name) => `Hello ${name},`,
    renews: (plan, day) => `${plan} renews on ${day}`,
    trialEnds: (plan, day) => `Your free trial of ${plan} ends on ${day}`,
    charge: (amount, day, card) => `On ${day} we charge ${amount}${card ? ` to your card ending in ${card}` : ''}.`,
    stop: 'Nothing to do if you want to keep it. To change or cancel, open this page before that day; cancelling takes two clicks:',
    failed: (plan) => `Your payment for ${plan} did not go through`,
    stillFailed: (plan) => `${plan} is still not paid`,
    unpaid: (amount) => `Your card did not pay ${amount}.`,
    goesOn: (until) => `Everything works as before until ${until}.`,
    pay: 'Pay with another card here:',
    readOnly: (day) => `From ${day} on you can only read`,
    trialOver: 'Your free trial is over.',
    notPaid: 'Your plan is not paid.',
    readsText: (day) =>
      `From ${day} on, your team can read and download everything but change nothing. Nothing is deleted, and employees can still use their own portal. Choose a plan or pay here:`,
    freeAgain: (plan, day) => `${plan} ends on ${day}`,
    freeText: 'What you made stays yours and can still be read. To keep the plan, pay here:',
  },
  fr: {
    locale: 'fr-CA',
    hello: (name) => `Bonjour ${name},`,
    renews: (plan, day) => `${plan} se renouvelle le ${day}`,
    trialEnds: (plan, day) => `Votre essai gratuit de ${plan} prend fin le ${day}`,
    charge: (amount, day, card) =>
      `Le ${day}, nous prélèverons ${amount}${card ? ` sur votre carte se terminant par ${card}` : ''}.`,
    stop: 'Rien à faire si vous souhaitez continuer. Pour modifier ou annuler, ouvrez cette page avant cette date ; annuler prend deux clics :',
    failed: (plan) => `Paiement refusé pour ${plan}`,
    stillFailed: (plan) => `${plan} reste impayé`,
    unpaid: (amount) => `Votre carte n’a pas payé ${amount}.`,
    goesOn: (until) => `Tout fonctionne comme avant jusqu’au ${until}.`,
    pay: 'Payez avec une autre carte ici :',
    readOnly: (day) => `Lecture seule dès le ${day}`,
    trialOver: 'Votre essai gratuit est terminé.',
    notPaid: 'Votre abonnement n’est pas payé.',
    readsText: (day) =>
      `À partir du ${day}, votre équipe pourra tout lire et télécharger, sans rien modifier. Rien n’est supprimé et les employés gardent leur portail. Choisissez un abonnement ou payez ici :`,
    freeAgain: (plan, day) => `${plan} prend fin le ${day}`,
    freeText: 'Ce que vous avez créé reste à vous et lisible. Pour garder l’abonnement, payez ici :',
  },
  ar: {
    locale: 'ar-AE',
    hello: (name) => `مرحبًا ${name}،`,
    renews: (plan, day) => `تتجدد ${plan} في ${day}`,
    trialEnds: (plan, day) => `تنتهي تجربتك المجانية لـ ${plan} في ${day}`,
    charge: (amount, day, card) => `في ${day} سنخصم ${amount}${card ? ` من بطاقتك المنتهية بـ ${card}` : ''}.`,
    stop: 'لا يلزمك شيء إن أردت الاستمرار. للتغيير أو الإلغاء افتح هذه الصفحة قبل ذلك اليوم؛ الإلغاء بنقرتين:',
    failed: (plan) => `لم تنجح دفعة ${plan}`,
    stillFailed: (plan) => `لم تُدفع ${plan} بعد`,
    unpaid: (amount) => `لم تدفع بطاقتك ${amount}.`,
    goesOn: (until) => `يعمل كل شيء كما كان حتى ${until}.`,
    pay: 'ادفع ببطاقة أخرى هنا:',
    readOnly: (day) => `ابتداءً من ${day} للقراءة فقط`,
    trialOver: 'انتهت فترتك التجريبية المجانية.',
    notPaid: 'لم تُدفع خطتك.',
    readsText: (day) =>
      `ابتداءً من ${day} يستطيع فريقك قراءة كل شيء وتنزيله دون تغيير. لا يُحذف شيء، وتبقى بوابة الموظفين متاحة لهم. اختر خطة أو ادفع هنا:`,
    freeAgain: (plan, day) => `تنتهي ${plan} في ${day}`,
    freeText: 'ما أنجزته يبقى لك ويمكنك قراءته. للاحتفاظ بالخطة ادفع هنا:',
  },
  hi: {
    locale: 'hi-IN',
    hello: (name) => `नमस्ते ${name},`,
    renews: (plan, day) => `${plan} का नवीनीकरण ${day} को`,
    trialEnds: (plan, day) => `${plan} का आपका मुफ़्त ट्रायल ${day} को समाप्त होगा`,
    charge: (amount, day, card) => `${day} को हम ${amount}${card ? ` आपके ${card} पर समाप्त होने वाले कार्ड से` : ''} लेंगे।`,
    stop: 'जारी रखना हो तो कुछ नहीं करना है। बदलने या रद्द करने के लिए उस दिन से पहले यह पेज खोलें; रद्द करना दो क्लिक में होता है:',
    failed: (plan) => `${plan} का भुगतान नहीं हो पाया`,
    stillFailed: (plan) => `${plan} का भुगतान अब भी बाकी है`,
    unpaid: (amount) => `आपके कार्ड से ${amount} का भुगतान नहीं हुआ।`,
    goesOn: (until) => `${until} तक सब कुछ पहले की तरह चलेगा।`,
    pay: 'किसी दूसरे कार्ड से यहाँ भुगतान करें:',
    readOnly: (day) => `${day} से केवल पढ़ सकेंगे`,
    trialOver: 'आपका मुफ़्त ट्रायल समाप्त हो गया है।',
    notPaid: 'आपके प्लान का भुगतान नहीं हुआ है।',
    readsText: (day) =>
      `${day} से आपकी टीम सब कुछ पढ़ और डाउनलोड कर सकेगी, पर बदल नहीं सकेगी। कुछ भी हटाया नहीं जाएगा और कर्मचारी अपना पोर्टल इस्तेमाल करते रहेंगे। यहाँ प्लान चुनें या भुगतान करें:`,
    freeAgain: (plan, day) => `${plan} ${day} को समाप्त होगा`,
    freeText: 'आपने जो बनाया वह आपका रहेगा और पढ़ा जा सकेगा। प्लान रखने के लिए यहाँ भुगतान करें:',
  },
  ta: {
    locale: 'ta-IN',
    hello: (name) => `வணக்கம் ${name},`,
    renews: (plan, day) => `${plan} ${day} அன்று புதுப்பிக்கப்படும்`,
    trialEnds: (plan, day) => `${plan} இலவசச் சோதனை ${day} அன்று முடியும்`,
    charge: (amount, day, card) =>
      `${day} அன்று ${amount}${card ? `, ${card} என முடியும் உங்கள் அட்டையிலிருந்து,` : ''} பெறப்படும்.`,
    stop: 'தொடர விரும்பினால் எதுவும் செய்ய வேண்டாம். மாற்ற அல்லது ரத்து செய்ய, அந்த நாளுக்கு முன் இந்தப் பக்கத்தைத் திறக்கவும்; ரத்து செய்ய இரண்டு கிளிக் போதும்:',
    failed: (plan) => `${plan} கட்டணம் செலுத்தப்படவில்லை`,
    stillFailed: (plan) => `${plan} இன்னும் செலுத்தப்படவில்லை`,
    unpaid: (amount) => `உங்கள் அட்டை ${amount} செலுத்தவில்லை.`,
    goesOn: (until) => `${until} வரை எல்லாம் முன்போல இயங்கும்.`,
    pay: 'வேறு அட்டையால் இங்கே செலுத்தவும்:',
    readOnly: (day) => `${day} முதல் படிக்க மட்டுமே முடியும்`,
    trialOver: 'உங்கள் இலவச சோதனைக் காலம் முடிந்தது.',
    notPaid: 'உங்கள் திட்டத்துக்குக் கட்டணம் செலுத்தப்படவில்லை.',
    readsText: (day) =>
      `${day} முதல் உங்கள் குழு எல்லாவற்றையும் படிக்கலாம், பதிவிறக்கலாம், ஆனால் மாற்ற முடியாது. எதுவும் அழிக்கப்படாது; ஊழியர்கள் தங்கள் தளத்தைத் தொடர்ந்து பயன்படுத்தலாம். திட்டத்தைத் தேர்ந்தெடுக்க அல்லது செலுத்த:`,
    freeAgain: (plan, day) => `${plan} ${day} அன்று முடியும்`,
    freeText: 'நீங்கள் உருவாக்கியவை உங்களுடையதாகவே இருக்கும், படிக்கலாம். திட்டத்தை வைத்திருக்க இங்கே செலுத்தவும்:',
  },
  zh: {
    locale: 'zh-CN',
    hello: (name) => `${name}，您好：`,
    renews: (plan, day) => `${plan} 将于 ${day} 续订`,
    trialEnds: (plan, day) => `${plan} 免费试用将于 ${day} 结束`,
    charge: (amount, day, card) => `我们将于 ${day} ${card ? `从尾号 ${card} 的卡中` : ''}收取 ${amount}。`,
    stop: '如需继续使用，无需任何操作。如要更改或取消，请在该日之前打开此页面，点击两次即可取消：',
    failed: (plan) => `${plan} 的付款未成功`,
    stillFailed: (plan) => `${plan} 仍未付款`,
    unpaid: (amount) => `您的卡未能支付 ${amount}。`,
    goesOn: (until) => `在 ${until} 之前一切照常。`,
    pay: '请在此使用其他卡付款：',
    readOnly: (day) => `自 ${day} 起仅可查看`,
    trialOver: '您的免费试用已结束。',
    notPaid: '您的方案尚未付款。',
    readsText: (day) =>
      `自 ${day} 起，您的团队可以查看和下载所有内容，但不能更改。不会删除任何内容，员工仍可使用自己的门户。请在此选择方案或付款：`,
    freeAgain: (plan, day) => `${plan} 将于 ${day} 结束`,
    freeText: '您制作的内容仍归您所有，并可继续查看。如要保留方案，请在此付款：',
  },
}

const textsOf = (words: Words): Pick<Texts, Names> => {
  const date = dateIn(words.locale)
  const short = (subject: string, link: string) => `Fourshore: ${subject} ${link}`
  return {
    'plan-renewal': ({ name, plan, amount, day, card, trial, link }) => {
      const subject = trial ? words.trialEnds(plan, date(day)) : words.renews(plan, date(day))
      const text = joinParagraphs(
        words.hello(name),
        `${subject}. ${words.charge(amount, date(day), card)}`,
        words.stop,
        link,
      )
      return { subject, text, short: short(subject, link) }
    },
    'plan-past-due': ({ name, plan, amount, until, again, link }) => {
      const subject = again ? words.stillFailed(plan) : words.failed(plan)
      const said = `${subject}. ${words.unpaid(amount)} ${words.goesOn(date(until))}`
      return { subject, text: joinParagraphs(words.hello(name), said, words.pay, link), short: short(subject, link) }
    },
    'plan-read-only': ({ name, day, trial, link }) => {
      const subject = words.readOnly(date(day))
      const why = trial ? words.trialOver : words.notPaid
      const text = joinParagraphs(words.hello(name), `${why} ${words.readsText(date(day))}`, link)
      return { subject, text, short: short(subject, link) }
    },
    'plan-free-again': ({ name, plan, day, link }) => {
      const subject = words.freeAgain(plan, date(day))
      const text = joinParagraphs(words.hello(name), `${subject}. ${words.notPaid} ${words.freeText}`, link)
      return { subject, text, short: short(subject, link) }
    },
  }
}

const link = 'https://hr.fourshore.test/dashboard/subscription'

export default defineTemplates({
  names: {
    'plan-renewal': { en: 'A plan renews', ar: 'تجديد خطة' },
    'plan-past-due': { en: 'A plan was not paid', ar: 'خطة لم تُدفع' },
    'plan-read-only': { en: 'A company will only read', ar: 'شركة للقراءة فقط قريبًا' },
    'plan-free-again': { en: 'A plan ends unpaid', ar: 'خطة تنتهي دون دفع' },
  },
  examples: {
    'plan-renewal': {
      name: 'Asha',
      plan: 'Premium+',
      amount: 'SGD 19.90',
      day: '2026-12-02',
      card: '4242',
      trial: false,
      link,
    },
    'plan-past-due': { name: 'Mei', plan: 'Team', amount: 'SGD 19.62', until: '2026-12-09', again: false, link },
    'plan-read-only': { name: 'Mei', day: '2026-12-09', trial: false, link },
    'plan-free-again': { name: 'Asha', plan: 'Premium+', day: '2026-12-09', link },
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
