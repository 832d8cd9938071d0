import type { LetterLanguage } from '../messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../messages/templates/template.ts'

declare module '../messages/templates/template.ts' {
  interface Templates {
    /** To whoever asked; `reason` may be empty. */
    'approval-answered': {
      name: string
      who: string
      what: Approvable
      title: string
      outcome: 'approved' | 'sentBack' | 'refused'
      reason: string
      link: string
    }
  }
}

const THING = {
  job: 'the job',
  change: 'the change of the job',
  requisition: 'the requisition',
  request: 'the request',
} as const

/** A job, or what is to be hired, waits for somebody's word, or has it. */
const approvals: Record<LetterLanguage, Pick<Texts, 'approval-asked' | 'approval-answered'>> = {
  en: {
    'approval-asked': ({ name, who, what, title, link, decideLink }) => ({
      subject: `${{ job: 'A job', change: 'A change of a job', requisition: 'A requisition', request: 'A request' }[what]} waits for your approval: ${title}`,
      text: joinParagraphs(
        `Hello ${name},`,
        {
          job: `${who} asks you to approve the job “${title}” before it is published:`,
          change: `${who} asks you to approve a change of the published job “${title}”. Until then the public sees it as it was:`,
          requisition: `${who} asks you to approve the requisition “${title}”:`,
          request: `${who} asks you to approve this: “${title}”.`,
        }[what],
        link,
        decideLink ? `Decide without signing in (good for three days, once): ${decideLink}` : null,
      ),
      short: `Waits for your approval: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => ({
      subject: {
        approved: `Approved: ${title}`,
        sentBack: `Sent back: ${title}`,
        refused: `Refused: ${title}`,
      }[outcome],
      text: joinParagraphs(
        `Hello ${name},`,
        {
          approved: `${who} has approved ${THING[what]} “${title}”.`,
          sentBack: `${who} has sent ${THING[what]} “${title}” back to you.`,
          refused: `${who} has refused ${THING[what]} “${title}”.`,
        }[outcome],
        reason || null,
        link,
      ),
      short: `Your request was answered: ${link}`,
    }),
  },
  fr: {
    'approval-asked': ({ name, who, what, title, link, decideLink }) => ({
      subject: `${{ job: 'Une offre d’emploi', change: 'Une modification d’offre d’emploi', requisition: 'Une demande de recrutement', request: 'Une demande' }[what]} attend votre approbation : ${title}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        {
          job: `${who} vous demande d’approuver l’offre d’emploi « ${title} » avant sa publication :`,
          change: `${who} vous demande d’approuver une modification de l’offre publiée « ${title} ». D’ici là, le public la voit inchangée :`,
          requisition: `${who} vous demande d’approuver la demande de recrutement « ${title} » :`,
          request: `${who} vous demande d’approuver ceci : « ${title} ».`,
        }[what],
        link,
        decideLink ? `Décider sans vous connecter (valable trois jours, une fois) : ${decideLink}` : null,
      ),
      short: `En attente de votre approbation : ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = {
        job: `l’offre d’emploi « ${title} »`,
        change: `la modification de l’offre « ${title} »`,
        requisition: `la demande de recrutement « ${title} »`,
        request: `la demande « ${title} »`,
      }[what]
      return {
        subject: {
          approved: `Approbation donnée : ${title}`,
          sentBack: `À revoir : ${title}`,
          refused: `Refus : ${title}`,
        }[outcome],
        text: joinParagraphs(
          `Bonjour ${name},`,
          {
            approved: `${who} a approuvé ${thing}.`,
            sentBack: `${who} vous a renvoyé ${thing}.`,
            refused: `${who} a refusé ${thing}.`,
          }[outcome],
          reason || null,
          link,
        ),
        short: `Réponse à votre demande : ${link}`,
      }
    },
  },
  ar: {
    'approval-asked': ({ name, who, what, title, link, decideLink }) => ({
      subject: `${{ job: 'وظيفة', change: 'تعديل وظيفة', requisition: 'طلب توظيف', request: 'طلب' }[what]} بانتظار موافقتك: ${title}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        {
          job: `يطلب ${who} موافقتك على الوظيفة «${title}» قبل نشرها:`,
          change: `يطلب ${who} موافقتك على تعديل الوظيفة المنشورة «${title}». وحتى ذلك الحين يراها الناس كما كانت:`,
          requisition: `يطلب ${who} موافقتك على طلب التوظيف «${title}»:`,
          request: `يطلب ${who} موافقتك على ما يلي: «${title}».`,
        }[what],
        link,
        decideLink ? `قرّر دون تسجيل الدخول (صالح ثلاثة أيام ولمرة واحدة): ${decideLink}` : null,
      ),
      short: `بانتظار موافقتك: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = {
        job: `الوظيفة «${title}»`,
        change: `تعديل الوظيفة «${title}»`,
        requisition: `طلب التوظيف «${title}»`,
        request: `الطلب «${title}»`,
      }[what]
      return {
        subject: {
          approved: `تمت الموافقة: ${title}`,
          sentBack: `أُعيد إليك: ${title}`,
          refused: `رُفض: ${title}`,
        }[outcome],
        text: joinParagraphs(
          `مرحبًا ${name}،`,
          {
            approved: `تمت الموافقة على ${thing} من قِبل ${who}.`,
            sentBack: `${thing}: إعادة إليك من قِبل ${who} لتعديل المطلوب.`,
            refused: `${thing}: رفض من قِبل ${who}.`,
          }[outcome],
          reason || null,
          link,
        ),
        short: `جاء الرد على طلبك: ${link}`,
      }
    },
  },
  hi: {
    'approval-asked': ({ name, who, what, title, link, decideLink }) => ({
      subject: `${{ job: 'एक नौकरी', change: 'एक नौकरी का बदलाव', requisition: 'भर्ती का एक अनुरोध', request: 'एक अनुरोध' }[what]} आपकी मंज़ूरी की प्रतीक्षा में है: ${title}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        {
          job: `${who} चाहते हैं कि नौकरी “${title}” प्रकाशित होने से पहले आप उसे मंज़ूरी दें:`,
          change: `${who} चाहते हैं कि आप प्रकाशित नौकरी “${title}” के बदलाव को मंज़ूरी दें। तब तक लोग उसे पहले जैसा ही देखेंगे:`,
          requisition: `${who} चाहते हैं कि आप भर्ती के अनुरोध “${title}” को मंज़ूरी दें:`,
          request: `${who} चाहते हैं कि आप इसे मंज़ूरी दें: “${title}”।`,
        }[what],
        link,
        decideLink ? `बिना साइन इन किए निर्णय लें (तीन दिन, एक बार मान्य): ${decideLink}` : null,
      ),
      short: `आपकी मंज़ूरी की प्रतीक्षा में: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = {
        job: `नौकरी “${title}”`,
        change: `नौकरी “${title}” के बदलाव`,
        requisition: `भर्ती के अनुरोध “${title}”`,
        request: `अनुरोध “${title}”`,
      }[what]
      return {
        subject: {
          approved: `मंज़ूरी मिली: ${title}`,
          sentBack: `वापस भेजा गया: ${title}`,
          refused: `नामंज़ूर: ${title}`,
        }[outcome],
        text: joinParagraphs(
          `नमस्ते ${name},`,
          {
            approved: `${who} ने ${thing} को मंज़ूरी दे दी है।`,
            sentBack: `${who} ने ${thing} को बदलाव के लिए आपके पास वापस भेजा है।`,
            refused: `${who} ने ${thing} को नामंज़ूर किया है।`,
          }[outcome],
          reason || null,
          link,
        ),
        short: `आपके अनुरोध का उत्तर आया है: ${link}`,
      }
    },
  },
  ta: {
    'approval-asked': ({ name, who, what, title, link, decideLink }) => ({
      subject: `${{ job: 'ஒரு வேலை', change: 'ஒரு வேலையின் மாற்றம்', requisition: 'ஒரு பணியமர்த்தல் கோரிக்கை', request: 'ஒரு கோரிக்கை' }[what]} உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது: ${title}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        {
          job: `“${title}” என்ற வேலையை வெளியிடும் முன் நீங்கள் ஒப்புதல் அளிக்குமாறு ${who} கேட்கிறார்:`,
          change: `வெளியிடப்பட்ட “${title}” வேலையின் மாற்றத்துக்கு ஒப்புதல் அளிக்குமாறு ${who} கேட்கிறார். அதுவரை அது முன்பு போலவே தெரியும்:`,
          requisition: `“${title}” என்ற பணியமர்த்தல் கோரிக்கைக்கு ஒப்புதல் அளிக்குமாறு ${who} கேட்கிறார்:`,
          request: `இதற்கு ஒப்புதல் அளிக்குமாறு ${who} கேட்கிறார்: “${title}”.`,
        }[what],
        link,
        decideLink ? `உள்நுழையாமல் முடிவெடுக்க (மூன்று நாட்கள், ஒரு முறை): ${decideLink}` : null,
      ),
      short: `உங்கள் ஒப்புதலுக்காக: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = {
        job: `“${title}” என்ற வேலை`,
        change: `“${title}” வேலையின் மாற்றம்`,
        requisition: `“${title}” என்ற பணியமர்த்தல் கோரிக்கை`,
        request: `“${title}” என்ற கோரிக்கை`,
      }[what]
      return {
        subject: {
          approved: `ஒப்புதல் அளிக்கப்பட்டது: ${title}`,
          sentBack: `திருப்பி அனுப்பப்பட்டது: ${title}`,
          refused: `மறுக்கப்பட்டது: ${title}`,
        }[outcome],
        text: joinParagraphs(
          `வணக்கம் ${name},`,
          {
            approved: `${thing}: ${who} ஒப்புதல் அளித்துள்ளார்.`,
            sentBack: `${thing}: மாற்றம் செய்ய ${who} உங்களுக்குத் திருப்பி அனுப்பியுள்ளார்.`,
            refused: `${thing}: ${who} மறுத்துள்ளார்.`,
          }[outcome],
          reason || null,
          link,
        ),
        short: `உங்கள் கோரிக்கைக்குப் பதில்: ${link}`,
      }
    },
  },
  zh: {
    'approval-asked': ({ name, who, what, title, link, decideLink }) => ({
      subject: `${{ job: '有职位', change: '有职位变更', requisition: '有用人申请', request: '有一项申请' }[what]}等待您审批：${title}`,
      text: joinParagraphs(
        `${name}，您好！`,
        {
          job: `${who}请您在发布前审批职位“${title}”：`,
          change: `${who}请您审批已发布职位“${title}”的变更。在此之前，公众看到的仍是原内容：`,
          requisition: `${who}请您审批用人申请“${title}”：`,
          request: `${who}请您审批：“${title}”。`,
        }[what],
        link,
        decideLink ? `无需登录即可决定（三天内有效，仅限一次）：${decideLink}` : null,
      ),
      short: `等待您审批：${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = {
        job: `职位“${title}”`,
        change: `职位“${title}”的变更`,
        requisition: `用人申请“${title}”`,
        request: `申请“${title}”`,
      }[what]
      return {
        subject: { approved: `已批准：${title}`, sentBack: `已退回：${title}`, refused: `未批准：${title}` }[outcome],
        text: joinParagraphs(
          `${name}，您好！`,
          {
            approved: `${who}已批准${thing}。`,
            sentBack: `${who}已将${thing}退回给您修改。`,
            refused: `${who}未批准${thing}。`,
          }[outcome],
          reason || null,
          link,
        ),
        short: `您的申请已有答复：${link}`,
      }
    },
  },
}

export default defineTemplates({
  names: {
    'approval-asked': { en: 'Approval asked for', ar: 'طلب موافقة' },
    'approval-answered': { en: 'Approval answered', ar: 'رد على طلب موافقة' },
  },
  examples: {
    'approval-asked': {
      name: 'Mei',
      who: 'Bob Lee',
      what: 'job',
      title: 'Nurse',
      link: 'https://hr.fourshore.test/dashboard/jobs',
    },
    'approval-answered': {
      name: 'Bob',
      who: 'Mei Tan',
      what: 'requisition',
      title: 'Nurse',
      outcome: 'sentBack',
      reason: 'The pay is not in the plan.',
      link: 'https://hr.fourshore.test/dashboard/recruitment',
    },
  },
  texts: approvals,
})
