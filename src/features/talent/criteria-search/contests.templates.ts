import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever made a search: somebody it found says that a verdict is wrong. Not who: the search does not say it either. */
    'verdict-contested': { name: string; search: string; link: string }
    /** To whoever said so; `words` may be empty. */
    'contest-answered': {
      name: string
      company: string
      criterion: string
      agreed: boolean
      words: string
      link: string
    }
  }
}

/** What is written when somebody contests what a search says of them, and when a company answers; in every language. */
const contests: Record<LetterLanguage, Pick<Texts, 'verdict-contested' | 'contest-answered'>> = {
  en: {
    'verdict-contested': ({ name, search, link }) => ({
      subject: `Somebody says a verdict is wrong: ${search}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `somebody found by your search “${search}” says that a verdict on them is wrong. A person of your company is asked to answer; they read the answer:`,
        link,
      ),
      short: `Somebody says a verdict of your search is wrong: ${link}`,
    }),
    'contest-answered': ({ name, company, criterion, agreed, words, link }) => ({
      subject: `${company} has answered you`,
      text: joinParagraphs(
        `Hello ${name},`,
        `you said that a verdict of ${company} on you is wrong: ${criterion}.`,
        agreed ? `${company} agrees with you.` : `${company} keeps to it.`,
        words ? `They write: “${words}”` : null,
        link,
      ),
      short: `${company} has answered you: ${link}`,
    }),
  },
  fr: {
    'verdict-contested': ({ name, search, link }) => ({
      subject: `Un verdict est contesté : ${search}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `une personne trouvée par votre recherche « ${search} » dit qu’un verdict à son sujet est faux. Quelqu’un de votre entreprise est prié de répondre ; elle lira la réponse :`,
        link,
      ),
      short: `Un verdict de votre recherche est contesté : ${link}`,
    }),
    'contest-answered': ({ name, company, criterion, agreed, words, link }) => ({
      subject: `${company} vous a répondu`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `vous avez dit qu’un verdict de ${company} à votre sujet est faux : ${criterion}.`,
        agreed ? `${company} vous donne raison.` : `${company} maintient le verdict.`,
        words ? `Son message : « ${words} »` : null,
        link,
      ),
      short: `${company} vous a répondu : ${link}`,
    }),
  },
  ar: {
    'verdict-contested': ({ name, search, link }) => ({
      subject: `اعتراض على حكم: ${search}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `شخص وجده بحثك «${search}» يقول إن حكمًا عنه غير صحيح. يُرجى أن يجيب شخص من شركتك، وسيقرأ الإجابة:`,
        link,
      ),
      short: `اعتراض على حكم في بحثك: ${link}`,
    }),
    'contest-answered': ({ name, company, criterion, agreed, words, link }) => ({
      subject: `أجابت ${company} عن اعتراضك`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `قلتَ إن حكم ${company} عنك غير صحيح: ${criterion}.`,
        agreed ? `${company} تتفق معك.` : `${company} تُبقي الحكم كما هو.`,
        words ? `كتبت لك: «${words}»` : null,
        link,
      ),
      short: `أجابت ${company} عن اعتراضك: ${link}`,
    }),
  },
  hi: {
    'verdict-contested': ({ name, search, link }) => ({
      subject: `एक निर्णय पर आपत्ति: ${search}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `आपकी खोज “${search}” में मिले किसी व्यक्ति का कहना है कि उनके बारे में एक निर्णय गलत है। आपकी कंपनी से कोई उत्तर दे; वे उत्तर पढ़ेंगे:`,
        link,
      ),
      short: `आपकी खोज के एक निर्णय पर आपत्ति: ${link}`,
    }),
    'contest-answered': ({ name, company, criterion, agreed, words, link }) => ({
      subject: `${company} ने आपको उत्तर दिया है`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `आपने कहा था कि आपके बारे में ${company} का एक निर्णय गलत है: ${criterion}।`,
        agreed ? `${company} आपसे सहमत है।` : `${company} अपने निर्णय पर कायम है।`,
        words ? `उनका संदेश: “${words}”` : null,
        link,
      ),
      short: `${company} ने आपको उत्तर दिया है: ${link}`,
    }),
  },
  ta: {
    'verdict-contested': ({ name, search, link }) => ({
      subject: `ஒரு தீர்ப்புக்கு மறுப்பு: ${search}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `உங்கள் “${search}” தேடலில் கிடைத்த ஒருவர், தம்மைப் பற்றிய ஒரு தீர்ப்பு தவறு என்கிறார். உங்கள் நிறுவனத்தில் ஒருவர் பதிலளிக்க வேண்டும்; அவர் அந்தப் பதிலைப் படிப்பார்:`,
        link,
      ),
      short: `உங்கள் தேடலின் ஒரு தீர்ப்புக்கு மறுப்பு: ${link}`,
    }),
    'contest-answered': ({ name, company, criterion, agreed, words, link }) => ({
      subject: `${company} உங்களுக்குப் பதிலளித்துள்ளது`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `உங்களைப் பற்றிய ${company} நிறுவனத்தின் ஒரு தீர்ப்பு தவறு என்று சொன்னீர்கள்: ${criterion}.`,
        agreed ? `${company} உங்களுடன் உடன்படுகிறது.` : `${company} தன் தீர்ப்பில் மாற்றமில்லை என்கிறது.`,
        words ? `அவர்கள் எழுதியது: “${words}”` : null,
        link,
      ),
      short: `${company} பதிலளித்துள்ளது: ${link}`,
    }),
  },
  zh: {
    'verdict-contested': ({ name, search, link }) => ({
      subject: `有人对判断提出异议：${search}`,
      text: joinParagraphs(
        `${name}，您好：`,
        `您的搜索“${search}”找到的一位人选认为对其的一项判断有误。请贵公司的一位同事作答，对方会看到答复：`,
        link,
      ),
      short: `有人对您搜索中的判断提出异议：${link}`,
    }),
    'contest-answered': ({ name, company, criterion, agreed, words, link }) => ({
      subject: `${company}已答复您`,
      text: joinParagraphs(
        `${name}，您好：`,
        `您曾表示${company}对您的一项判断有误：${criterion}。`,
        agreed ? `${company}同意您的看法。` : `${company}维持原判断。`,
        words ? `对方留言：“${words}”` : null,
        link,
      ),
      short: `${company}已答复您：${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'verdict-contested': { en: 'Verdict contested', ar: 'اعتراض على حكم' },
    'contest-answered': { en: 'Answer to a contested verdict', ar: 'رد على اعتراض' },
  },
  examples: {
    'verdict-contested': {
      name: 'Mei',
      search: 'Site engineer',
      link: 'https://hr.fourshore.test/dashboard/ai-talent-search?run=1',
    },
    'contest-answered': {
      name: 'Asha',
      company: 'Four Winds',
      criterion: 'Concrete works',
      agreed: false,
      words: 'Your profile does not name it.',
      link: 'https://hr.fourshore.test/dashboard/seeker/profile',
    },
  },
  texts: contests,
})
