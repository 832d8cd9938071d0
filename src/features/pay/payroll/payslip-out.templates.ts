import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever is paid: their payslip of a pay day, which is written in the language, can be opened. No amount stands in it. */
    'payslip-out': { name: string; on: string; link: string }
  }
}

const payslipOut: Record<LetterLanguage, Pick<Texts, 'payslip-out'>> = {
  en: {
    'payslip-out': ({ name, on, link }) => ({
      subject: `Your payslip of ${on}`,
      text: joinParagraphs(`Hello ${name},`, `Your payslip of ${on} is there. Sign in to open it:`, link),
      short: `Your payslip of ${on} is there. ${link}`,
    }),
  },
  fr: {
    'payslip-out': ({ name, on, link }) => ({
      subject: `Votre bulletin de paie du ${on}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `Votre bulletin de paie du ${on} est disponible. Connectez-vous pour l’ouvrir :`,
        link,
      ),
      short: `Votre bulletin de paie du ${on} est disponible. ${link}`,
    }),
  },
  ar: {
    'payslip-out': ({ name, on, link }) => ({
      subject: `قسيمة راتبك بتاريخ ${on}`,
      text: joinParagraphs(`مرحبًا ${name}،`, `قسيمة راتبك بتاريخ ${on} متاحة. سجّل الدخول لفتحها:`, link),
      short: `قسيمة راتبك بتاريخ ${on} متاحة. ${link}`,
    }),
  },
  hi: {
    'payslip-out': ({ name, on, link }) => ({
      subject: `${on} की आपकी वेतन पर्ची`,
      text: joinParagraphs(`नमस्ते ${name},`, `${on} की आपकी वेतन पर्ची उपलब्ध है। इसे खोलने के लिए साइन इन करें:`, link),
      short: `${on} की आपकी वेतन पर्ची उपलब्ध है। ${link}`,
    }),
  },
  ta: {
    'payslip-out': ({ name, on, link }) => ({
      subject: `${on} தேதியிட்ட உங்கள் சம்பளச் சீட்டு`,
      text: joinParagraphs(`வணக்கம் ${name},`, `${on} தேதியிட்ட உங்கள் சம்பளச் சீட்டு கிடைக்கிறது. திறக்க உள்நுழையவும்:`, link),
      short: `${on} தேதியிட்ட உங்கள் சம்பளச் சீட்டு கிடைக்கிறது. ${link}`,
    }),
  },
  zh: {
    'payslip-out': ({ name, on, link }) => ({
      subject: `您 ${on} 的工资单`,
      text: joinParagraphs(`${name}，您好：`, `您 ${on} 的工资单已发布。请登录查看：`, link),
      short: `您 ${on} 的工资单已发布。${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'payslip-out': {
      en: 'Payslip published',
      fr: 'Bulletin de paie publié',
      ar: 'نُشرت قسيمة الراتب',
      hi: 'वेतन पर्ची प्रकाशित',
      ta: 'சம்பளச் சீட்டு வெளியிடப்பட்டது',
      zh: '工资单已发布',
    },
  },
  examples: {
    'payslip-out': { name: 'Mei', on: '30 November 2026', link: 'https://example.com/employee-portal?tab=payroll' },
  },
  texts: payslipOut,
})
