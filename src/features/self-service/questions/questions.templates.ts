import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import {
  defineTemplates,
  joinParagraphs,
  type Templates,
  type Texts,
} from '../../platform/messages/templates/template.ts'

/** Asked, written again, or given to the reader. */
export type DeskNews = 'asked' | 'again' | 'given'
export type PersonNews = 'answered' | 'closed'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To HR: an employee asked something or wrote again, or a question is the reader's from now on. */
    'hr-question-asked': { name: string; person: string; what: DeskNews; link: string }
    /** To whoever asked: HR has answered, or closed the question. */
    'hr-question-answered': { name: string; what: PersonNews; link: string }
  }
}

type EventName = 'hr-question-asked' | 'hr-question-answered'
type Words<W extends string> = { hello: string } & Record<W, { subject: string; text: string }>

const letter =
  <F extends { what: W; link: string }, W extends string>(say: (facts: F) => Words<W>) =>
  (facts: F) => {
    const words = say(facts)
    const { subject, text } = words[facts.what]
    return { subject, text: joinParagraphs(words.hello, text, facts.link), short: `${subject} ${facts.link}` }
  }

const toDesk = (say: (facts: Templates['hr-question-asked']) => Words<DeskNews>) => letter(say)
const toPerson = (say: (facts: Templates['hr-question-answered']) => Words<PersonNews>) => letter(say)

const texts: Record<LetterLanguage, Pick<Texts, EventName>> = {
  en: {
    'hr-question-asked': toDesk(({ name, person }) => ({
      hello: `Hello ${name},`,
      asked: { subject: `${person} asks HR`, text: `${person} has asked a question in the portal. It waits here:` },
      again: {
        subject: `${person} wrote again`,
        text: `${person} has written again about a question to HR. It waits here:`,
      },
      given: { subject: `A question of ${person} is yours`, text: `a question of ${person} was given to you:` },
    })),
    'hr-question-answered': toPerson(({ name }) => ({
      hello: `Hello ${name},`,
      answered: { subject: 'HR has answered you', text: 'HR has answered your question. You can read it here:' },
      closed: {
        subject: 'Your question is closed',
        text: 'HR has closed your question. If it is not settled, write again:',
      },
    })),
  },
  fr: {
    'hr-question-asked': toDesk(({ name, person }) => ({
      hello: `Bonjour ${name},`,
      asked: {
        subject: `${person} interroge les RH`,
        text: `${person} a posé une question sur le portail. Elle attend ici :`,
      },
      again: {
        subject: `${person} a de nouveau écrit`,
        text: `${person} a de nouveau écrit au sujet d’une question aux RH. Elle attend ici :`,
      },
      given: {
        subject: `Une question de ${person} est à vous`,
        text: `une question de ${person} vous a été confiée :`,
      },
    })),
    'hr-question-answered': toPerson(({ name }) => ({
      hello: `Bonjour ${name},`,
      answered: {
        subject: 'Les RH vous ont répondu',
        text: 'les RH ont répondu à votre question. Vous pouvez la lire ici :',
      },
      closed: {
        subject: 'Votre question est close',
        text: 'les RH ont clos votre question. Si elle n’est pas réglée, écrivez de nouveau :',
      },
    })),
  },
  ar: {
    'hr-question-asked': toDesk(({ name, person }) => ({
      hello: `مرحبًا ${name}،`,
      asked: {
        subject: `${person}: سؤال للموارد البشرية`,
        text: `طرح ${person} سؤالًا في البوابة، وهو في انتظارك هنا:`,
      },
      again: {
        subject: `${person}: رسالة جديدة حول سؤال`,
        text: `كتب ${person} مجددًا بشأن سؤال للموارد البشرية، وهو في انتظارك هنا:`,
      },
      given: { subject: `أُسند إليك سؤال من ${person}`, text: `أُسند إليك سؤال من ${person}:` },
    })),
    'hr-question-answered': toPerson(({ name }) => ({
      hello: `مرحبًا ${name}،`,
      answered: { subject: 'أجابتك الموارد البشرية', text: 'أجابت الموارد البشرية عن سؤالك. يمكنك قراءة الجواب هنا:' },
      closed: {
        subject: 'أُغلق سؤالك',
        text: 'أغلقت الموارد البشرية سؤالك. إن لم يُحل الأمر فاكتب مجددًا:',
      },
    })),
  },
  hi: {
    'hr-question-asked': toDesk(({ name, person }) => ({
      hello: `नमस्ते ${name},`,
      asked: {
        subject: `${person} ने एचआर से पूछा है`,
        text: `${person} ने पोर्टल में एक प्रश्न पूछा है। वह यहाँ उत्तर की प्रतीक्षा में है:`,
      },
      again: {
        subject: `${person} ने फिर लिखा है`,
        text: `${person} ने एचआर से पूछे गए प्रश्न के बारे में फिर लिखा है। वह यहाँ है:`,
      },
      given: { subject: `${person} का एक प्रश्न आपको सौंपा गया`, text: `${person} का एक प्रश्न आपको सौंपा गया है:` },
    })),
    'hr-question-answered': toPerson(({ name }) => ({
      hello: `नमस्ते ${name},`,
      answered: { subject: 'एचआर ने आपको उत्तर दिया है', text: 'एचआर ने आपके प्रश्न का उत्तर दिया है। उसे यहाँ पढ़ें:' },
      closed: {
        subject: 'आपका प्रश्न बंद कर दिया गया है',
        text: 'एचआर ने आपका प्रश्न बंद कर दिया है। यदि बात हल नहीं हुई है, तो फिर लिखें:',
      },
    })),
  },
  ta: {
    'hr-question-asked': toDesk(({ name, person }) => ({
      hello: `வணக்கம் ${name},`,
      asked: {
        subject: `${person} மனிதவளத்திடம் கேட்கிறார்`,
        text: `${person} போர்ட்டலில் ஒரு கேள்வி கேட்டுள்ளார். அது இங்கே காத்திருக்கிறது:`,
      },
      again: {
        subject: `${person} மீண்டும் எழுதியுள்ளார்`,
        text: `${person} மனிதவளத்திடம் கேட்ட கேள்வி பற்றி மீண்டும் எழுதியுள்ளார். அது இங்கே உள்ளது:`,
      },
      given: {
        subject: `${person} கேட்ட கேள்வி உங்களுக்கு ஒதுக்கப்பட்டது`,
        text: `${person} கேட்ட ஒரு கேள்வி உங்களுக்கு ஒதுக்கப்பட்டுள்ளது:`,
      },
    })),
    'hr-question-answered': toPerson(({ name }) => ({
      hello: `வணக்கம் ${name},`,
      answered: {
        subject: 'மனிதவளம் உங்களுக்குப் பதிலளித்துள்ளது',
        text: 'மனிதவளம் உங்கள் கேள்விக்குப் பதிலளித்துள்ளது. அதை இங்கே படிக்கலாம்:',
      },
      closed: {
        subject: 'உங்கள் கேள்வி மூடப்பட்டது',
        text: 'மனிதவளம் உங்கள் கேள்வியை மூடியுள்ளது. தீர்வாகவில்லை என்றால் மீண்டும் எழுதுங்கள்:',
      },
    })),
  },
  zh: {
    'hr-question-asked': toDesk(({ name, person }) => ({
      hello: `${name}，您好：`,
      asked: { subject: `${person} 向人事提问`, text: `${person} 在门户中提出了一个问题，请在此处理：` },
      again: { subject: `${person} 再次留言`, text: `${person} 就向人事提出的问题再次留言，请在此处理：` },
      given: { subject: `${person} 的问题已交给您`, text: `${person} 的一个问题已交给您：` },
    })),
    'hr-question-answered': toPerson(({ name }) => ({
      hello: `${name}，您好：`,
      answered: { subject: '人事已回复您', text: '人事已回复您的问题，请在此查看：' },
      closed: { subject: '您的问题已关闭', text: '人事已关闭您的问题。如果尚未解决，请再次留言：' },
    })),
  },
}

export default defineTemplates({
  names: {
    'hr-question-asked': { en: 'Question to HR', ar: 'سؤال للموارد البشرية' },
    'hr-question-answered': { en: 'Answer of HR', ar: 'جواب الموارد البشرية' },
  },
  examples: {
    'hr-question-asked': {
      name: 'Mei',
      person: 'Asha Rao',
      what: 'asked',
      link: 'https://hr.fourshore.test/dashboard/hr-questions',
    },
    'hr-question-answered': {
      name: 'Asha',
      what: 'answered',
      link: 'https://hr.fourshore.test/employee-portal?tab=questions',
    },
  },
  texts,
})
