import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To somebody who agreed to be found: a company asks them to apply; `words` are its own, or empty. */
    'talent-invited': { name: string; company: string; job: string; words: string; link: string }
    /** To whoever sent an invitation. */
    'talent-accepted': { name: string; job: string; link: string }
    /** To whoever keeps a search for people. */
    'talent-alert': { name: string; search: string; count: number; link: string }
  }
}

type TalentTexts = Pick<Texts, 'talent-invited' | 'talent-accepted' | 'talent-alert'>

/** What is written when people are found and asked to apply, in every language. */
const talent: Record<LetterLanguage, TalentTexts> = {
  en: {
    'talent-invited': ({ name, company, job, words, link }) => ({
      subject: `${company} invites you to apply: ${job}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `${company} found your profile and invites you to apply for this job: ${job}.`,
        words ? `They write: “${words}”` : null,
        'They do not see your contact details unless you accept. You can also say no, or not be found by them any more:',
        link,
      ),
      short: `${company} invites you to apply: ${job} ${link}`,
    }),
    'talent-accepted': ({ name, job, link }) => ({
      subject: `An invitation was accepted: ${job}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `somebody you invited to apply for ${job} accepted. Their contact details:`,
        link,
      ),
      short: `An invitation was accepted: ${link}`,
    }),
    'talent-alert': ({ name, search, count, link }) => ({
      subject: `New people: ${search} (${count})`,
      text: joinParagraphs(`Hello ${name},`, `new people in your search “${search}”: ${count}`, link),
      short: `New people (${count}): ${link}`,
    }),
  },
  fr: {
    'talent-invited': ({ name, company, job, words, link }) => ({
      subject: `${company} vous invite à postuler : ${job}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `${company} a trouvé votre profil et vous invite à postuler à cet emploi : ${job}.`,
        words ? `Son message : « ${words} »` : null,
        'Vos coordonnées ne lui sont montrées que si vous acceptez. Vous pouvez aussi refuser, ou ne plus être trouvé par cet employeur :',
        link,
      ),
      short: `${company} vous invite à postuler : ${job} ${link}`,
    }),
    'talent-accepted': ({ name, job, link }) => ({
      subject: `Une invitation a été acceptée : ${job}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `une personne que vous avez invitée à postuler pour ${job} a accepté. Ses coordonnées :`,
        link,
      ),
      short: `Une invitation a été acceptée : ${link}`,
    }),
    'talent-alert': ({ name, search, count, link }) => ({
      subject: `Nouveaux profils : ${search} (${count})`,
      text: joinParagraphs(`Bonjour ${name},`, `nouveaux profils dans votre recherche « ${search} » : ${count}`, link),
      short: `Nouveaux profils (${count}) : ${link}`,
    }),
  },
  ar: {
    'talent-invited': ({ name, company, job, words, link }) => ({
      subject: `${company} تدعوك للتقدّم: ${job}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `وجدت ${company} ملفك وتدعوك للتقدّم إلى هذه الوظيفة: ${job}.`,
        words ? `كتبت لك: «${words}»` : null,
        'لن ترى بيانات الاتصال بك إلا إذا قبلت. يمكنك أيضًا الرفض، أو ألا تجدك هذه الجهة بعد الآن:',
        link,
      ),
      short: `${company} تدعوك للتقدّم: ${job} ${link}`,
    }),
    'talent-accepted': ({ name, job, link }) => ({
      subject: `قُبلت دعوة: ${job}`,
      text: joinParagraphs(`مرحبًا ${name}،`, `قبل شخص دعوتك للتقدّم إلى ${job}. بيانات الاتصال به:`, link),
      short: `قُبلت دعوة: ${link}`,
    }),
    'talent-alert': ({ name, search, count, link }) => ({
      subject: `أشخاص جدد: ${search} (${count})`,
      text: joinParagraphs(`مرحبًا ${name}،`, `أشخاص جدد في بحثك «${search}»: ${count}`, link),
      short: `أشخاص جدد (${count}): ${link}`,
    }),
  },
  hi: {
    'talent-invited': ({ name, company, job, words, link }) => ({
      subject: `${company} आपको आवेदन के लिए आमंत्रित करती है: ${job}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${company} को आपकी प्रोफ़ाइल मिली और वह आपको इस नौकरी के लिए आवेदन करने का निमंत्रण देती है: ${job}।`,
        words ? `उनका संदेश: “${words}”` : null,
        'जब तक आप स्वीकार नहीं करते, उन्हें आपका संपर्क नहीं दिखता। आप मना भी कर सकते हैं, या चाहें तो उन्हें आगे न मिलें:',
        link,
      ),
      short: `${company} का निमंत्रण: ${job} ${link}`,
    }),
    'talent-accepted': ({ name, job, link }) => ({
      subject: `निमंत्रण स्वीकार हुआ: ${job}`,
      text: joinParagraphs(`नमस्ते ${name},`, `${job} के लिए आपका एक निमंत्रण स्वीकार किया गया। उनका संपर्क:`, link),
      short: `निमंत्रण स्वीकार हुआ: ${link}`,
    }),
    'talent-alert': ({ name, search, count, link }) => ({
      subject: `नए लोग: ${search} (${count})`,
      text: joinParagraphs(`नमस्ते ${name},`, `आपकी खोज “${search}” में नए लोग: ${count}`, link),
      short: `नए लोग (${count}): ${link}`,
    }),
  },
  ta: {
    'talent-invited': ({ name, company, job, words, link }) => ({
      subject: `${company} உங்களை விண்ணப்பிக்க அழைக்கிறது: ${job}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${company} உங்கள் விவரக்குறிப்பைக் கண்டு, இந்த வேலைக்கு விண்ணப்பிக்க அழைக்கிறது: ${job}.`,
        words ? `அவர்கள் எழுதியது: “${words}”` : null,
        'நீங்கள் ஏற்கும் வரை உங்கள் தொடர்பு விவரங்கள் அவர்களுக்குத் தெரியாது. மறுக்கவும், இனி அவர்கள் உங்களைக் காணாமல் செய்யவும் முடியும்:',
        link,
      ),
      short: `${company} அழைப்பு: ${job} ${link}`,
    }),
    'talent-accepted': ({ name, job, link }) => ({
      subject: `அழைப்பு ஏற்கப்பட்டது: ${job}`,
      text: joinParagraphs(`வணக்கம் ${name},`, `${job} வேலைக்கு நீங்கள் அழைத்த ஒருவர் ஏற்றுக்கொண்டார். அவரது தொடர்பு விவரங்கள்:`, link),
      short: `அழைப்பு ஏற்கப்பட்டது: ${link}`,
    }),
    'talent-alert': ({ name, search, count, link }) => ({
      subject: `புதியவர்கள்: ${search} (${count})`,
      text: joinParagraphs(`வணக்கம் ${name},`, `“${search}” தேடலில் புதியவர்கள்: ${count}`, link),
      short: `புதியவர்கள் (${count}): ${link}`,
    }),
  },
  zh: {
    'talent-invited': ({ name, company, job, words, link }) => ({
      subject: `${company}邀请您申请：${job}`,
      text: joinParagraphs(
        `${name}，您好：`,
        `${company}看到了您的资料，邀请您申请这个职位：${job}。`,
        words ? `对方留言：“${words}”` : null,
        '在您接受之前，对方看不到您的联系方式。您也可以拒绝，或不再让该雇主找到您：',
        link,
      ),
      short: `${company}邀请您申请：${job} ${link}`,
    }),
    'talent-accepted': ({ name, job, link }) => ({
      subject: `邀请已被接受：${job}`,
      text: joinParagraphs(`${name}，您好：`, `您邀请申请${job}的一位人选已接受。联系方式：`, link),
      short: `邀请已被接受：${link}`,
    }),
    'talent-alert': ({ name, search, count, link }) => ({
      subject: `新人选：${search}（${count}）`,
      text: joinParagraphs(`${name}，您好：`, `您的搜索“${search}”有新人选：${count}`, link),
      short: `新人选（${count}）：${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'talent-invited': { en: 'Invitation to apply', ar: 'دعوة إلى التقديم' },
    'talent-accepted': { en: 'Invitation accepted', ar: 'قبول دعوة' },
    'talent-alert': { en: 'New people of a kept search', ar: 'أشخاص جدد لبحث محفوظ' },
  },
  examples: {
    'talent-invited': {
      name: 'Asha',
      company: 'Four Winds',
      job: 'Site engineer',
      words: 'Your work on the harbour is what we look for.',
      link: 'https://hr.fourshore.test/dashboard/seeker',
    },
    'talent-accepted': {
      name: 'Mei',
      job: 'Site engineer',
      link: 'https://hr.fourshore.test/dashboard/find-talent?view=invitations',
    },
    'talent-alert': {
      name: 'Mei',
      search: 'Cooks in Bedok',
      count: 3,
      link: 'https://hr.fourshore.test/dashboard/find-talent?q=cook',
    },
  },
  texts: talent,
})
