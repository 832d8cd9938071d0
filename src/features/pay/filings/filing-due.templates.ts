import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever sees to a filing: `what` for `entity` is due on a day, which is written in the language; `daysLate` above 0: it was. */
    'filing-due': { name: string; what: string; entity: string; on: string; daysLate: number; link: string }
  }
}

const filingDue: Record<LetterLanguage, Pick<Texts, 'filing-due'>> = {
  en: {
    'filing-due': ({ name, what, entity, on, daysLate, link }) => ({
      subject: daysLate > 0 ? `Late: ${what}` : `Due on ${on}: ${what}`,
      text: joinParagraphs(
        `Hello ${name},`,
        daysLate > 0
          ? `${what} of ${entity} was due on ${on}. It is late and may cost interest or a fine.`
          : `${what} of ${entity} is due on ${on}.`,
        'File it, then say so and upload the receipt:',
        link,
      ),
      short: `${daysLate > 0 ? 'Late' : `Due on ${on}`}: ${what}. ${link}`,
    }),
  },
  fr: {
    'filing-due': ({ name, what, entity, on, daysLate, link }) => ({
      subject: daysLate > 0 ? `En retard : ${what}` : `À faire le ${on} : ${what}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        daysLate > 0
          ? `${what} de ${entity} était à faire le ${on}. Le retard peut coûter des intérêts ou une amende.`
          : `${what} de ${entity} est à faire le ${on}.`,
        'Déposez la déclaration, puis indiquez-le et joignez le reçu :',
        link,
      ),
      short: `${daysLate > 0 ? 'En retard' : `Échéance le ${on}`} : ${what}. ${link}`,
    }),
  },
  ar: {
    'filing-due': ({ name, what, entity, on, daysLate, link }) => ({
      subject: daysLate > 0 ? `متأخر: ${what}` : `مستحق في ${on}: ${what}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        daysLate > 0
          ? `كان موعد ${what} الخاص بـ${entity} في ${on}. قد يكلّف التأخر فائدة أو غرامة.`
          : `موعد ${what} الخاص بـ${entity} في ${on}.`,
        'قدّموه، ثم سجّلوا ذلك وأرفقوا الإيصال:',
        link,
      ),
      short: `${daysLate > 0 ? 'متأخر' : `مستحق في ${on}`}: ${what}. ${link}`,
    }),
  },
  hi: {
    'filing-due': ({ name, what, entity, on, daysLate, link }) => ({
      subject: daysLate > 0 ? `विलंबित: ${what}` : `${on} को देय: ${what}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        daysLate > 0
          ? `${entity} का ${what} ${on} को देय था। देरी पर ब्याज या जुर्माना लग सकता है।`
          : `${entity} का ${what} ${on} को देय है।`,
        'इसे जमा करें, फिर यहाँ दर्ज करें और रसीद अपलोड करें:',
        link,
      ),
      short: `${daysLate > 0 ? 'विलंबित' : `${on} को देय`}: ${what}. ${link}`,
    }),
  },
  ta: {
    'filing-due': ({ name, what, entity, on, daysLate, link }) => ({
      subject: daysLate > 0 ? `தாமதம்: ${what}` : `${on} அன்று செய்ய வேண்டும்: ${what}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        daysLate > 0
          ? `${entity} நிறுவனத்தின் ${what} ${on} அன்று செய்திருக்க வேண்டும். தாமதத்தால் வட்டி அல்லது அபராதம் வரலாம்.`
          : `${entity} நிறுவனத்தின் ${what} ${on} அன்று செய்ய வேண்டும்.`,
        'தாக்கல் செய்து, அதைப் பதிவு செய்து ரசீதைப் பதிவேற்றவும்:',
        link,
      ),
      short: `${daysLate > 0 ? 'தாமதம்' : `${on} அன்று`}: ${what}. ${link}`,
    }),
  },
  zh: {
    'filing-due': ({ name, what, entity, on, daysLate, link }) => ({
      subject: daysLate > 0 ? `已逾期：${what}` : `${on} 到期：${what}`,
      text: joinParagraphs(
        `${name}，您好：`,
        daysLate > 0
          ? `${entity}的“${what}”应于 ${on} 办理，现已逾期，可能产生利息或罚款。`
          : `${entity}的“${what}”将于 ${on} 到期。`,
        '请办理申报，然后在此登记并上传回执：',
        link,
      ),
      short: `${daysLate > 0 ? '已逾期' : `${on} 到期`}：${what}。${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'filing-due': {
      en: 'Filing due or late',
      fr: 'Déclaration à faire ou en retard',
      ar: 'إقرار مستحق أو متأخر',
      hi: 'फ़ाइलिंग देय या विलंबित',
      ta: 'தாக்கல் நிலுவை அல்லது தாமதம்',
      zh: '申报到期或逾期',
    },
  },
  examples: {
    'filing-due': {
      name: 'Mei',
      what: 'CPF contributions',
      entity: 'Harbour Works Pte Ltd',
      on: '14 December 2026',
      daysLate: 0,
      link: 'https://example.com/dashboard/filings',
    },
  },
  texts: filingDue,
})
