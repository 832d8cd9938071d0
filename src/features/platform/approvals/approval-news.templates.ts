import type { LetterLanguage } from '../messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Templates, type Texts } from '../messages/templates/template.ts'

declare module '../messages/templates/template.ts' {
  interface Templates {
    /** To whoever answers for the company: a job, or what is to be hired, waits for their word; `who` asks. */
    'approval-asked': {
      name: string
      who: string
      what: 'job' | 'change' | 'requisition' | 'request'
      title: string
      link: string
      /** Decides this one without signing in, once; left out or empty: it is decided in the inbox alone. */
      decideLink?: string
    }
    /** To whoever is asked: it waits since some days, its time is over, or it has come to them from somebody else. `who` asks. */
    'approval-waiting': {
      name: string
      who: string
      title: string
      what: 'reminder' | 'escalated' | 'passedOn'
      link: string
    }
    /** To everybody who runs the company: somebody changes what guards others. */
    'control-changed': {
      name: string
      who: string
      change: 'jobs' | 'offers' | 'policy'
      outcome: 'asked' | 'changed' | 'refused'
      link: string
    }
  }
}

type Waiting = Templates['approval-waiting']
type Control = Templates['control-changed']
type News = Pick<Texts, 'approval-waiting' | 'control-changed'>

type Waits = { subject: string; text: Record<Waiting['what'], string>; short: string }
type Controls = {
  names: Record<Control['change'], string>
  subject: string
  text: (name: string) => Record<Control['outcome'], string>
}

const waiting =
  (hello: (name: string) => string, say: (facts: Waiting) => Waits): News['approval-waiting'] =>
  (facts) => {
    const { subject, text, short } = say(facts)
    return {
      subject,
      text: joinParagraphs(hello(facts.name), text[facts.what], facts.link),
      short: `${short} ${facts.link}`,
    }
  }

const control =
  (hello: (name: string) => string, say: (facts: Control) => Controls): News['control-changed'] =>
  (facts) => {
    const { names, subject, text } = say(facts)
    return {
      subject,
      text: joinParagraphs(hello(facts.name), text(names[facts.change])[facts.outcome], facts.link),
      short: `${subject} ${facts.link}`,
    }
  }

const hello = {
  en: (name: string) => `Hello ${name},`,
  fr: (name: string) => `Bonjour ${name},`,
  ar: (name: string) => `مرحبًا ${name}،`,
  hi: (name: string) => `नमस्ते ${name},`,
  ta: (name: string) => `வணக்கம் ${name},`,
  zh: (name: string) => `${name}，您好：`,
}

/** What goes on waiting, and what guards others and is changed. */
const approvalNews: Record<LetterLanguage, News> = {
  en: {
    'approval-waiting': waiting(hello.en, ({ who, title }) => ({
      subject: `Still waits for your approval: ${title}`,
      text: {
        reminder: `${who} asked for approval of “${title}” some days ago. It waits for your answer:`,
        escalated: `${who} asked for approval of “${title}”, and nobody has answered in time. You run the company, so you can decide it now:`,
        passedOn: `${who} asked for approval of “${title}”. It has come to you, because whoever was asked first cannot decide it now:`,
      },
      short: 'Waits for your approval:',
    })),
    'control-changed': control(hello.en, ({ who }) => ({
      names: {
        jobs: 'that jobs need approval',
        offers: 'that nobody is hired without an approved offer',
        policy: 'who approves what',
      },
      subject: 'A change of how your company approves',
      text: (name) => ({
        asked: `${who} wants to change ${name}. It stays as it is until another administrator agrees:`,
        changed: `${who} has changed ${name}. You can see what holds now here:`,
        refused: `${who} has refused a change of ${name}. It stays as it was:`,
      }),
    })),
  },
  fr: {
    'approval-waiting': waiting(hello.fr, ({ who, title }) => ({
      subject: `Attend toujours votre approbation : ${title}`,
      text: {
        reminder: `${who} a demandé il y a quelques jours l’approbation de « ${title} ». Votre réponse est attendue :`,
        escalated: `${who} a demandé l’approbation de « ${title} » et personne n’a répondu à temps. Vous dirigez l’entreprise et pouvez donc décider :`,
        passedOn: `${who} a demandé l’approbation de « ${title} ». La demande vous revient, car la personne sollicitée d’abord ne peut pas décider :`,
      },
      short: 'Attend votre approbation :',
    })),
    'control-changed': control(hello.fr, ({ who }) => ({
      names: {
        jobs: 'l’approbation obligatoire des offres d’emploi',
        offers: 'la règle que personne n’est embauché sans offre approuvée',
        policy: 'qui approuve quoi',
      },
      subject: 'Un changement des approbations de votre entreprise',
      text: (name) => ({
        asked: `${who} souhaite changer ${name}. Rien ne change tant qu’un autre administrateur n’a pas accepté :`,
        changed: `${who} a changé ${name}. Ce qui vaut maintenant est ici :`,
        refused: `${who} a refusé de changer ${name}. Tout reste comme avant :`,
      }),
    })),
  },
  ar: {
    'approval-waiting': waiting(hello.ar, ({ who, title }) => ({
      subject: `ما زال بانتظار موافقتكم: ${title}`,
      text: {
        reminder: `طلب ${who} الموافقة على «${title}» قبل أيام، وهو بانتظار ردكم:`,
        escalated: `طلب ${who} الموافقة على «${title}» ولم يرد أحد في الوقت المحدد. بما أنكم تديرون الشركة يمكنكم اتخاذ القرار الآن:`,
        passedOn: `طلب ${who} الموافقة على «${title}». وصل الطلب إليكم لأن من طُلب منه أولًا لا يستطيع اتخاذ القرار الآن:`,
      },
      short: 'بانتظار موافقتكم:',
    })),
    'control-changed': control(hello.ar, ({ who }) => ({
      names: {
        jobs: 'اشتراط الموافقة على الوظائف',
        offers: 'اشتراط عرض موافق عليه قبل أي توظيف',
        policy: 'من يوافق على ماذا',
      },
      subject: 'تغيير في موافقات شركتكم',
      text: (name) => ({
        asked: `يريد ${who} تغيير ${name}. يبقى كل شيء كما هو حتى يوافق مسؤول آخر:`,
        changed: `غيّر ${who} ${name}. ما يسري الآن تجدونه هنا:`,
        refused: `رفض ${who} تغيير ${name}. يبقى كل شيء كما كان:`,
      }),
    })),
  },
  hi: {
    'approval-waiting': waiting(hello.hi, ({ who, title }) => ({
      subject: `अब भी आपकी मंज़ूरी की प्रतीक्षा में: ${title}`,
      text: {
        reminder: `${who} ने कुछ दिन पहले “${title}” की मंज़ूरी माँगी थी। आपके जवाब की प्रतीक्षा है:`,
        escalated: `${who} ने “${title}” की मंज़ूरी माँगी थी और समय पर किसी ने जवाब नहीं दिया। आप कंपनी चलाते हैं, इसलिए अब आप निर्णय ले सकते हैं:`,
        passedOn: `${who} ने “${title}” की मंज़ूरी माँगी थी। यह आपके पास आया है, क्योंकि जिनसे पहले पूछा गया था वे अभी निर्णय नहीं ले सकते:`,
      },
      short: 'आपकी मंज़ूरी की प्रतीक्षा में:',
    })),
    'control-changed': control(hello.hi, ({ who }) => ({
      names: {
        jobs: 'नौकरियों के लिए मंज़ूरी का नियम',
        offers: 'बिना मंज़ूर प्रस्ताव के नियुक्ति न होने का नियम',
        policy: 'कौन क्या मंज़ूर करता है',
      },
      subject: 'आपकी कंपनी की मंज़ूरियों में बदलाव',
      text: (name) => ({
        asked: `${who} यह बदलना चाहते हैं: ${name}। जब तक कोई दूसरा प्रशासक सहमत न हो, सब वैसा ही रहेगा:`,
        changed: `${who} ने यह बदला है: ${name}। अब क्या लागू है, यहाँ देखें:`,
        refused: `${who} ने इस बदलाव को अस्वीकार किया: ${name}। सब पहले जैसा रहेगा:`,
      }),
    })),
  },
  ta: {
    'approval-waiting': waiting(hello.ta, ({ who, title }) => ({
      subject: `இன்னும் உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது: ${title}`,
      text: {
        reminder: `${who} சில நாட்களுக்கு முன் “${title}” என்பதற்கு ஒப்புதல் கேட்டார். உங்கள் பதிலுக்காகக் காத்திருக்கிறது:`,
        escalated: `${who} “${title}” என்பதற்கு ஒப்புதல் கேட்டார்; யாரும் உரிய நேரத்தில் பதிலளிக்கவில்லை. நிறுவனத்தை நடத்துபவர் என்பதால் இப்போது நீங்கள் முடிவு செய்யலாம்:`,
        passedOn: `${who} “${title}” என்பதற்கு ஒப்புதல் கேட்டார். முதலில் கேட்கப்பட்டவர் இப்போது முடிவு செய்ய முடியாததால் இது உங்களிடம் வந்துள்ளது:`,
      },
      short: 'உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது:',
    })),
    'control-changed': control(hello.ta, ({ who }) => ({
      names: {
        jobs: 'வேலைகளுக்கு ஒப்புதல் தேவை என்ற விதி',
        offers: 'ஒப்புதல் பெற்ற வாய்ப்பின்றி யாரும் பணியமர்த்தப்படுவதில்லை என்ற விதி',
        policy: 'யார் எதற்கு ஒப்புதல் அளிக்கிறார்',
      },
      subject: 'உங்கள் நிறுவனத்தின் ஒப்புதல்களில் மாற்றம்',
      text: (name) => ({
        asked: `${who} இதை மாற்ற விரும்புகிறார்: ${name}. வேறொரு நிர்வாகி சம்மதிக்கும் வரை எதுவும் மாறாது:`,
        changed: `${who} இதை மாற்றியுள்ளார்: ${name}. இப்போது எது பொருந்தும் என்பதை இங்கே காணலாம்:`,
        refused: `${who} இந்த மாற்றத்தை மறுத்துள்ளார்: ${name}. எல்லாம் முன்பு போலவே இருக்கும்:`,
      }),
    })),
  },
  zh: {
    'approval-waiting': waiting(hello.zh, ({ who, title }) => ({
      subject: `仍在等待您批准：${title}`,
      text: {
        reminder: `${who} 几天前请求批准“${title}”，正在等待您的答复：`,
        escalated: `${who} 请求批准“${title}”，但没有人按时答复。您管理公司，现在可以作出决定：`,
        passedOn: `${who} 请求批准“${title}”。因为最初被请求的人现在无法决定，所以转到了您这里：`,
      },
      short: '等待您批准：',
    })),
    'control-changed': control(hello.zh, ({ who }) => ({
      names: { jobs: '职位须经批准的规定', offers: '没有经批准的录用通知不得录用的规定', policy: '谁批准什么' },
      subject: '贵公司的审批规定有变动',
      text: (name) => ({
        asked: `${who} 想更改${name}。在另一位管理员同意之前，一切保持不变：`,
        changed: `${who} 已更改${name}。现行规定请看：`,
        refused: `${who} 拒绝更改${name}。一切保持原样：`,
      }),
    })),
  },
}

export default defineTemplates({
  names: {
    'approval-waiting': { en: 'Approval still waiting', ar: 'موافقة ما زالت منتظرة' },
    'control-changed': { en: 'Change of how the company approves', ar: 'تغيير في موافقات الشركة' },
  },
  examples: {
    'approval-waiting': {
      name: 'Mei',
      who: 'Bob Lee',
      title: 'Nurse',
      what: 'reminder',
      link: 'https://hr.fourshore.test/dashboard/approvals',
    },
    'control-changed': {
      name: 'Mei',
      who: 'Bob Lee',
      change: 'jobs',
      outcome: 'asked',
      link: 'https://hr.fourshore.test/dashboard/approvals',
    },
  },
  texts: approvalNews,
})
