import { DEFAULT_REASONS } from './reasons.rules.ts'

type LetterFacts = { name: string; company: string; job: string; said: string }
type Letter = (facts: LetterFacts) => { subject: string; body: string }

const paragraphs = (...parts: readonly string[]): string => parts.join('\n\n')

/** What somebody is told who is not taken on. The company's own words stand in the middle; nobody is thanked for their interest in silence. */
const LETTERS: Readonly<Record<string, Letter>> = {
  en: ({ name, company, job, said }) => ({
    subject: `Your application to ${company}: ${job}`,
    body: paragraphs(
      `Hello ${name},`,
      `thank you for applying to be our ${job} and for the time it took. We have looked at your application, and we will not be going on with it.`,
      said,
      'This says nothing about what you are worth at another place or for another job here. You may answer this letter if something is unclear.',
      `With our good wishes,\n${company}`,
    ),
  }),
  fr: ({ name, company, job, said }) => ({
    subject: `Votre candidature chez ${company} : ${job}`,
    body: paragraphs(
      `Bonjour ${name},`,
      `merci d’avoir postulé au poste « ${job} » et du temps que vous y avez consacré. Nous avons examiné votre candidature et n’y donnerons pas suite.`,
      said,
      'Cela ne préjuge en rien de ce que vous valez ailleurs ou pour un autre poste chez nous. Vous pouvez répondre à cette lettre si quelque chose n’est pas clair.',
      `Avec nos meilleurs vœux,\n${company}`,
    ),
  }),
  ar: ({ name, company, job, said }) => ({
    subject: `طلبك لدى ${company}: ${job}`,
    body: paragraphs(
      `مرحباً ${name}،`,
      `شكراً لتقدمك إلى وظيفة «${job}» وللوقت الذي منحته لذلك. لقد اطّلعنا على طلبك، ولن نمضي فيه قدماً.`,
      said,
      'لا يقول هذا شيئاً عن قيمتك في مكان آخر أو في وظيفة أخرى لدينا. يمكنك الرد على هذه الرسالة إن كان هناك ما هو غير واضح.',
      `مع أطيب تمنياتنا،\n${company}`,
    ),
  }),
  hi: ({ name, company, job, said }) => ({
    subject: `${company} में आपका आवेदन: ${job}`,
    body: paragraphs(
      `नमस्ते ${name},`,
      `“${job}” पद के लिए आवेदन करने और इसमें समय देने के लिए धन्यवाद। हमने आपका आवेदन देख लिया है और हम इसे आगे नहीं बढ़ाएँगे।`,
      said,
      'इससे यह तय नहीं होता कि किसी और जगह या हमारे यहाँ किसी और काम के लिए आप कितने योग्य हैं। कुछ स्पष्ट न हो तो आप इस पत्र का उत्तर दे सकते हैं।',
      `शुभकामनाओं सहित,\n${company}`,
    ),
  }),
  ta: ({ name, company, job, said }) => ({
    subject: `${company} நிறுவனத்தில் உங்கள் விண்ணப்பம்: ${job}`,
    body: paragraphs(
      `வணக்கம் ${name},`,
      `“${job}” பணிக்கு விண்ணப்பித்ததற்கும் அதற்காக நேரம் ஒதுக்கியதற்கும் நன்றி. உங்கள் விண்ணப்பத்தைப் பார்த்தோம்; அதை மேற்கொண்டு எடுத்துச் செல்லவில்லை.`,
      said,
      'வேறு இடத்திலோ எங்களிடம் வேறு பணியிலோ உங்கள் தகுதியை இது குறைக்கவில்லை. ஏதேனும் தெளிவாக இல்லை என்றால் இந்தக் கடிதத்திற்குப் பதில் எழுதலாம்.',
      `நல்வாழ்த்துகளுடன்,\n${company}`,
    ),
  }),
  zh: ({ name, company, job, said }) => ({
    subject: `您在 ${company} 的申请：${job}`,
    body: paragraphs(
      `${name}，您好：`,
      `感谢您申请“${job}”职位，也感谢您为此付出的时间。我们已看过您的申请，这次不再继续推进。`,
      said,
      '这并不代表您在别处或在我们的其他职位上不合适。如有不清楚的地方，您可以直接回复此信。',
      `祝一切顺利\n${company}`,
    ),
  }),
}

/** The reasons a company begins with, in the languages of the letters; one that it wrote itself stands as it was written. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Nous avons choisi une personne dont l’expérience est plus proche de ce travail.',
    'L’une des exigences de l’annonce n’est pas remplie à ce jour.',
    'Vos attentes et la rémunération de ce poste sont trop éloignées.',
    'La date de début ou les horaires ne conviennent pas.',
    'Le poste a été pourvu.',
    'Le poste n’est plus à pourvoir.',
  ],
  ar: [
    'اخترنا شخصاً خبرته أقرب إلى هذا العمل.',
    'أحد متطلبات الإعلان غير متوفر حالياً.',
    'ما تتوقعه وما تدفعه هذه الوظيفة متباعدان كثيراً.',
    'تاريخ البدء أو ساعات العمل غير مناسبة.',
    'شُغلت الوظيفة.',
    'لم تعد الوظيفة متاحة.',
  ],
  hi: [
    'हमने ऐसे व्यक्ति को चुना जिनका अनुभव इस काम के अधिक निकट है।',
    'विज्ञापन की एक आवश्यकता अभी पूरी नहीं होती।',
    'आपकी अपेक्षा और इस पद के वेतन में बहुत अंतर है।',
    'आरंभ की तिथि या काम के घंटे मेल नहीं खाते।',
    'यह पद भर गया है।',
    'यह पद अब खुला नहीं है।',
  ],
  ta: [
    'இந்தப் பணிக்கு நெருக்கமான அனுபவம் உள்ள ஒருவரைத் தேர்ந்தெடுத்தோம்.',
    'விளம்பரத்தின் ஒரு தேவை தற்போது நிறைவேறவில்லை.',
    'உங்கள் எதிர்பார்ப்பும் இப்பணியின் ஊதியமும் வெகு தொலைவில் உள்ளன.',
    'தொடங்கும் தேதி அல்லது பணி நேரம் பொருந்தவில்லை.',
    'இந்தப் பணியிடம் நிரப்பப்பட்டுவிட்டது.',
    'இந்தப் பணியிடம் இனி திறந்திருக்கவில்லை.',
  ],
  zh: [
    '我们选择了经验更贴近此项工作的人选。',
    '目前有一项招聘要求未能满足。',
    '您的期望与此职位的薪酬相差过大。',
    '入职日期或工作时间不合适。',
    '该职位已招满。',
    '该职位已不再招聘。',
  ],
}

export const phraseIn = (language: string, phrase: string): string => {
  const known = DEFAULT_REASONS.findIndex((r) => r.publicPhrase === phrase)
  return PHRASES[language]?.[known] ?? phrase
}

export const renderRejectionLetter = (language: string, facts: LetterFacts): { subject: string; body: string } => {
  const letter = LETTERS[language] ?? (LETTERS.en as Letter)
  return letter({ ...facts, said: phraseIn(language, facts.said) })
}
