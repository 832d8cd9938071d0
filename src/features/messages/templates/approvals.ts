import type { LetterLanguage } from '../languages.rules.ts'
import { paragraphs, type Texts } from './template.ts'

/** A job, or what is to be hired, waits for somebody's word, or has it. */
export const approvals: Record<LetterLanguage, Pick<Texts, 'approval-asked' | 'approval-answered'>> = {
  en: {
    'approval-asked': ({ name, who, what, title, link }) => ({
      subject: `${what === 'job' ? 'A job' : 'A requisition'} waits for your approval: ${title}`,
      text: paragraphs(
        `Hello ${name},`,
        what === 'job'
          ? `${who} asks you to approve the job “${title}” before it is published:`
          : `${who} asks you to approve the requisition “${title}”:`,
        link,
      ),
      short: `Waits for your approval: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => ({
      subject: {
        approved: `Approved: ${title}`,
        sentBack: `Sent back: ${title}`,
        refused: `Refused: ${title}`,
      }[outcome],
      text: paragraphs(
        `Hello ${name},`,
        {
          approved: `${who} has approved the ${what} “${title}”.`,
          sentBack: `${who} has sent the ${what} “${title}” back to you.`,
          refused: `${who} has refused the ${what} “${title}”.`,
        }[outcome],
        reason || null,
        link,
      ),
      short: `Your request was answered: ${link}`,
    }),
  },
  fr: {
    'approval-asked': ({ name, who, what, title, link }) => ({
      subject: `${what === 'job' ? 'Une offre d’emploi' : 'Une demande de recrutement'} attend votre approbation : ${title}`,
      text: paragraphs(
        `Bonjour ${name},`,
        what === 'job'
          ? `${who} vous demande d’approuver l’offre d’emploi « ${title} » avant sa publication :`
          : `${who} vous demande d’approuver la demande de recrutement « ${title} » :`,
        link,
      ),
      short: `En attente de votre approbation : ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = what === 'job' ? `l’offre d’emploi « ${title} »` : `la demande de recrutement « ${title} »`
      return {
        subject: {
          approved: `Approbation donnée : ${title}`,
          sentBack: `À revoir : ${title}`,
          refused: `Refus : ${title}`,
        }[outcome],
        text: paragraphs(
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
    'approval-asked': ({ name, who, what, title, link }) => ({
      subject: `${what === 'job' ? 'وظيفة' : 'طلب توظيف'} بانتظار موافقتك: ${title}`,
      text: paragraphs(
        `مرحبًا ${name}،`,
        what === 'job'
          ? `يطلب ${who} موافقتك على الوظيفة «${title}» قبل نشرها:`
          : `يطلب ${who} موافقتك على طلب التوظيف «${title}»:`,
        link,
      ),
      short: `بانتظار موافقتك: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = what === 'job' ? `الوظيفة «${title}»` : `طلب التوظيف «${title}»`
      return {
        subject: {
          approved: `تمت الموافقة: ${title}`,
          sentBack: `أُعيد إليك: ${title}`,
          refused: `رُفض: ${title}`,
        }[outcome],
        text: paragraphs(
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
    'approval-asked': ({ name, who, what, title, link }) => ({
      subject: `${what === 'job' ? 'एक नौकरी' : 'भर्ती का एक अनुरोध'} आपकी मंज़ूरी की प्रतीक्षा में है: ${title}`,
      text: paragraphs(
        `नमस्ते ${name},`,
        what === 'job'
          ? `${who} चाहते हैं कि नौकरी “${title}” प्रकाशित होने से पहले आप उसे मंज़ूरी दें:`
          : `${who} चाहते हैं कि आप भर्ती के अनुरोध “${title}” को मंज़ूरी दें:`,
        link,
      ),
      short: `आपकी मंज़ूरी की प्रतीक्षा में: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = what === 'job' ? `नौकरी “${title}”` : `भर्ती के अनुरोध “${title}”`
      return {
        subject: {
          approved: `मंज़ूरी मिली: ${title}`,
          sentBack: `वापस भेजा गया: ${title}`,
          refused: `नामंज़ूर: ${title}`,
        }[outcome],
        text: paragraphs(
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
    'approval-asked': ({ name, who, what, title, link }) => ({
      subject: `${what === 'job' ? 'ஒரு வேலை' : 'ஒரு பணியமர்த்தல் கோரிக்கை'} உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது: ${title}`,
      text: paragraphs(
        `வணக்கம் ${name},`,
        what === 'job'
          ? `“${title}” என்ற வேலையை வெளியிடும் முன் நீங்கள் ஒப்புதல் அளிக்குமாறு ${who} கேட்கிறார்:`
          : `“${title}” என்ற பணியமர்த்தல் கோரிக்கைக்கு ஒப்புதல் அளிக்குமாறு ${who} கேட்கிறார்:`,
        link,
      ),
      short: `உங்கள் ஒப்புதலுக்காக: ${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = what === 'job' ? `“${title}” என்ற வேலை` : `“${title}” என்ற பணியமர்த்தல் கோரிக்கை`
      return {
        subject: {
          approved: `ஒப்புதல் அளிக்கப்பட்டது: ${title}`,
          sentBack: `திருப்பி அனுப்பப்பட்டது: ${title}`,
          refused: `மறுக்கப்பட்டது: ${title}`,
        }[outcome],
        text: paragraphs(
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
    'approval-asked': ({ name, who, what, title, link }) => ({
      subject: `${what === 'job' ? '有职位' : '有用人申请'}等待您审批：${title}`,
      text: paragraphs(
        `${name}，您好！`,
        what === 'job' ? `${who}请您在发布前审批职位“${title}”：` : `${who}请您审批用人申请“${title}”：`,
        link,
      ),
      short: `等待您审批：${link}`,
    }),
    'approval-answered': ({ name, who, what, title, outcome, reason, link }) => {
      const thing = what === 'job' ? `职位“${title}”` : `用人申请“${title}”`
      return {
        subject: { approved: `已批准：${title}`, sentBack: `已退回：${title}`, refused: `未批准：${title}` }[outcome],
        text: paragraphs(
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
