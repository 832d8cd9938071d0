import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** A job that was applied for is closed; `words` are the company’s, or empty. */
    /** To somebody who applied: may they be considered for another job? `words` are the company's own. Nothing is done before they agree. */
    'application-other': {
      name: string
      job: string
      other: string
      company: string
      words: string
      ends: boolean
      link: string
    }
  }
}

/** Whether somebody who applied may be considered for another job of the company, in every language. */
const applicationOther: Record<LetterLanguage, Pick<Texts, 'application-other'>> = {
  en: {
    'application-other': ({ name, job, other, company, words, ends, link }) => ({
      subject: `May we consider you for another job: ${other}?`,
      text: joinParagraphs(
        `Hello ${name},`,
        `you applied to ${company} for ${job}. We would like to consider you for ${other} as well.`,
        `Why: ${words}`,
        `If you agree, your name, contact details and CV go to that job; its own questions are asked of you anew. ${ends ? `Your application for ${job} then ends.` : `Your application for ${job} goes on either way.`}`,
        'Nothing is done unless you agree, and saying no has no disadvantage. Answer here:',
        link,
      ),
      short: `May we consider you for another job? ${link}`,
    }),
  },
  fr: {
    'application-other': ({ name, job, other, company, words, ends, link }) => ({
      subject: `Pouvons-nous examiner votre candidature pour un autre poste : ${other} ?`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `vous avez postulé chez ${company} pour ${job}. Nous aimerions aussi examiner votre candidature pour ${other}.`,
        `Pourquoi : ${words}`,
        `Si vous acceptez, votre nom, vos coordonnées et votre CV sont transmis à ce poste ; ses propres questions vous sont posées à nouveau. ${ends ? `Votre candidature pour ${job} prend alors fin.` : `Votre candidature pour ${job} continue dans tous les cas.`}`,
        'Rien n’est fait sans votre accord, et un refus n’a aucun inconvénient. Répondez ici :',
        link,
      ),
      short: `Un autre poste pour vous ? ${link}`,
    }),
  },
  ar: {
    'application-other': ({ name, job, other, company, words, ends, link }) => ({
      subject: `هل يمكننا النظر في طلبك لوظيفة أخرى: ${other}؟`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `تقدّمت إلى ${company} لوظيفة ${job}. نودّ أن ننظر في طلبك لوظيفة ${other} أيضًا.`,
        `السبب: ${words}`,
        `إن وافقت، يُنقل اسمك وبيانات الاتصال بك وسيرتك الذاتية إلى تلك الوظيفة، وتُطرح عليك أسئلتها من جديد. ${ends ? `وينتهي عندئذ طلبك لوظيفة ${job}.` : `ويستمر طلبك لوظيفة ${job} في كل الأحوال.`}`,
        'لن يحدث شيء ما لم توافق، ولا ضرر عليك من الرفض. أجب هنا:',
        link,
      ),
      short: `وظيفة أخرى لك؟ ${link}`,
    }),
  },
  hi: {
    'application-other': ({ name, job, other, company, words, ends, link }) => ({
      subject: `क्या हम आपको एक और नौकरी के लिए देख सकते हैं: ${other}?`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `आपने ${company} में ${job} के लिए आवेदन किया था। हम आपको ${other} के लिए भी देखना चाहते हैं।`,
        `क्यों: ${words}`,
        `यदि आप सहमत हों, तो आपका नाम, संपर्क और सीवी उस नौकरी को दिए जाएँगे; उसके अपने प्रश्न आपसे नए सिरे से पूछे जाएँगे। ${ends ? `तब ${job} के लिए आपका आवेदन समाप्त हो जाएगा।` : `${job} के लिए आपका आवेदन हर हाल में चलता रहेगा।`}`,
        'आपकी सहमति के बिना कुछ नहीं होगा, और मना करने से कोई नुकसान नहीं है। यहाँ उत्तर दें:',
        link,
      ),
      short: `एक और नौकरी? ${link}`,
    }),
  },
  ta: {
    'application-other': ({ name, job, other, company, words, ends, link }) => ({
      subject: `உங்களை வேறொரு வேலைக்கும் பரிசீலிக்கலாமா: ${other}?`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `நீங்கள் ${company} நிறுவனத்தில் ${job} வேலைக்கு விண்ணப்பித்தீர்கள். உங்களை ${other} வேலைக்கும் பரிசீலிக்க விரும்புகிறோம்.`,
        `காரணம்: ${words}`,
        `நீங்கள் சம்மதித்தால், உங்கள் பெயர், தொடர்பு விவரங்கள், சுயவிவரம் அந்த வேலைக்கு அளிக்கப்படும்; அதன் கேள்விகள் உங்களிடம் புதிதாகக் கேட்கப்படும். ${ends ? `அப்போது ${job} வேலைக்கான விண்ணப்பம் முடிவடையும்.` : `${job} வேலைக்கான விண்ணப்பம் எப்படியும் தொடரும்.`}`,
        'உங்கள் சம்மதம் இல்லாமல் எதுவும் நடக்காது; மறுப்பதால் எந்தப் பாதிப்பும் இல்லை. இங்கே பதிலளியுங்கள்:',
        link,
      ),
      short: `வேறொரு வேலையா? ${link}`,
    }),
  },
  zh: {
    'application-other': ({ name, job, other, company, words, ends, link }) => ({
      subject: `我们可以考虑您应聘另一个职位吗：${other}？`,
      text: joinParagraphs(
        `${name}，您好：`,
        `您曾向 ${company} 申请 ${job}。我们也想考虑您应聘 ${other}。`,
        `原因：${words}`,
        `如果您同意，您的姓名、联系方式和简历会交给该职位；该职位自己的问题会重新向您提出。${ends ? `您对 ${job} 的申请随即结束。` : `无论如何，您对 ${job} 的申请都会继续。`}`,
        '未经您同意不会做任何事，拒绝也没有任何不利。请在这里回答：',
        link,
      ),
      short: `考虑另一个职位？${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'application-other': { en: 'Question about another job', ar: 'سؤال عن وظيفة أخرى' },
  },
  examples: {
    'application-other': {
      name: 'Asha Rao',
      job: 'Nurse',
      other: 'Ward nurse',
      company: 'Four Winds Trading',
      words: 'You know night shifts.',
      ends: true,
      link: 'https://hr.fourshore.test/application/Ab3',
    },
  },
  texts: applicationOther,
})
