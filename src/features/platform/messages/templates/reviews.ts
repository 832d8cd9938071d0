import type { LetterLanguage } from '../languages.rules.ts'
import { aboutJobs } from './about-jobs.ts'
import { joinParagraphs, type Texts } from './template.ts'

/** What companies, and whoever told, read about adverts that were reported, and the reports a company has sent to itself; in every language. */
export const reviews: Record<
  LetterLanguage,
  Pick<Texts, 'job-reviewed' | 'report-decided' | 'job-followed' | 'job-question-asked' | 'job-question-answered'>
> = {
  en: {
    ...aboutJobs.en,
    'job-reviewed': ({ name, job, outcome, reason, link }) => ({
      subject: { hidden: `Hidden for review: ${job}`, shown: `Public again: ${job}`, closed: `Taken down: ${job}` }[
        outcome
      ],
      text: joinParagraphs(
        `Hello ${name},`,
        {
          hidden: `your job “${job}” was reported as asking applicants for money. It is hidden from the public until somebody at Fourshore has looked at it, within 2 days; nobody can apply meanwhile. You need to do nothing, unless the advert does ask for money. If you want to say something about it, answer on the page of the job:`,
          shown: `somebody at Fourshore has looked at your job “${job}” and keeps it. It is public again as it was.`,
          closed: `somebody at Fourshore has looked at your job “${job}”, which was reported, and has taken it down. It is closed and cannot be opened again; those who applied are told. If you think that this is wrong, write to us by the contact page and name the job.`,
        }[outcome],
        reason ? `Why: ${reason}` : null,
        link,
      ),
      short: `${{ hidden: 'Your job is being reviewed', shown: 'Your job is public again', closed: 'Your job was taken down' }[outcome]}: ${link}`,
    }),
    'report-decided': ({ number, job, company, kept: stored, reason }) => ({
      subject: `Your report ${number}`,
      text: joinParagraphs(
        'Hello,',
        stored
          ? `somebody at Fourshore has looked at “${job}” at ${company}, which you reported, and keeps it. Thank you for telling us all the same.`
          : `somebody at Fourshore has looked at “${job}” at ${company}, which you reported, and has taken it down. Thank you for telling us.`,
        reason ? `Why: ${reason}` : null,
        number,
      ),
      short: `Your report ${number}`,
    }),
  },
  fr: {
    ...aboutJobs.fr,
    'job-reviewed': ({ name, job, outcome, reason, link }) => ({
      subject: {
        hidden: `Masquée pour vérification : ${job}`,
        shown: `De nouveau publique : ${job}`,
        closed: `Retirée : ${job}`,
      }[outcome],
      text: joinParagraphs(
        `Bonjour ${name},`,
        {
          hidden: `votre offre « ${job} » a été signalée comme demandant de l’argent aux candidats. Elle est masquée au public jusqu’à ce qu’une personne de Fourshore l’ait examinée, sous 2 jours ; personne ne peut postuler entre-temps. Vous n’avez rien à faire, sauf si l’annonce demande bien de l’argent. Si vous avez quelque chose à dire à ce sujet, répondez sur la page de l’offre :`,
          shown: `une personne de Fourshore a examiné votre offre « ${job} » et la maintient. Elle est de nouveau publique, telle quelle.`,
          closed: `une personne de Fourshore a examiné votre offre « ${job} », qui avait été signalée, et l’a retirée. Elle est close et ne peut pas être rouverte ; les candidats en sont informés. Si vous pensez que c’est une erreur, écrivez-nous par la page de contact en nommant l’offre.`,
        }[outcome],
        reason ? `Motif : ${reason}` : null,
        link,
      ),
      short: `${{ hidden: 'Votre offre est en vérification', shown: 'Votre offre est de nouveau publique', closed: 'Votre offre a été retirée' }[outcome]}: ${link}`,
    }),
    'report-decided': ({ number, job, company, kept: stored, reason }) => ({
      subject: `Votre signalement ${number}`,
      text: joinParagraphs(
        'Bonjour,',
        stored
          ? `une personne de Fourshore a examiné « ${job} » chez ${company}, que vous aviez signalée, et la maintient. Merci tout de même de nous l’avoir dit.`
          : `une personne de Fourshore a examiné « ${job} » chez ${company}, que vous aviez signalée, et l’a retirée. Merci de nous l’avoir dit.`,
        reason ? `Motif : ${reason}` : null,
        number,
      ),
      short: `Votre signalement ${number}`,
    }),
  },
  ar: {
    ...aboutJobs.ar,
    'job-reviewed': ({ name, job, outcome, reason, link }) => ({
      subject: { hidden: `مخفية للمراجعة: ${job}`, shown: `علنية من جديد: ${job}`, closed: `أُزيلت: ${job}` }[outcome],
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        {
          hidden: `وصل بلاغ بأن وظيفتك «${job}» تطلب مالًا من المتقدمين. وهي مخفية عن العموم إلى أن يراجعها موظف في Fourshore خلال يومين، ولا يستطيع أحد التقدّم لها في هذه الأثناء. لا يلزمك فعل شيء، إلا إن كان الإعلان يطلب مالًا فعلًا. وإن أردت قول شيء عنها فأجب في صفحة الوظيفة:`,
          shown: `راجع موظف في Fourshore وظيفتك «${job}» وأبقى عليها، وهي علنية من جديد كما كانت.`,
          closed: `راجع موظف في Fourshore وظيفتك «${job}» التي وصل بلاغ عنها وأزالها. وهي مغلقة ولا يمكن فتحها من جديد، ويُخبَر من تقدموا إليها. إن رأيت أن هذا خطأ فاكتب إلينا من صفحة الاتصال واذكر اسم الوظيفة.`,
        }[outcome],
        reason ? `السبب: ${reason}` : null,
        link,
      ),
      short: `${{ hidden: 'وظيفتك قيد المراجعة', shown: 'وظيفتك علنية من جديد', closed: 'أُزيلت وظيفتك' }[outcome]}: ${link}`,
    }),
    'report-decided': ({ number, job, company, kept: stored, reason }) => ({
      subject: `بلاغك ${number}`,
      text: joinParagraphs(
        'مرحبًا،',
        stored
          ? `راجع موظف في Fourshore الوظيفة «${job}» لدى ${company} التي أبلغت عنها وأبقى عليها. شكرًا لإخبارنا على أي حال.`
          : `راجع موظف في Fourshore الوظيفة «${job}» لدى ${company} التي أبلغت عنها وأزالها. شكرًا لإخبارنا.`,
        reason ? `السبب: ${reason}` : null,
        number,
      ),
      short: `بلاغك ${number}`,
    }),
  },
  hi: {
    ...aboutJobs.hi,
    'job-reviewed': ({ name, job, outcome, reason, link }) => ({
      subject: { hidden: `समीक्षा के लिए छिपाई गई: ${job}`, shown: `फिर सार्वजनिक: ${job}`, closed: `हटाई गई: ${job}` }[
        outcome
      ],
      text: joinParagraphs(
        `नमस्ते ${name},`,
        {
          hidden: `आपकी नौकरी “${job}” के बारे में शिकायत मिली है कि इसमें आवेदकों से पैसे माँगे जाते हैं। Fourshore का कोई व्यक्ति 2 दिनों के भीतर इसे देखेगा; तब तक यह लोगों से छिपी है और कोई आवेदन नहीं कर सकता। आपको कुछ करने की ज़रूरत नहीं है, जब तक विज्ञापन में सचमुच पैसे न माँगे गए हों। इस बारे में कुछ कहना चाहें तो नौकरी के पृष्ठ पर उत्तर दें:`,
          shown: `Fourshore के एक व्यक्ति ने आपकी नौकरी “${job}” देखी और उसे बनाए रखा है। यह पहले की तरह फिर सार्वजनिक है।`,
          closed: `Fourshore के एक व्यक्ति ने आपकी नौकरी “${job}” देखी, जिसकी शिकायत हुई थी, और उसे हटा दिया है। यह बंद है और दोबारा नहीं खोली जा सकती; आवेदन करने वालों को बताया जाता है। अगर आपको यह गलत लगता है, तो संपर्क पृष्ठ से हमें लिखें और नौकरी का नाम बताएँ।`,
        }[outcome],
        reason ? `कारण: ${reason}` : null,
        link,
      ),
      short: `${{ hidden: 'आपकी नौकरी की समीक्षा हो रही है', shown: 'आपकी नौकरी फिर सार्वजनिक है', closed: 'आपकी नौकरी हटा दी गई' }[outcome]}: ${link}`,
    }),
    'report-decided': ({ number, job, company, kept: stored, reason }) => ({
      subject: `आपकी शिकायत ${number}`,
      text: joinParagraphs(
        'नमस्ते,',
        stored
          ? `आपने ${company} की जिस नौकरी “${job}” की शिकायत की थी, Fourshore के एक व्यक्ति ने उसे देखा और बनाए रखा है। फिर भी बताने के लिए धन्यवाद।`
          : `आपने ${company} की जिस नौकरी “${job}” की शिकायत की थी, Fourshore के एक व्यक्ति ने उसे देखा और हटा दिया है। बताने के लिए धन्यवाद।`,
        reason ? `कारण: ${reason}` : null,
        number,
      ),
      short: `आपकी शिकायत ${number}`,
    }),
  },
  ta: {
    ...aboutJobs.ta,
    'job-reviewed': ({ name, job, outcome, reason, link }) => ({
      subject: { hidden: `ஆய்வுக்காக மறைக்கப்பட்டது: ${job}`, shown: `மீண்டும் பொதுவில்: ${job}`, closed: `நீக்கப்பட்டது: ${job}` }[
        outcome
      ],
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        {
          hidden: `உங்கள் “${job}” வேலை விண்ணப்பதாரர்களிடம் பணம் கேட்பதாகப் புகார் வந்துள்ளது. Fourshore இல் ஒருவர் 2 நாட்களுக்குள் அதைப் பார்ப்பார்; அதுவரை அது பொதுமக்களுக்குத் தெரியாது, யாரும் விண்ணப்பிக்க முடியாது. விளம்பரம் உண்மையில் பணம் கேட்டால் தவிர, நீங்கள் எதுவும் செய்ய வேண்டியதில்லை. அது பற்றி ஏதேனும் சொல்ல விரும்பினால், வேலையின் பக்கத்தில் பதிலளியுங்கள்:`,
          shown: `Fourshore இல் ஒருவர் உங்கள் “${job}” வேலையைப் பார்த்து, அதை அப்படியே வைத்துள்ளார். அது முன்பு போலவே மீண்டும் பொதுவில் உள்ளது.`,
          closed: `புகார் வந்த உங்கள் “${job}” வேலையை Fourshore இல் ஒருவர் பார்த்து நீக்கியுள்ளார். அது மூடப்பட்டது, மீண்டும் திறக்க முடியாது; விண்ணப்பித்தவர்களுக்குத் தெரிவிக்கப்படும். இது தவறு என்று நினைத்தால், தொடர்புப் பக்கத்தில் வேலையின் பெயரைக் குறிப்பிட்டு எங்களுக்கு எழுதுங்கள்.`,
        }[outcome],
        reason ? `காரணம்: ${reason}` : null,
        link,
      ),
      short: `${{ hidden: 'உங்கள் வேலை ஆய்வில் உள்ளது', shown: 'உங்கள் வேலை மீண்டும் பொதுவில்', closed: 'உங்கள் வேலை நீக்கப்பட்டது' }[outcome]}: ${link}`,
    }),
    'report-decided': ({ number, job, company, kept: stored, reason }) => ({
      subject: `உங்கள் புகார் ${number}`,
      text: joinParagraphs(
        'வணக்கம்,',
        stored
          ? `நீங்கள் புகாரளித்த ${company} நிறுவனத்தின் “${job}” வேலையை Fourshore இல் ஒருவர் பார்த்து, அப்படியே வைத்துள்ளார். எனினும் தெரிவித்ததற்கு நன்றி.`
          : `நீங்கள் புகாரளித்த ${company} நிறுவனத்தின் “${job}” வேலையை Fourshore இல் ஒருவர் பார்த்து நீக்கியுள்ளார். தெரிவித்ததற்கு நன்றி.`,
        reason ? `காரணம்: ${reason}` : null,
        number,
      ),
      short: `உங்கள் புகார் ${number}`,
    }),
  },
  zh: {
    ...aboutJobs.zh,
    'job-reviewed': ({ name, job, outcome, reason, link }) => ({
      subject: { hidden: `审核中，暂时隐藏：${job}`, shown: `重新公开：${job}`, closed: `已撤下：${job}` }[outcome],
      text: joinParagraphs(
        `${name}，您好：`,
        {
          hidden: `有人举报您的职位“${job}”向求职者收费。Fourshore 工作人员会在 2 天内查看，在此之前该职位对公众隐藏，期间无人可以申请。除非广告确实要求付费，否则您无需做任何事。如果您想说明情况，请在职位页面上答复：`,
          shown: `Fourshore 工作人员已查看您的职位“${job}”并予以保留。它已照原样重新公开。`,
          closed: `Fourshore 工作人员已查看您被举报的职位“${job}”并将其撤下。该职位已关闭，不能重新开放；已申请的人会收到通知。如果您认为这有误，请通过联系页面写信给我们并写明该职位。`,
        }[outcome],
        reason ? `原因：${reason}` : null,
        link,
      ),
      short: `${{ hidden: '您的职位正在审核', shown: '您的职位已重新公开', closed: '您的职位已被撤下' }[outcome]}: ${link}`,
    }),
    'report-decided': ({ number, job, company, kept: stored, reason }) => ({
      subject: `您的举报 ${number}`,
      text: joinParagraphs(
        '您好：',
        stored
          ? `Fourshore 工作人员已查看您举报的 ${company} 的职位“${job}”，并予以保留。仍感谢您的告知。`
          : `Fourshore 工作人员已查看您举报的 ${company} 的职位“${job}”，并将其撤下。感谢您的告知。`,
        reason ? `原因：${reason}` : null,
        number,
      ),
      short: `您的举报 ${number}`,
    }),
  },
}
