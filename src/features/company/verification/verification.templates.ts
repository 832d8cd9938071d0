import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever runs the company: what became of the look into the register; `number` with its label, `reason` may be empty. */
    'verification-decided': {
      name: string
      legalName: string
      number: string
      register: string
      outcome: 'verified' | 'refused' | 'taken_back' | 'lapsed'
      reason: string
      link: string
    }
  }
}

/** To whoever runs the company, about the look into the public register; in every language. */
const verificationDecided: Record<LetterLanguage, Pick<Texts, 'verification-decided'>> = {
  en: {
    'verification-decided': ({ name, legalName, number, register, outcome, reason, link }) => ({
      subject: {
        verified: `Verified: ${legalName}`,
        refused: `Not verified: ${legalName}`,
        taken_back: `Verification taken back: ${legalName}`,
        lapsed: `Verification ended: ${legalName}`,
      }[outcome],
      text: joinParagraphs(
        `Hello ${name},`,
        {
          verified: `somebody at Fourshore has looked up ${legalName} (${number}) in the ${register} and found it there. Your jobs now say so, with the number and the day.`,
          refused: `somebody at Fourshore has looked up ${legalName} (${number}) in the ${register} and could not verify it. Your jobs are kept from the public until a legal entity of yours is verified. Put right what is wrong and ask again.`,
          taken_back: `Fourshore has taken back the verification of ${legalName} (${number}). Your jobs do not show it any more, and are kept from the public unless another legal entity of yours is verified. Put right what is wrong and ask again.`,
          lapsed: `${legalName} (${number}) was verified. Its name, its number or its country was changed since, or it was archived, so the verification has ended and your jobs do not show it any more. Ask again for what it is now.`,
        }[outcome],
        reason ? `Why: ${reason}` : null,
        link,
      ),
      short: `${{ verified: 'Your company is verified', refused: 'Your company could not be verified', taken_back: 'Your verification was taken back', lapsed: 'Your verification has ended' }[outcome]}: ${link}`,
    }),
  },
  fr: {
    'verification-decided': ({ name, legalName, number, register, outcome, reason, link }) => ({
      subject: {
        verified: `Vérifiée : ${legalName}`,
        refused: `Non vérifiée : ${legalName}`,
        taken_back: `Vérification retirée : ${legalName}`,
        lapsed: `Vérification terminée : ${legalName}`,
      }[outcome],
      text: joinParagraphs(
        `Bonjour ${name},`,
        {
          verified: `une personne de Fourshore a recherché ${legalName} (${number}) dans le registre « ${register} » et l’y a trouvée. Vos offres l’indiquent désormais, avec le numéro et la date.`,
          refused: `une personne de Fourshore a recherché ${legalName} (${number}) dans le registre « ${register} » et n’a pas pu la vérifier. Vos offres ne sont plus visibles du public tant qu’aucune de vos entités juridiques n’est vérifiée. Corrigez ce qui ne va pas et demandez de nouveau.`,
          taken_back: `Fourshore a retiré la vérification de ${legalName} (${number}). Vos offres ne l’affichent plus, et ne sont plus visibles du public sauf si une autre de vos entités juridiques est vérifiée. Corrigez ce qui ne va pas et demandez de nouveau.`,
          lapsed: `${legalName} (${number}) était vérifiée. Son nom, son numéro ou son pays a changé depuis, ou elle a été archivée : la vérification a donc pris fin et vos offres ne l’affichent plus. Demandez de nouveau pour ce qu’elle est maintenant.`,
        }[outcome],
        reason ? `Motif : ${reason}` : null,
        link,
      ),
      short: `${{ verified: 'Entreprise vérifiée', refused: 'Vérification refusée', taken_back: 'Votre vérification est retirée', lapsed: 'Votre vérification a pris fin' }[outcome]} : ${link}`,
    }),
  },
  ar: {
    'verification-decided': ({ name, legalName, number, register, outcome, reason, link }) => ({
      subject: {
        verified: `تم التحقق: ${legalName}`,
        refused: `لم يتم التحقق: ${legalName}`,
        taken_back: `سُحب التحقق: ${legalName}`,
        lapsed: `انتهى التحقق: ${legalName}`,
      }[outcome],
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        {
          verified: `بحث أحد العاملين في Fourshore عن ${legalName} (${number}) في السجل ${register} ووجدها فيه. تذكر وظائفكم ذلك الآن مع الرقم والتاريخ.`,
          refused: `بحث أحد العاملين في Fourshore عن ${legalName} (${number}) في السجل ${register} ولم يتمكن من التحقق منها. تُحجب وظائفكم عن الجمهور إلى أن يتم التحقق من أحد كياناتكم القانونية. صحّحوا الخطأ ثم اطلبوا التحقق من جديد.`,
          taken_back: `سحبت Fourshore التحقق من ${legalName} (${number}). لم تعد وظائفكم تعرضه، وتُحجب عن الجمهور ما لم يكن كيان قانوني آخر لكم متحققًا منه. صحّحوا الخطأ ثم اطلبوا التحقق من جديد.`,
          lapsed: `كانت ${legalName} (${number}) متحققًا منها. تغيّر اسمها أو رقمها أو بلدها منذ ذلك الحين، أو أُرشفت، لذلك انتهى التحقق ولم تعد وظائفكم تعرضه. اطلبوا التحقق من جديد لما هي عليه الآن.`,
        }[outcome],
        reason ? `السبب: ${reason}` : null,
        link,
      ),
      short: `${{ verified: 'تم التحقق من شركتكم', refused: 'تعذّر التحقق من شركتكم', taken_back: 'سُحب التحقق', lapsed: 'انتهى التحقق' }[outcome]}: ${link}`,
    }),
  },
  hi: {
    'verification-decided': ({ name, legalName, number, register, outcome, reason, link }) => ({
      subject: {
        verified: `सत्यापित: ${legalName}`,
        refused: `सत्यापित नहीं: ${legalName}`,
        taken_back: `सत्यापन वापस लिया गया: ${legalName}`,
        lapsed: `सत्यापन समाप्त: ${legalName}`,
      }[outcome],
      text: joinParagraphs(
        `नमस्ते ${name},`,
        {
          verified: `Fourshore के किसी व्यक्ति ने ${legalName} (${number}) को ${register} में खोजा और वह वहाँ मिली। अब आपकी नौकरियाँ नंबर और तारीख़ के साथ यह बताती हैं।`,
          refused: `Fourshore के किसी व्यक्ति ने ${legalName} (${number}) को ${register} में खोजा और उसे सत्यापित नहीं कर सका। जब तक आपकी कोई कानूनी इकाई सत्यापित नहीं होती, आपकी नौकरियाँ लोगों को नहीं दिखाई जातीं। जो गलत है उसे ठीक करें और फिर से अनुरोध करें।`,
          taken_back: `Fourshore ने ${legalName} (${number}) का सत्यापन वापस ले लिया है। आपकी नौकरियाँ अब इसे नहीं दिखातीं, और जब तक आपकी कोई दूसरी कानूनी इकाई सत्यापित न हो, लोगों को नहीं दिखाई जातीं। जो गलत है उसे ठीक करें और फिर से अनुरोध करें।`,
          lapsed: `${legalName} (${number}) सत्यापित थी। उसके बाद उसका नाम, नंबर या देश बदला गया, या उसे संग्रहित कर दिया गया, इसलिए सत्यापन समाप्त हो गया और आपकी नौकरियाँ अब इसे नहीं दिखातीं। वह अब जो है उसके लिए फिर से अनुरोध करें।`,
        }[outcome],
        reason ? `कारण: ${reason}` : null,
        link,
      ),
      short: `${{ verified: 'आपकी कंपनी सत्यापित है', refused: 'आपकी कंपनी सत्यापित नहीं हो सकी', taken_back: 'सत्यापन वापस लिया गया', lapsed: 'सत्यापन समाप्त हुआ' }[outcome]}: ${link}`,
    }),
  },
  ta: {
    'verification-decided': ({ name, legalName, number, register, outcome, reason, link }) => ({
      subject: {
        verified: `சரிபார்க்கப்பட்டது: ${legalName}`,
        refused: `சரிபார்க்கப்படவில்லை: ${legalName}`,
        taken_back: `சரிபார்ப்பு திரும்பப் பெறப்பட்டது: ${legalName}`,
        lapsed: `சரிபார்ப்பு முடிந்தது: ${legalName}`,
      }[outcome],
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        {
          verified: `Fourshore-இல் ஒருவர் ${legalName} (${number}) நிறுவனத்தை ${register}-இல் தேடி, அங்கே கண்டார். உங்கள் வேலைகள் இப்போது எண்ணுடனும் தேதியுடனும் இதைக் காட்டுகின்றன.`,
          refused: `Fourshore-இல் ஒருவர் ${legalName} (${number}) நிறுவனத்தை ${register}-இல் தேடினார்; சரிபார்க்க முடியவில்லை. உங்கள் சட்டப்பூர்வ நிறுவனங்களில் ஒன்று சரிபார்க்கப்படும் வரை உங்கள் வேலைகள் பொதுமக்களுக்குக் காட்டப்படாது. தவறைச் சரிசெய்து மீண்டும் கேளுங்கள்.`,
          taken_back: `${legalName} (${number}) நிறுவனத்தின் சரிபார்ப்பை Fourshore திரும்பப் பெற்றுள்ளது. உங்கள் வேலைகள் இனி அதைக் காட்டாது; உங்கள் வேறொரு நிறுவனம் சரிபார்க்கப்பட்டிருந்தால் தவிர பொதுமக்களுக்குக் காட்டப்படாது. தவறைச் சரிசெய்து மீண்டும் கேளுங்கள்.`,
          lapsed: `${legalName} (${number}) சரிபார்க்கப்பட்டிருந்தது. அதன் பெயர், எண் அல்லது நாடு பின்னர் மாற்றப்பட்டது, அல்லது அது காப்பகப்படுத்தப்பட்டது; எனவே சரிபார்ப்பு முடிந்தது, உங்கள் வேலைகள் இனி அதைக் காட்டாது. இப்போதுள்ளதற்கு மீண்டும் கேளுங்கள்.`,
        }[outcome],
        reason ? `காரணம்: ${reason}` : null,
        link,
      ),
      short: `${{ verified: 'சரிபார்க்கப்பட்டது', refused: 'சரிபார்க்க முடியவில்லை', taken_back: 'திரும்பப் பெறப்பட்டது', lapsed: 'சரிபார்ப்பு முடிந்தது' }[outcome]}: ${link}`,
    }),
  },
  zh: {
    'verification-decided': ({ name, legalName, number, register, outcome, reason, link }) => ({
      subject: {
        verified: `已核实：${legalName}`,
        refused: `未能核实：${legalName}`,
        taken_back: `核实已撤回：${legalName}`,
        lapsed: `核实已失效：${legalName}`,
      }[outcome],
      text: joinParagraphs(
        `${name}，您好：`,
        {
          verified: `Fourshore 的工作人员在${register}中查询了 ${legalName}（${number}），并查到了该公司。您的职位现在会注明这一点，并附上号码和日期。`,
          refused: `Fourshore 的工作人员在${register}中查询了 ${legalName}（${number}），但未能核实。在您的任一法律实体得到核实之前，您的职位不会对公众显示。请改正问题后重新申请。`,
          taken_back: `Fourshore 已撤回对 ${legalName}（${number}）的核实。您的职位不再显示核实信息；除非您的另一个法律实体已得到核实，否则职位不会对公众显示。请改正问题后重新申请。`,
          lapsed: `${legalName}（${number}）曾得到核实。此后其名称、号码或国家有所更改，或已被归档，因此核实已失效，您的职位不再显示核实信息。请按现在的情况重新申请。`,
        }[outcome],
        reason ? `原因：${reason}` : null,
        link,
      ),
      short: `${{ verified: '贵公司已核实', refused: '未能核实贵公司', taken_back: '核实已撤回', lapsed: '核实已失效' }[outcome]}：${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'verification-decided': { en: 'Company verification', ar: 'التحقق من الشركة' },
  },
  examples: {
    'verification-decided': {
      name: 'Mei',
      legalName: 'Harbour Works Pte. Ltd.',
      number: 'UEN 197401143C',
      register: 'ACRA register (Bizfile)',
      outcome: 'refused',
      reason: 'The register has another name for this number.',
      link: 'https://hr.fourshore.test/dashboard/company?tab=verification',
    },
  },
  texts: verificationDecided,
})
