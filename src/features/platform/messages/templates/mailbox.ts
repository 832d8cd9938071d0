import type { LetterLanguage } from '../languages.rules.ts'
import { type DroppedAccess, joinParagraphs, type Texts } from './template.ts'

type Words = {
  subject: string
  hello: (name: string) => string
  code: (minutes: number) => string
  nobody: string
  short: (code: string, minutes: number) => string
  provedSubject: string
  proved: string
  dropped: string
  what: Record<keyof DroppedAccess, string>
  look: string
  provedShort: string
  linkSubject: (job: string) => string
  link: (job: string, company: string) => string
}

/** Numbers stand in brackets behind what they count, so that no language bends for them. */
const listOf = (words: Words, dropped: DroppedAccess): string =>
  (['authenticator', 'passkeys', 'recoveryCodes', 'sessions'] as const)
    .filter((kind) => dropped[kind] > 0)
    .map((kind) => `${words.what[kind]} (${dropped[kind]})`)
    .join('\n')

const lettersOf = (words: Words): Pick<Texts, 'mailbox-code' | 'address-proved' | 'link-renewed'> => ({
  'mailbox-code': ({ name, code, minutes }) => ({
    subject: words.subject,
    text: joinParagraphs(words.hello(name), words.code(minutes), code, words.nobody),
    short: words.short(code, minutes),
  }),
  'address-proved': ({ name, dropped, link }) => ({
    subject: words.provedSubject,
    text: joinParagraphs(words.hello(name), words.proved, words.dropped, listOf(words, dropped), words.look, link),
    short: `${words.provedShort} ${link}`,
  }),
  'link-renewed': ({ name, job, company, link }) => ({
    subject: words.linkSubject(job),
    text: joinParagraphs(words.hello(name), words.link(job, company), link, words.nobody),
    short: `${words.linkSubject(job)}: ${link}`,
  }),
})

/** A code for whoever reads this mailbox, and what the first proof of an address removed; in every language. */
export const mailbox: Record<LetterLanguage, Pick<Texts, 'mailbox-code' | 'address-proved' | 'link-renewed'>> = {
  en: lettersOf({
    subject: 'Your code for Fourshore',
    hello: (name) => `Hello ${name},`,
    code: (minutes) => `this code shows that you read this mailbox. It works once, for ${minutes} minutes:`,
    nobody: 'Give it to nobody. If you did not ask for it, you need not do anything.',
    short: (code, minutes) => `Fourshore code: ${code} (${minutes} min). Give it to nobody.`,
    provedSubject: 'Your address is confirmed, and old access was removed',
    proved: 'it is now certain that this e-mail address and the Fourshore account opened with it belong together.',
    dropped: 'What was set up before that, perhaps by somebody else, no longer works:',
    what: {
      authenticator: 'Authenticator app',
      passkeys: 'Passkeys',
      recoveryCodes: 'Recovery codes',
      sessions: 'Places that were signed in',
    },
    look: 'What was yours you can set up again at:',
    provedShort: 'Fourshore: your address is confirmed; access set up before was removed.',
    linkSubject: (job) => `Your new link: ${job}`,
    link: (job, company) =>
      `here is the new link to your application for ${job} at ${company}. Older links no longer work.`,
  }),
  fr: lettersOf({
    subject: 'Votre code pour Fourshore',
    hello: (name) => `Bonjour ${name},`,
    code: (minutes) =>
      `ce code montre que vous lisez cette boîte aux lettres. Il sert une seule fois, pendant ${minutes} minutes :`,
    nobody: 'Ne le donnez à personne. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    short: (code, minutes) => `Code Fourshore : ${code} (${minutes} min). Ne le donnez à personne.`,
    provedSubject: 'Votre adresse est confirmée, et d’anciens accès ont été supprimés',
    proved: 'il est désormais certain que cette adresse et le compte Fourshore ouvert avec elle vont ensemble.',
    dropped: 'Ce qui avait été mis en place auparavant, peut-être par quelqu’un d’autre, ne fonctionne plus :',
    what: {
      authenticator: 'Application d’authentification',
      passkeys: 'Clés d’accès',
      recoveryCodes: 'Codes de secours',
      sessions: 'Appareils connectés',
    },
    look: 'Ce qui était à vous peut être remis en place à l’adresse :',
    provedShort: 'Fourshore : adresse confirmée ; les accès antérieurs ont été supprimés.',
    linkSubject: (job) => `Votre nouveau lien : ${job}`,
    link: (job, company) =>
      `voici le nouveau lien vers votre candidature au poste « ${job} » chez ${company}. Les liens précédents ne fonctionnent plus.`,
  }),
  ar: lettersOf({
    subject: 'رمزك في Fourshore',
    hello: (name) => `مرحبًا ${name}،`,
    code: (minutes) => `يُثبت هذا الرمز أنك تقرأ هذا البريد. يصلح مرة واحدة خلال ${minutes} دقيقة:`,
    nobody: 'لا تعطه لأحد. إن لم تطلبه فلا يلزمك شيء.',
    short: (code, minutes) => `رمز Fourshore: ${code} (${minutes} دقيقة). لا تعطه لأحد.`,
    provedSubject: 'تأكد بريدك وأُلغيت طرق الدخول السابقة',
    proved: 'أصبح مؤكدًا الآن أن هذا البريد والحساب المفتوح به في Fourshore لشخص واحد.',
    dropped: 'ما أُعدّ قبل ذلك، وربما أعدّه شخص آخر، لم يعد يعمل:',
    what: {
      authenticator: 'تطبيق المصادقة',
      passkeys: 'مفاتيح المرور',
      recoveryCodes: 'رموز الاسترداد',
      sessions: 'أماكن كان الدخول منها مفتوحًا',
    },
    look: 'ما كان لك يمكنك إعداده من جديد على العنوان:',
    provedShort: 'Fourshore: تأكد بريدك وأُلغيت طرق الدخول السابقة.',
    linkSubject: (job) => `رابطك الجديد: ${job}`,
    link: (job, company) => `هذا هو الرابط الجديد لطلبك لوظيفة ${job} لدى ${company}. الروابط السابقة لم تعد تعمل.`,
  }),
  hi: lettersOf({
    subject: 'Fourshore के लिए आपका कोड',
    hello: (name) => `नमस्ते ${name},`,
    code: (minutes) => `यह कोड दिखाता है कि यह मेलबॉक्स आप पढ़ते हैं। यह एक बार, ${minutes} मिनट तक काम करता है:`,
    nobody: 'इसे किसी को न दें। यदि आपने इसे नहीं माँगा था, तो आपको कुछ करने की आवश्यकता नहीं है।',
    short: (code, minutes) => `Fourshore कोड: ${code} (${minutes} मिनट)। किसी को न दें।`,
    provedSubject: 'आपका पता पक्का हो गया है और पुरानी पहुँच हटा दी गई है',
    proved: 'अब यह निश्चित है कि यह ई-मेल पता और इससे खोला गया Fourshore खाता एक ही व्यक्ति के हैं।',
    dropped: 'इससे पहले जो बनाया गया था, शायद किसी और ने, वह अब काम नहीं करता:',
    what: {
      authenticator: 'ऑथेंटिकेटर ऐप',
      passkeys: 'पासकी',
      recoveryCodes: 'रिकवरी कोड',
      sessions: 'जहाँ साइन-इन खुला था',
    },
    look: 'जो आपका था, उसे आप यहाँ फिर से बना सकते हैं:',
    provedShort: 'Fourshore: आपका पता पक्का हुआ; पहले की पहुँच हटा दी गई।',
    linkSubject: (job) => `आपका नया लिंक: ${job}`,
    link: (job, company) => `${company} में ${job} के लिए आपके आवेदन का नया लिंक यह है। पुराने लिंक अब काम नहीं करते।`,
  }),
  ta: lettersOf({
    subject: 'Fourshore க்கான உங்கள் குறியீடு',
    hello: (name) => `வணக்கம் ${name},`,
    code: (minutes) =>
      `இந்த அஞ்சல் பெட்டியை நீங்கள் படிக்கிறீர்கள் என்பதை இந்தக் குறியீடு காட்டுகிறது. இது ஒருமுறை, ${minutes} நிமிடங்களுக்குச் செயல்படும்:`,
    nobody: 'இதை யாரிடமும் கொடுக்காதீர்கள். நீங்கள் கேட்கவில்லை என்றால் எதுவும் செய்ய வேண்டியதில்லை.',
    short: (code, minutes) => `Fourshore குறியீடு: ${code} (${minutes} நிமி). யாரிடமும் கொடுக்காதீர்கள்.`,
    provedSubject: 'உங்கள் முகவரி உறுதியானது; பழைய அணுகல் நீக்கப்பட்டது',
    proved: 'இந்த மின்னஞ்சல் முகவரியும் அதனால் திறக்கப்பட்ட Fourshore கணக்கும் ஒருவருடையவை என்பது இப்போது உறுதி.',
    dropped: 'அதற்கு முன், ஒருவேளை வேறொருவரால், அமைக்கப்பட்டவை இனிச் செயல்படாது:',
    what: {
      authenticator: 'அங்கீகாரச் செயலி',
      passkeys: 'கடவுச்சாவிகள்',
      recoveryCodes: 'மீட்புக் குறியீடுகள்',
      sessions: 'உள்நுழைந்திருந்த இடங்கள்',
    },
    look: 'உங்களுடையதை இங்கே மீண்டும் அமைக்கலாம்:',
    provedShort: 'Fourshore: முகவரி உறுதியானது; முந்தைய அணுகல் நீக்கப்பட்டது.',
    linkSubject: (job) => `உங்கள் புதிய இணைப்பு: ${job}`,
    link: (job, company) =>
      `${company} நிறுவனத்தில் ${job} பணிக்கான உங்கள் விண்ணப்பத்தின் புதிய இணைப்பு இது. பழைய இணைப்புகள் இனிச் செயல்படாது.`,
  }),
  zh: lettersOf({
    subject: '您的 Fourshore 验证码',
    hello: (name) => `${name}，您好：`,
    code: (minutes) => `此验证码证明您能阅读此邮箱。仅可使用一次，${minutes} 分钟内有效：`,
    nobody: '请勿告诉任何人。如果不是您本人申请，无需理会。',
    short: (code, minutes) => `Fourshore 验证码：${code}（${minutes} 分钟）。请勿告诉任何人。`,
    provedSubject: '您的邮箱已确认，之前的登录方式已移除',
    proved: '现已确认此邮箱与用它开立的 Fourshore 账户属于同一人。',
    dropped: '在此之前设置的内容（可能由他人设置）已失效：',
    what: { authenticator: '验证器应用', passkeys: '通行密钥', recoveryCodes: '恢复码', sessions: '已登录的设备' },
    look: '属于您的内容可在此重新设置：',
    provedShort: 'Fourshore：您的邮箱已确认；之前的登录方式已移除。',
    linkSubject: (job) => `您的新链接：${job}`,
    link: (job, company) => `这是您申请 ${company} 的 ${job} 职位的新链接。旧链接已失效。`,
  }),
}
