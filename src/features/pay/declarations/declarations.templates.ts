import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

/** due: not handed in yet; decided: payroll accepted less than was declared; reopened: it may be changed again. */
export type DeclarationNews = 'due' | 'decided' | 'reopened'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To an employee: what becomes of their declaration for the tax on their pay, or that it is missing. */
    'tax-declaration': { name: string; what: DeclarationNews; link: string }
  }
}

type Words = { hello: string } & Record<DeclarationNews, { subject: string; text: string }>

const letter =
  (say: (name: string) => Words) =>
  ({ name, what, link }: { name: string; what: DeclarationNews; link: string }) => {
    const words = say(name)
    const { subject, text } = words[what]
    return { subject, text: joinParagraphs(words.hello, text, link), short: `${subject} ${link}` }
  }

const texts: Record<LetterLanguage, Pick<Texts, 'tax-declaration'>> = {
  en: {
    'tax-declaration': letter((name) => ({
      hello: `Hello ${name},`,
      due: {
        subject: 'Your tax declaration is not handed in',
        text: 'choose your tax regime and declare what lowers your tax. Without it tax is withheld by the new regime:',
      },
      decided: {
        subject: 'Payroll has looked at your tax declaration',
        text: 'payroll accepts less than you declared of an item. The reason stands beside it:',
      },
      reopened: {
        subject: 'Your tax declaration is open again',
        text: 'you can change your declaration and add proofs again:',
      },
    })),
  },
  fr: {
    'tax-declaration': letter((name) => ({
      hello: `Bonjour ${name},`,
      due: {
        subject: 'Votre déclaration fiscale reste à remettre',
        text: 'choisissez votre régime et déclarez ce qui réduit votre impôt. Sinon, l’impôt est retenu selon le nouveau régime :',
      },
      decided: {
        subject: 'Votre déclaration fiscale a été examinée',
        text: 'la paie accepte moins que ce que vous avez déclaré pour un élément. La raison figure à côté :',
      },
      reopened: {
        subject: 'Votre déclaration fiscale est rouverte',
        text: 'vous pouvez de nouveau modifier votre déclaration et ajouter des justificatifs :',
      },
    })),
  },
  ar: {
    'tax-declaration': letter((name) => ({
      hello: `مرحبًا ${name}،`,
      due: {
        subject: 'لم تُسلِّم إقرارك الضريبي',
        text: 'اختر نظامك الضريبي وصرّح بما يخفّض ضريبتك. وإلا اقتُطعت الضريبة وفق النظام الجديد:',
      },
      decided: {
        subject: 'راجع فريق الرواتب إقرارك الضريبي',
        text: 'قبل فريق الرواتب أقل مما صرّحت به في أحد البنود. السبب مذكور بجانبه:',
      },
      reopened: {
        subject: 'فُتح إقرارك الضريبي من جديد',
        text: 'يمكنك تعديل إقرارك وإضافة مستندات من جديد:',
      },
    })),
  },
  hi: {
    'tax-declaration': letter((name) => ({
      hello: `नमस्ते ${name},`,
      due: {
        subject: 'आपकी कर घोषणा जमा नहीं हुई है',
        text: 'अपनी कर व्यवस्था चुनें और वह घोषित करें जिससे कर घटता है। इसके बिना नई व्यवस्था से कर काटा जाएगा:',
      },
      decided: {
        subject: 'पेरोल ने आपकी कर घोषणा देख ली है',
        text: 'पेरोल ने किसी मद में आपकी घोषणा से कम स्वीकार किया है। कारण उसके पास लिखा है:',
      },
      reopened: {
        subject: 'आपकी कर घोषणा फिर से खुली है',
        text: 'आप अपनी घोषणा बदल सकते हैं और प्रमाण जोड़ सकते हैं:',
      },
    })),
  },
  ta: {
    'tax-declaration': letter((name) => ({
      hello: `வணக்கம் ${name},`,
      due: {
        subject: 'உங்கள் வரி அறிவிப்பு இன்னும் சமர்ப்பிக்கப்படவில்லை',
        text: 'உங்கள் வரி முறையைத் தேர்ந்து, வரியைக் குறைப்பவற்றை அறிவியுங்கள். இல்லையெனில் புதிய முறைப்படி வரி பிடிக்கப்படும்:',
      },
      decided: {
        subject: 'ஊதியப் பிரிவு உங்கள் வரி அறிவிப்பைப் பார்த்தது',
        text: 'ஒரு விவரத்தில் நீங்கள் அறிவித்ததைவிடக் குறைவாக ஏற்கப்பட்டது. காரணம் அதன் அருகில் உள்ளது:',
      },
      reopened: {
        subject: 'உங்கள் வரி அறிவிப்பு மீண்டும் திறக்கப்பட்டது',
        text: 'அறிவிப்பை மாற்றலாம், சான்றுகளைச் சேர்க்கலாம்:',
      },
    })),
  },
  zh: {
    'tax-declaration': letter((name) => ({
      hello: `${name}，您好：`,
      due: { subject: '您的税务申报尚未提交', text: '请选择税制并申报可减税的项目。否则将按新税制扣税：' },
      decided: { subject: '薪资部门已审核您的税务申报', text: '某项目的认可金额低于您的申报，原因写在旁边：' },
      reopened: { subject: '您的税务申报已重新开放', text: '您可以再次修改申报并添加证明：' },
    })),
  },
}

export default defineTemplates({
  names: { 'tax-declaration': { en: 'Tax declaration', ar: 'الإقرار الضريبي' } },
  examples: {
    'tax-declaration': {
      name: 'Asha',
      what: 'due',
      link: 'https://hr.fourshore.test/employee-portal?tab=payroll',
    },
  },
  texts,
})
