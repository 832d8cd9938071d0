import type { LetterLanguage } from '../languages.rules.ts'
import { joinParagraphs, type Texts } from './template.ts'

/** What is written when an offer that was sent, or signed, or times that were proposed are taken back; in every language. */
export const offersEnd: Record<LetterLanguage, Pick<Texts, 'offer-withdrawn' | 'interview-unset'>> = {
  en: {
    'interview-unset': ({ name, company, job, reason, link }) => ({
      subject: `Called off: interview for ${job}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `the times ${company} had proposed for the interview for ${job} no longer stand; you need not choose one.`,
        reason || null,
        'Your application is on your page:',
        link,
      ),
      short: `${company}: the proposed interview times are off: ${link}`,
    }),
    'offer-withdrawn': ({ name, company, job, signed, reason, link }) => ({
      subject: `${company} has withdrawn its offer`,
      text: joinParagraphs(
        `Hello ${name},`,
        signed
          ? `${company} has withdrawn the offer for ${job} that you had signed.`
          : `${company} has withdrawn its offer for ${job}. It can no longer be accepted.`,
        reason || null,
        'Your application and the letter stay on your page, where you can write to the company:',
        link,
      ),
      short: `${company} has withdrawn its offer. ${link}`,
    }),
  },
  fr: {
    'interview-unset': ({ name, company, job, reason, link }) => ({
      subject: `Annulé : entretien pour ${job}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `les horaires proposés par ${company} pour l’entretien concernant le poste ${job} ne sont plus valables ; vous n’avez plus à en choisir un.`,
        reason || null,
        'Votre candidature se trouve sur votre page :',
        link,
      ),
      short: `${company} : entretien, horaires annulés : ${link}`,
    }),
    'offer-withdrawn': ({ name, company, job, signed, reason, link }) => ({
      subject: `${company} a retiré son offre`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        signed
          ? `${company} a retiré l’offre pour le poste ${job} que vous aviez signée.`
          : `${company} a retiré son offre pour le poste ${job}. Elle ne peut plus être acceptée.`,
        reason || null,
        'Votre candidature et la lettre restent sur votre page, d’où vous pouvez écrire à l’entreprise :',
        link,
      ),
      short: `${company} a retiré son offre. ${link}`,
    }),
  },
  ar: {
    'interview-unset': ({ name, company, job, reason, link }) => ({
      subject: `أُلغيت: مقابلة وظيفة ${job}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `لم تعد المواعيد التي اقترحتها ${company} لمقابلة وظيفة ${job} قائمة، ولا يلزمك اختيار أحدها.`,
        reason || null,
        'تجد طلبك في صفحتك:',
        link,
      ),
      short: `${company}: أُلغيت مواعيد المقابلة: ${link}`,
    }),
    'offer-withdrawn': ({ name, company, job, signed, reason, link }) => ({
      subject: `سحبت ${company} عرضها`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        signed
          ? `سحبت ${company} عرض وظيفة ${job} الذي وقّعته.`
          : `سحبت ${company} عرض وظيفة ${job}، ولم يعد قبوله ممكنًا.`,
        reason || null,
        'يبقى طلبك والخطاب في صفحتك، ومنها يمكنك مراسلة الشركة:',
        link,
      ),
      short: `سحبت ${company} عرضها: ${link}`,
    }),
  },
  hi: {
    'interview-unset': ({ name, company, job, reason, link }) => ({
      subject: `रद्द: ${job} का साक्षात्कार`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${job} के साक्षात्कार के लिए ${company} के सुझाए समय अब मान्य नहीं हैं; आपको कोई समय चुनने की ज़रूरत नहीं है।`,
        reason || null,
        'आपका आवेदन आपके पृष्ठ पर है:',
        link,
      ),
      short: `${company}: साक्षात्कार के समय रद्द: ${link}`,
    }),
    'offer-withdrawn': ({ name, company, job, signed, reason, link }) => ({
      subject: `${company} ने अपना प्रस्ताव वापस ले लिया है`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        signed
          ? `${company} ने ${job} का वह प्रस्ताव वापस ले लिया है जिस पर आपने हस्ताक्षर किए थे।`
          : `${company} ने ${job} का अपना प्रस्ताव वापस ले लिया है। इसे अब स्वीकार नहीं किया जा सकता।`,
        reason || null,
        'आपका आवेदन और पत्र आपके पृष्ठ पर बने रहेंगे; वहीं से आप कंपनी को लिख सकते हैं:',
        link,
      ),
      short: `${company}: प्रस्ताव वापस: ${link}`,
    }),
  },
  ta: {
    'interview-unset': ({ name, company, job, reason, link }) => ({
      subject: `ரத்து: ${job} நேர்காணல்`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${job} நேர்காணலுக்கு ${company} முன்வைத்த நேரங்கள் இனி இல்லை; நீங்கள் எதையும் தேர்ந்தெடுக்க வேண்டியதில்லை.`,
        reason || null,
        'உங்கள் விண்ணப்பம் உங்கள் பக்கத்தில் உள்ளது:',
        link,
      ),
      short: `${company}: நேர்காணல் நேரங்கள் ரத்து: ${link}`,
    }),
    'offer-withdrawn': ({ name, company, job, signed, reason, link }) => ({
      subject: `${company} தனது பணி வாய்ப்பைத் திரும்பப் பெற்றது`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        signed
          ? `நீங்கள் கையொப்பமிட்ட ${job} பணி வாய்ப்பை ${company} திரும்பப் பெற்றுள்ளது.`
          : `${job} பணி வாய்ப்பை ${company} திரும்பப் பெற்றுள்ளது. இனி அதை ஏற்க முடியாது.`,
        reason || null,
        'உங்கள் விண்ணப்பமும் கடிதமும் உங்கள் பக்கத்தில் இருக்கும்; அங்கிருந்து நிறுவனத்துக்கு எழுதலாம்:',
        link,
      ),
      short: `${company}: பணி வாய்ப்பு ரத்து: ${link}`,
    }),
  },
  zh: {
    'interview-unset': ({ name, company, job, reason, link }) => ({
      subject: `已取消：“${job}”面试`,
      text: joinParagraphs(
        `${name}，您好：`,
        `${company} 为“${job}”职位面试提出的时间不再有效，您无需选择。`,
        reason || null,
        '您的申请在您的页面上：',
        link,
      ),
      short: `${company}：面试时间已取消 ${link}`,
    }),
    'offer-withdrawn': ({ name, company, job, signed, reason, link }) => ({
      subject: `${company} 已撤回录用`,
      text: joinParagraphs(
        `${name}，您好：`,
        signed ? `${company} 已撤回您签署的“${job}”录用。` : `${company} 已撤回“${job}”录用，该录用不能再接受。`,
        reason || null,
        '您的申请和录用信仍保留在您的页面上，您也可以在那里给公司写信：',
        link,
      ),
      short: `${company} 已撤回录用：${link}`,
    }),
  },
}
