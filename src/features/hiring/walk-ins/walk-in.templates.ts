import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import {
  defineTemplates,
  joinParagraphs,
  type Templates,
  type Texts,
} from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To somebody who registered for a walk-in event; `when` is null on the waiting list. */
    'walk-in-ticket': {
      name: string
      company: string
      event: string
      place: string
      when: string | null
      number: number
      link: string
      what: 'new' | 'again' | 'moved'
    }
    'walk-in-over': { name: string; company: string; event: string; what: 'cancelled' | 'ended'; words: string }
  }
}

type TicketFacts = Templates['walk-in-ticket']

/** Where whoever holds the ticket stands: on the waiting list, moved to another time, or with a time of their own. */
const standingOf = (when: TicketFacts['when'], what: TicketFacts['what']) => {
  if (when === null) return 'waiting'
  return what === 'moved' ? 'moved' : 'ticket'
}

/** What is written about walk-in events, in every language. */
const walkIns: Record<LetterLanguage, Pick<Texts, 'walk-in-ticket' | 'walk-in-over'>> = {
  en: {
    'walk-in-ticket': ({ name, company, event, place, when, number, link, what }) => ({
      subject: {
        waiting: `On the waiting list: ${event}`,
        moved: `Your time: ${event}`,
        ticket: `Ticket ${number}: ${event}`,
      }[standingOf(when, what)],
      text: joinParagraphs(
        `Hello ${name},`,
        when === null
          ? `${event} at ${company} is full. You are on the waiting list and hear from us when a place becomes free.`
          : `your time for ${event} at ${company}: ${when}.`,
        `Where: ${place}`,
        `Your ticket is number ${number}. Bring it with you or open it on your phone; there you also change your time, say that you are late, or give it back:`,
        link,
      ),
      short: `${company}: ticket ${number} ${link}`,
    }),
    'walk-in-over': ({ name, company, event, what, words }) => ({
      subject: what === 'cancelled' ? `Cancelled: ${event}` : `${event} is over`,
      text: joinParagraphs(
        `Hello ${name},`,
        what === 'cancelled'
          ? `${event} at ${company} will not take place. Your ticket is no longer valid.`
          : `${event} at ${company} is over. If you were in a conversation, the employer will be in touch.`,
        words || null,
      ),
      short: what === 'cancelled' ? `Cancelled: ${event}` : `${event} is over`,
    }),
  },
  fr: {
    'walk-in-ticket': ({ name, company, event, place, when, number, link, what }) => ({
      subject: {
        waiting: `Sur la liste d’attente : ${event}`,
        moved: `Votre horaire : ${event}`,
        ticket: `Ticket ${number} : ${event}`,
      }[standingOf(when, what)],
      text: joinParagraphs(
        `Bonjour ${name},`,
        when === null
          ? `${event} chez ${company} est complet. Vous êtes sur la liste d’attente et serez prévenu dès qu’une place se libère.`
          : `votre horaire pour ${event} chez ${company} : ${when}.`,
        `Lieu : ${place}`,
        `Votre ticket porte le numéro ${number}. Apportez-le ou ouvrez-le sur votre téléphone ; vous pouvez aussi y changer d’horaire, signaler un retard ou le rendre :`,
        link,
      ),
      short: `${company} : ticket ${number} ${link}`,
    }),
    'walk-in-over': ({ name, company, event, what, words }) => ({
      subject: what === 'cancelled' ? `Annulé : ${event}` : `${event} est terminé`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        what === 'cancelled'
          ? `${event} chez ${company} n’aura pas lieu. Votre ticket n’est plus valable.`
          : `${event} chez ${company} est terminé. Si vous avez eu un entretien, l’employeur vous contactera.`,
        words || null,
      ),
      short: what === 'cancelled' ? `Annulé : ${event}` : `${event} est terminé`,
    }),
  },
  ar: {
    'walk-in-ticket': ({ name, company, event, place, when, number, link, what }) => ({
      subject: {
        waiting: `في قائمة الانتظار: ${event}`,
        moved: `موعدك: ${event}`,
        ticket: `التذكرة ${number}: ${event}`,
      }[standingOf(when, what)],
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        when === null
          ? `اكتملت أماكن ${event} لدى ${company}. أنت في قائمة الانتظار وسنكتب إليك عندما يخلو مكان.`
          : `موعدك في ${event} لدى ${company}: ${when}.`,
        `المكان: ${place}`,
        `رقم تذكرتك ${number}. أحضرها معك أو افتحها على هاتفك؛ وهناك تغيّر موعدك أو تخبر بتأخرك أو تعيد التذكرة:`,
        link,
      ),
      short: `${company}: التذكرة ${number} ${link}`,
    }),
    'walk-in-over': ({ name, company, event, what, words }) => ({
      subject: what === 'cancelled' ? `أُلغي: ${event}` : `انتهى ${event}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        what === 'cancelled'
          ? `لن يُعقد ${event} لدى ${company}. لم تعد تذكرتك صالحة.`
          : `انتهى ${event} لدى ${company}. إذا أجريت مقابلة فسيتواصل معك صاحب العمل.`,
        words || null,
      ),
      short: what === 'cancelled' ? `أُلغي: ${event}` : `انتهى ${event}`,
    }),
  },
  hi: {
    'walk-in-ticket': ({ name, company, event, place, when, number, link, what }) => ({
      subject: { waiting: `प्रतीक्षा सूची में: ${event}`, moved: `आपका समय: ${event}`, ticket: `टिकट ${number}: ${event}` }[
        standingOf(when, what)
      ],
      text: joinParagraphs(
        `नमस्ते ${name},`,
        when === null
          ? `${company} का ${event} भर चुका है। आप प्रतीक्षा सूची में हैं; जगह ख़ाली होते ही हम आपको लिखेंगे।`
          : `${company} के ${event} के लिए आपका समय: ${when}।`,
        `स्थान: ${place}`,
        `आपके टिकट का नंबर ${number} है। इसे साथ लाएँ या फ़ोन पर खोलें; वहीं आप समय बदल सकते हैं, देर होने की सूचना दे सकते हैं या टिकट लौटा सकते हैं:`,
        link,
      ),
      short: `${company}: टिकट ${number} ${link}`,
    }),
    'walk-in-over': ({ name, company, event, what, words }) => ({
      subject: what === 'cancelled' ? `रद्द: ${event}` : `${event} समाप्त हुआ`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        what === 'cancelled'
          ? `${company} का ${event} नहीं होगा। आपका टिकट अब मान्य नहीं है।`
          : `${company} का ${event} समाप्त हुआ। यदि आपकी बातचीत हुई थी, तो नियोक्ता आपसे संपर्क करेगा।`,
        words || null,
      ),
      short: what === 'cancelled' ? `रद्द: ${event}` : `${event} समाप्त हुआ`,
    }),
  },
  ta: {
    'walk-in-ticket': ({ name, company, event, place, when, number, link, what }) => ({
      subject: {
        waiting: `காத்திருப்புப் பட்டியலில்: ${event}`,
        moved: `உங்கள் நேரம்: ${event}`,
        ticket: `சீட்டு ${number}: ${event}`,
      }[standingOf(when, what)],
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        when === null
          ? `${company} நடத்தும் ${event} நிரம்பிவிட்டது. நீங்கள் காத்திருப்புப் பட்டியலில் உள்ளீர்கள்; இடம் கிடைத்ததும் தெரிவிப்போம்.`
          : `${company} நடத்தும் ${event} நிகழ்வுக்கான உங்கள் நேரம்: ${when}.`,
        `இடம்: ${place}`,
        `உங்கள் சீட்டு எண் ${number}. அதைக் கொண்டு வாருங்கள் அல்லது கைபேசியில் திறக்கவும்; அங்கேயே நேரத்தை மாற்றலாம், தாமதத்தைத் தெரிவிக்கலாம், சீட்டைத் திருப்பித் தரலாம்:`,
        link,
      ),
      short: `${company}: சீட்டு ${number} ${link}`,
    }),
    'walk-in-over': ({ name, company, event, what, words }) => ({
      subject: what === 'cancelled' ? `ரத்து: ${event}` : `${event} முடிந்தது`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        what === 'cancelled'
          ? `${company} நடத்தவிருந்த ${event} நடைபெறாது. உங்கள் சீட்டு இனி செல்லாது.`
          : `${company} நடத்திய ${event} முடிந்தது. உங்களுடன் நேர்காணல் நடந்திருந்தால் நிறுவனம் தொடர்பு கொள்ளும்.`,
        words || null,
      ),
      short: what === 'cancelled' ? `ரத்து: ${event}` : `${event} முடிந்தது`,
    }),
  },
  zh: {
    'walk-in-ticket': ({ name, company, event, place, when, number, link, what }) => ({
      subject: { waiting: `候补名单：${event}`, moved: `您的时间：${event}`, ticket: `号码 ${number}：${event}` }[
        standingOf(when, what)
      ],
      text: joinParagraphs(
        `${name}，您好：`,
        when === null
          ? `${company} 的 ${event} 名额已满。您已进入候补名单，有空位时我们会通知您。`
          : `${company} 的 ${event}，您的时间：${when}。`,
        `地点：${place}`,
        `您的号码是 ${number}。请随身携带或在手机上打开；您也可以在那里更改时间、告知迟到或退号：`,
        link,
      ),
      short: `${company}：号码 ${number} ${link}`,
    }),
    'walk-in-over': ({ name, company, event, what, words }) => ({
      subject: what === 'cancelled' ? `已取消：${event}` : `${event} 已结束`,
      text: joinParagraphs(
        `${name}，您好：`,
        what === 'cancelled'
          ? `${company} 的 ${event} 不再举行，您的号码已失效。`
          : `${company} 的 ${event} 已结束。如果您参加了面谈，雇主会与您联系。`,
        words || null,
      ),
      short: what === 'cancelled' ? `已取消：${event}` : `${event} 已结束`,
    }),
  },
}

export default defineTemplates({
  names: {
    'walk-in-ticket': { en: 'Walk-in ticket', ar: 'تذكرة حضور مباشر' },
    'walk-in-over': { en: 'Walk-in event over', ar: 'انتهاء يوم الحضور المباشر' },
  },
  examples: {
    'walk-in-ticket': {
      name: 'Asha',
      company: 'Four Winds',
      event: 'Drivers day',
      place: 'Level 3',
      when: '1 Dec 2026, 10:00 SGT',
      number: 7,
      link: 'https://hr.fourshore.test/walk-in/ticket/Ab3',
      what: 'new',
    },
    'walk-in-over': {
      name: 'Asha',
      company: 'Four Winds',
      event: 'Drivers day',
      what: 'cancelled',
      words: 'The hall is closed.',
    },
  },
  texts: walkIns,
})
