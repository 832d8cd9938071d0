import { defineTemplates, joinParagraphs } from '../../platform/messages/templates/template.ts'

/** `what`: days and times of the shifts; `from`: who it is about or from; `by`: who has the shift now. */
type Facts = { name: string; what: string; from: string; by?: string; link: string }

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    'roster-published': Facts
    'shift-changed': Facts
    'shift-offer': Facts
    'shift-answer': Facts
    'shift-uncovered': Facts
    'shift-kept': Facts
  }
}

type Said = { subject: string; hello: string; text: string }
/** The short form has the letters that an SMS counts as one. */
const letter = (say: (facts: Facts) => Said) => (facts: Facts) => {
  const { subject, hello, text } = say(facts)
  const short = `${subject} ${facts.link}`.replaceAll('–', '-')
  return { subject, text: joinParagraphs(hello, text, facts.link), short }
}

const example: Facts = {
  name: 'Asha Rao',
  what: '4 December 2026, 07:00–15:00',
  from: 'Mei Tan',
  link: 'https://hr.fourshore.test/employee-portal?tab=schedules',
}

export default defineTemplates({
  names: {
    'roster-published': { en: 'Shifts published', ar: 'نشر المناوبات' },
    'shift-changed': { en: 'Shift changed', ar: 'تغيير مناوبة' },
    'shift-offer': { en: 'A colleague offers a shift', ar: 'زميل يعرض مناوبة' },
    'shift-answer': { en: 'Answer about a shift', ar: 'رد بشأن مناوبة' },
    'shift-uncovered': { en: 'Shift without anybody', ar: 'مناوبة بلا أحد' },
    'shift-kept': { en: 'Shift stays with whoever took it', ar: 'تبقى المناوبة لمن أخذها' },
  },
  examples: {
    'roster-published': example,
    'shift-changed': example,
    'shift-offer': example,
    'shift-answer': example,
    'shift-uncovered': example,
    'shift-kept': { ...example, by: 'Ravi Nair' },
  },
  texts: {
    en: {
      'roster-published': letter(({ name, what }) => ({
        subject: `Your shifts: ${what}`,
        hello: `Hello ${name},`,
        text: `your shifts are published: ${what}. Open your schedule to see and confirm them.`,
      })),
      'shift-changed': letter(({ name, what }) => ({
        subject: `Your shift has changed: ${what}`,
        hello: `Hello ${name},`,
        text: `one of your shifts has changed: ${what}. Confirm in your schedule that you have seen it.`,
      })),
      'shift-offer': letter(({ name, what, from }) => ({
        subject: `${from} offers you a shift: ${what}`,
        hello: `Hello ${name},`,
        text: `${from} offers you a shift: ${what}. You can accept or refuse it in your schedule.`,
      })),
      'shift-answer': letter(({ name, what }) => ({
        subject: `An answer about your shift: ${what}`,
        hello: `Hello ${name},`,
        text: `there is an answer about your shift: ${what}. Open your schedule to see it.`,
      })),
      'shift-uncovered': letter(({ name, what, from }) => ({
        subject: `${from} called in sick: ${what}`,
        hello: `Hello ${name},`,
        text: `${from} called in sick. These shifts have nobody now: ${what}. The roster shows who could take them.`,
      })),
      'shift-kept': letter(({ name, what, from, by = '' }) => ({
        subject: `${by} keeps the shift of ${from}: ${what}`,
        hello: `Hello ${name},`,
        text: `${from} can come after all. ${by} had taken the shift and keeps it: ${what}. In the roster you can give it to somebody else.`,
      })),
    },
    fr: {
      'roster-published': letter(({ name, what }) => ({
        subject: `Vos horaires : ${what}`,
        hello: `Bonjour ${name},`,
        text: `vos horaires sont publiés : ${what}. Ouvrez votre planning pour les voir et les confirmer.`,
      })),
      'shift-changed': letter(({ name, what }) => ({
        subject: `Votre horaire a changé : ${what}`,
        hello: `Bonjour ${name},`,
        text: `l’un de vos horaires a changé : ${what}. Confirmez dans votre planning que vous l’avez vu.`,
      })),
      'shift-offer': letter(({ name, what, from }) => ({
        subject: `${from} vous propose un horaire : ${what}`,
        hello: `Bonjour ${name},`,
        text: `${from} vous propose un horaire : ${what}. Vous pouvez l’accepter ou le refuser dans votre planning.`,
      })),
      'shift-answer': letter(({ name, what }) => ({
        subject: `Une réponse sur votre horaire : ${what}`,
        hello: `Bonjour ${name},`,
        text: `il y a une réponse au sujet de votre horaire : ${what}. Ouvrez votre planning pour la voir.`,
      })),
      'shift-uncovered': letter(({ name, what, from }) => ({
        subject: `${from} est malade : ${what}`,
        hello: `Bonjour ${name},`,
        text: `${from} s’est déclaré malade. Ces horaires sont sans personne : ${what}. Le planning montre qui pourrait les prendre.`,
      })),
      'shift-kept': letter(({ name, what, from, by = '' }) => ({
        subject: `${by} garde le poste de ${from} : ${what}`,
        hello: `Bonjour ${name},`,
        text: `${from} peut finalement venir. ${by} avait pris l’horaire et le garde : ${what}. Le planning permet de le donner à quelqu’un d’autre.`,
      })),
    },
    ar: {
      'roster-published': letter(({ name, what }) => ({
        subject: `مناوباتك: ${what}`,
        hello: `مرحبًا ${name}،`,
        text: `نُشرت مناوباتك: ${what}. افتح جدولك للاطلاع عليها وتأكيدها.`,
      })),
      'shift-changed': letter(({ name, what }) => ({
        subject: `تغيرت مناوبتك: ${what}`,
        hello: `مرحبًا ${name}،`,
        text: `تغيرت إحدى مناوباتك: ${what}. أكد في جدولك أنك اطلعت عليها.`,
      })),
      'shift-offer': letter(({ name, what, from }) => ({
        subject: `يعرض عليك ${from} مناوبة: ${what}`,
        hello: `مرحبًا ${name}،`,
        text: `يعرض عليك ${from} مناوبة: ${what}. يمكنك قبولها أو رفضها في جدولك.`,
      })),
      'shift-answer': letter(({ name, what }) => ({
        subject: `رد بشأن مناوبتك: ${what}`,
        hello: `مرحبًا ${name}،`,
        text: `هناك رد بشأن مناوبتك: ${what}. افتح جدولك للاطلاع عليه.`,
      })),
      'shift-uncovered': letter(({ name, what, from }) => ({
        subject: `أبلغ ${from} عن مرضه: ${what}`,
        hello: `مرحبًا ${name}،`,
        text: `أبلغ ${from} عن مرضه. هذه المناوبات بلا أحد الآن: ${what}. يعرض جدول المناوبات من يمكنه أخذها.`,
      })),
      'shift-kept': letter(({ name, what, from, by = '' }) => ({
        subject: `يحتفظ ${by} بمناوبة ${from}: ${what}`,
        hello: `مرحبًا ${name}،`,
        text: `يستطيع ${from} الحضور بعد كل شيء. كان ${by} قد أخذ المناوبة ويحتفظ بها: ${what}. يمكنك في جدول المناوبات إعطاؤها لشخص آخر.`,
      })),
    },
    hi: {
      'roster-published': letter(({ name, what }) => ({
        subject: `आपकी शिफ़्टें: ${what}`,
        hello: `नमस्ते ${name},`,
        text: `आपकी शिफ़्टें प्रकाशित हुई हैं: ${what}। देखने और पुष्टि करने के लिए अपनी समय-सारणी खोलें।`,
      })),
      'shift-changed': letter(({ name, what }) => ({
        subject: `आपकी शिफ़्ट बदली है: ${what}`,
        hello: `नमस्ते ${name},`,
        text: `आपकी एक शिफ़्ट बदली है: ${what}। अपनी समय-सारणी में पुष्टि करें कि आपने इसे देख लिया है।`,
      })),
      'shift-offer': letter(({ name, what, from }) => ({
        subject: `${from} आपको एक शिफ़्ट दे रहे हैं: ${what}`,
        hello: `नमस्ते ${name},`,
        text: `${from} आपको एक शिफ़्ट दे रहे हैं: ${what}। आप इसे अपनी समय-सारणी में स्वीकार या अस्वीकार कर सकते हैं।`,
      })),
      'shift-answer': letter(({ name, what }) => ({
        subject: `आपकी शिफ़्ट के बारे में उत्तर: ${what}`,
        hello: `नमस्ते ${name},`,
        text: `आपकी शिफ़्ट के बारे में उत्तर आया है: ${what}। देखने के लिए अपनी समय-सारणी खोलें।`,
      })),
      'shift-uncovered': letter(({ name, what, from }) => ({
        subject: `${from} बीमार हैं: ${what}`,
        hello: `नमस्ते ${name},`,
        text: `${from} ने बीमार होने की सूचना दी है। इन शिफ़्टों पर अब कोई नहीं है: ${what}। रोस्टर बताता है कि इन्हें कौन ले सकता है।`,
      })),
      'shift-kept': letter(({ name, what, from, by = '' }) => ({
        subject: `${from} की शिफ़्ट ${by} की: ${what}`,
        hello: `नमस्ते ${name},`,
        text: `${from} अब आ सकते हैं। ${by} ने शिफ़्ट ले ली थी और वह उन्हीं के पास रहेगी: ${what}। रोस्टर में आप इसे किसी और को दे सकते हैं।`,
      })),
    },
    ta: {
      'roster-published': letter(({ name, what }) => ({
        subject: `உங்கள் பணிமுறைகள்: ${what}`,
        hello: `வணக்கம் ${name},`,
        text: `உங்கள் பணிமுறைகள் வெளியிடப்பட்டன: ${what}. பார்த்து உறுதிசெய்ய உங்கள் அட்டவணையைத் திறக்கவும்.`,
      })),
      'shift-changed': letter(({ name, what }) => ({
        subject: `உங்கள் பணிமுறை மாறியது: ${what}`,
        hello: `வணக்கம் ${name},`,
        text: `உங்கள் பணிமுறைகளில் ஒன்று மாறியது: ${what}. பார்த்துவிட்டதை உங்கள் அட்டவணையில் உறுதிசெய்யவும்.`,
      })),
      'shift-offer': letter(({ name, what, from }) => ({
        subject: `${from}: பணிநேரம் ${what}`,
        hello: `வணக்கம் ${name},`,
        text: `${from} உங்களுக்கு ஒரு பணிமுறையைத் தருகிறார்: ${what}. உங்கள் அட்டவணையில் ஏற்கலாம் அல்லது மறுக்கலாம்.`,
      })),
      'shift-answer': letter(({ name, what }) => ({
        subject: `உங்கள் பணிமுறை பற்றிய பதில்: ${what}`,
        hello: `வணக்கம் ${name},`,
        text: `உங்கள் பணிமுறை பற்றிப் பதில் வந்துள்ளது: ${what}. பார்க்க உங்கள் அட்டவணையைத் திறக்கவும்.`,
      })),
      'shift-uncovered': letter(({ name, what, from }) => ({
        subject: `${from} நோய் விடுப்பு: ${what}`,
        hello: `வணக்கம் ${name},`,
        text: `${from} நோய் விடுப்பு அறிவித்துள்ளார். இந்தப் பணிமுறைகளில் இப்போது யாரும் இல்லை: ${what}. யார் எடுக்கலாம் என்பதைப் பணிப்பட்டியல் காட்டும்.`,
      })),
      'shift-kept': letter(({ name, what, from, by = '' }) => ({
        subject: `${from} பணிமுறை ${by} வசம்: ${what}`,
        hello: `வணக்கம் ${name},`,
        text: `${from} வர இயலும். ${by} அந்தப் பணிமுறையை எடுத்திருந்தார், அது அவரிடமே இருக்கும்: ${what}. பணிப்பட்டியலில் அதை வேறொருவருக்குத் தரலாம்.`,
      })),
    },
    zh: {
      'roster-published': letter(({ name, what }) => ({
        subject: `您的班次：${what}`,
        hello: `${name}，您好：`,
        text: `您的班次已发布：${what}。请打开您的排班查看并确认。`,
      })),
      'shift-changed': letter(({ name, what }) => ({
        subject: `您的班次有变动：${what}`,
        hello: `${name}，您好：`,
        text: `您的一个班次有变动：${what}。请在您的排班中确认已查看。`,
      })),
      'shift-offer': letter(({ name, what, from }) => ({
        subject: `${from}向您提供一个班次：${what}`,
        hello: `${name}，您好：`,
        text: `${from}向您提供一个班次：${what}。您可以在排班中接受或拒绝。`,
      })),
      'shift-answer': letter(({ name, what }) => ({
        subject: `关于您班次的答复：${what}`,
        hello: `${name}，您好：`,
        text: `关于您的班次有了答复：${what}。请打开您的排班查看。`,
      })),
      'shift-uncovered': letter(({ name, what, from }) => ({
        subject: `${from}请病假：${what}`,
        hello: `${name}，您好：`,
        text: `${from}请了病假。这些班次现在无人：${what}。排班表会显示谁可以接替。`,
      })),
      'shift-kept': letter(({ name, what, from, by = '' }) => ({
        subject: `${by}保留${from}的班次：${what}`,
        hello: `${name}，您好：`,
        text: `${from}可以上班了。${by}已接下该班次并予以保留：${what}。您可以在排班表中将其交给其他人。`,
      })),
    },
  },
})
