import type { LetterLanguage } from '../languages.rules.ts'
import { hiringReport } from './hiring-report.ts'
import { paragraphs, type Texts } from './template.ts'

/** What a company is told when one of its adverts was reported as asking for money, and the reports it has sent to itself; in every language. */
export const reviews: Record<LetterLanguage, Pick<Texts, 'job-reviewed' | 'hiring-report'>> = {
  en: {
    ...hiringReport.en,
    'job-reviewed': ({ name, job, shown, link }) => ({
      subject: shown ? `Public again: ${job}` : `Hidden for review: ${job}`,
      text: paragraphs(
        `Hello ${name},`,
        shown
          ? `somebody at Fourshore has looked at your job “${job}” and keeps it. It is public again as it was.`
          : `your job “${job}” was reported as asking applicants for money. It is hidden from the public until somebody at Fourshore has looked at it; nobody can apply meanwhile. You need to do nothing, unless the advert does ask for money.`,
        link,
      ),
      short: `${shown ? 'Your job is public again' : 'Your job is being reviewed'}: ${link}`,
    }),
  },
  fr: {
    ...hiringReport.fr,
    'job-reviewed': ({ name, job, shown, link }) => ({
      subject: shown ? `De nouveau publique : ${job}` : `Masquée pour vérification : ${job}`,
      text: paragraphs(
        `Bonjour ${name},`,
        shown
          ? `une personne de Fourshore a examiné votre offre « ${job} » et la maintient. Elle est de nouveau publique, telle quelle.`
          : `votre offre « ${job} » a été signalée comme demandant de l’argent aux candidats. Elle est masquée au public jusqu’à ce qu’une personne de Fourshore l’ait examinée ; personne ne peut postuler entre-temps. Vous n’avez rien à faire, sauf si l’annonce demande bien de l’argent.`,
        link,
      ),
      short: `${shown ? 'Votre offre est de nouveau publique' : 'Votre offre est en vérification'}: ${link}`,
    }),
  },
  ar: {
    ...hiringReport.ar,
    'job-reviewed': ({ name, job, shown, link }) => ({
      subject: shown ? `علنية من جديد: ${job}` : `مخفية للمراجعة: ${job}`,
      text: paragraphs(
        `مرحبًا ${name}،`,
        shown
          ? `راجع موظف في Fourshore وظيفتك «${job}» وأبقى عليها، وهي علنية من جديد كما كانت.`
          : `وصل بلاغ بأن وظيفتك «${job}» تطلب مالًا من المتقدمين. وهي مخفية عن العموم إلى أن يراجعها موظف في Fourshore، ولا يستطيع أحد التقدّم لها في هذه الأثناء. لا يلزمك فعل شيء، إلا إن كان الإعلان يطلب مالًا فعلًا.`,
        link,
      ),
      short: `${shown ? 'وظيفتك علنية من جديد' : 'وظيفتك قيد المراجعة'}: ${link}`,
    }),
  },
  hi: {
    ...hiringReport.hi,
    'job-reviewed': ({ name, job, shown, link }) => ({
      subject: shown ? `फिर सार्वजनिक: ${job}` : `समीक्षा के लिए छिपाई गई: ${job}`,
      text: paragraphs(
        `नमस्ते ${name},`,
        shown
          ? `Fourshore के एक व्यक्ति ने आपकी नौकरी “${job}” देखी और उसे बनाए रखा है। यह पहले की तरह फिर सार्वजनिक है।`
          : `आपकी नौकरी “${job}” के बारे में शिकायत मिली है कि इसमें आवेदकों से पैसे माँगे जाते हैं। Fourshore का कोई व्यक्ति इसे देखे, तब तक यह लोगों से छिपी है और कोई आवेदन नहीं कर सकता। आपको कुछ करने की ज़रूरत नहीं है, जब तक विज्ञापन में सचमुच पैसे न माँगे गए हों।`,
        link,
      ),
      short: `${shown ? 'आपकी नौकरी फिर सार्वजनिक है' : 'आपकी नौकरी की समीक्षा हो रही है'}: ${link}`,
    }),
  },
  ta: {
    ...hiringReport.ta,
    'job-reviewed': ({ name, job, shown, link }) => ({
      subject: shown ? `மீண்டும் பொதுவில்: ${job}` : `ஆய்வுக்காக மறைக்கப்பட்டது: ${job}`,
      text: paragraphs(
        `வணக்கம் ${name},`,
        shown
          ? `Fourshore இல் ஒருவர் உங்கள் “${job}” வேலையைப் பார்த்து, அதை அப்படியே வைத்துள்ளார். அது முன்பு போலவே மீண்டும் பொதுவில் உள்ளது.`
          : `உங்கள் “${job}” வேலை விண்ணப்பதாரர்களிடம் பணம் கேட்பதாகப் புகார் வந்துள்ளது. Fourshore இல் ஒருவர் பார்க்கும் வரை அது பொதுமக்களுக்குத் தெரியாது; யாரும் விண்ணப்பிக்க முடியாது. விளம்பரம் உண்மையில் பணம் கேட்டால் தவிர, நீங்கள் எதுவும் செய்ய வேண்டியதில்லை.`,
        link,
      ),
      short: `${shown ? 'உங்கள் வேலை மீண்டும் பொதுவில்' : 'உங்கள் வேலை ஆய்வில் உள்ளது'}: ${link}`,
    }),
  },
  zh: {
    ...hiringReport.zh,
    'job-reviewed': ({ name, job, shown, link }) => ({
      subject: shown ? `重新公开：${job}` : `审核中，暂时隐藏：${job}`,
      text: paragraphs(
        `${name}，您好：`,
        shown
          ? `Fourshore 工作人员已查看您的职位“${job}”并予以保留。它已照原样重新公开。`
          : `有人举报您的职位“${job}”向求职者收费。在 Fourshore 工作人员查看之前，该职位对公众隐藏，期间无人可以申请。除非广告确实要求付费，否则您无需做任何事。`,
        link,
      ),
      short: `${shown ? '您的职位已重新公开' : '您的职位正在审核'}: ${link}`,
    }),
  },
}
