/** CVs as plain text: five ways to begin, eight ways to set out what was done and learned, in six languages. The people are invented. */

type Job = {
  title: string
  employer: string
  from: [number, number]
  to: [number, number] | null
  did: [string, string]
}
export type WrittenLife = {
  language: 'en' | 'fr' | 'ar' | 'hi' | 'ta' | 'zh'
  name: string
  email: string
  phone: string
  e164: string
  place: string
  placeCalled: string
  jobs: [Job, Job]
  study: { qualification: string; institution: string; year: number }
  skills: string[]
  months: readonly string[]
  now: string
  headings: { work: string; study: string; skills: string }
  labels: { name: string; phone: string; email: string; place: string; title: string; employer: string; time: string }
}

const EN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
export const WRITTEN_LIVES: readonly WrittenLife[] = [
  {
    language: 'en',
    name: 'Nurul Huda Rahman',
    email: 'nurul.huda@mail.example',
    phone: '+65 9876 5432',
    e164: '+6598765432',
    place: 'Singapore',
    placeCalled: 'Singapore',
    jobs: [
      {
        title: 'Shift Supervisor',
        employer: 'Common Beans Pte Ltd',
        from: [2021, 3],
        to: null,
        did: ['Plans the roster of twelve people', 'Orders stock every week'],
      },
      {
        title: 'Barista',
        employer: 'Harbour Coffee Pte Ltd',
        from: [2018, 6],
        to: [2021, 2],
        did: ['Prepared 300 drinks a day', 'Trained four new colleagues'],
      },
    ],
    study: { qualification: 'Diploma in Hospitality Management', institution: 'Temasek Polytechnic', year: 2018 },
    skills: ['Latte art', 'Stock control', 'Food hygiene'],
    months: EN,
    now: 'Present',
    headings: { work: 'Work Experience', study: 'Education', skills: 'Skills' },
    labels: {
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      place: 'Address',
      title: 'Designation',
      employer: 'Company',
      time: 'Duration',
    },
  },
  {
    language: 'en',
    name: 'Rajesh Kumar Iyer',
    email: 'rajesh.iyer@mail.example',
    phone: '+91 98450 12345',
    e164: '+919845012345',
    place: 'Chennai',
    placeCalled: 'Chennai',
    jobs: [
      {
        title: 'Senior Accountant',
        employer: 'Sagar Textiles Pvt Ltd',
        from: [2019, 4],
        to: null,
        did: ['Closes the books each month', 'Files GST returns'],
      },
      {
        title: 'Accounts Assistant',
        employer: 'Lotus Mills Limited',
        from: [2015, 7],
        to: [2019, 3],
        did: ['Kept the ledgers', 'Reconciled bank statements'],
      },
    ],
    study: { qualification: 'Bachelor of Commerce', institution: 'University of Madras', year: 2015 },
    skills: ['Tally', 'GST', 'Microsoft Excel'],
    months: EN,
    now: 'Till date',
    headings: { work: 'Professional Experience', study: 'Academic Qualifications', skills: 'Software and Skills' },
    labels: {
      name: 'Name',
      phone: 'Mobile',
      email: 'E-mail',
      place: 'Location',
      title: 'Position',
      employer: 'Organisation',
      time: 'Period',
    },
  },
  {
    language: 'fr',
    name: 'Élodie Gagnon',
    email: 'elodie.gagnon@courriel.example',
    phone: '+1 514 555 0123',
    e164: '+15145550123',
    place: 'Montréal',
    placeCalled: 'Montréal',
    jobs: [
      {
        title: 'Comptable principale',
        employer: 'Groupe Laurentide Inc',
        from: [2020, 2],
        to: null,
        did: ['Prépare les états financiers', 'Supervise deux commis'],
      },
      {
        title: 'Commis comptable',
        employer: 'Épicerie Beaulieu Ltée',
        from: [2016, 8],
        to: [2020, 1],
        did: ['Saisie des factures', 'Suivi des comptes clients'],
      },
    ],
    study: { qualification: 'Baccalauréat en comptabilité', institution: 'Université de Montréal', year: 2016 },
    skills: ['Excel', 'Paie', 'Sage'],
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
    now: "aujourd'hui",
    headings: { work: 'Expérience de travail', study: 'Formation', skills: 'Compétences' },
    labels: {
      name: 'Nom',
      phone: 'Téléphone',
      email: 'Courriel',
      place: 'Adresse',
      title: 'Poste',
      employer: 'Employeur',
      time: 'Période',
    },
  },
  {
    language: 'ar',
    name: 'أحمد خليل',
    email: 'ahmed.khalil@mail.example',
    phone: '+971 50 123 4567',
    e164: '+971501234567',
    place: 'دبي',
    placeCalled: 'Dubai',
    jobs: [
      {
        title: 'محاسب أول',
        employer: 'شركة الخليج للتجارة',
        from: [2019, 5],
        to: null,
        did: ['إعداد التقارير الشهرية', 'متابعة حسابات العملاء'],
      },
      {
        title: 'مساعد محاسب',
        employer: 'مؤسسة النور',
        from: [2015, 9],
        to: [2019, 4],
        did: ['تسجيل الفواتير', 'مطابقة كشوف البنك'],
      },
    ],
    study: { qualification: 'بكالوريوس محاسبة', institution: 'جامعة القاهرة', year: 2015 },
    skills: ['إكسل', 'إعداد الميزانية', 'Tally'],
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
    now: 'حتى الآن',
    headings: { work: 'الخبرات العملية', study: 'التعليم', skills: 'المهارات' },
    labels: {
      name: 'الاسم',
      phone: 'الهاتف',
      email: 'البريد',
      place: 'العنوان',
      title: 'الوظيفة',
      employer: 'الشركة',
      time: 'المدة',
    },
  },
  {
    language: 'hi',
    name: 'सुनील कुमार शर्मा',
    email: 'sunil.sharma@mail.example',
    phone: '+91 98100 23456',
    e164: '+919810023456',
    place: 'दिल्ली',
    placeCalled: 'Delhi',
    jobs: [
      {
        title: 'वरिष्ठ लेखाकार',
        employer: 'सागर टेक्सटाइल्स प्राइवेट लिमिटेड',
        from: [2019, 4],
        to: null,
        did: ['मासिक खाते तैयार करना', 'जीएसटी रिटर्न भरना'],
      },
      {
        title: 'सहायक लेखाकार',
        employer: 'कमल बैंक',
        from: [2015, 7],
        to: [2019, 3],
        did: ['बही खाते रखना', 'ग्राहकों की सहायता'],
      },
    ],
    study: { qualification: 'बी.कॉम स्नातक', institution: 'दिल्ली विश्वविद्यालय', year: 2015 },
    skills: ['टैली', 'एक्सेल', 'जीएसटी'],
    months: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    now: 'वर्तमान',
    headings: { work: 'कार्य अनुभव', study: 'शैक्षणिक योग्यता', skills: 'कौशल' },
    labels: { name: 'नाम', phone: 'मोबाइल', email: 'ईमेल', place: 'पता', title: 'पद', employer: 'कंपनी', time: 'अवधि' },
  },
  {
    language: 'ta',
    name: 'கார்த்திக் முருகன்',
    email: 'karthik.murugan@mail.example',
    phone: '+91 94440 34567',
    e164: '+919444034567',
    place: 'சென்னை',
    placeCalled: 'Chennai',
    jobs: [
      {
        title: 'மூத்த கணக்காளர்',
        employer: 'சாகர் நிறுவனம்',
        from: [2019, 4],
        to: null,
        did: ['மாத கணக்குகளை முடித்தல்', 'வரி அறிக்கை தயாரித்தல்'],
      },
      {
        title: 'உதவியாளர்',
        employer: 'தாமரை வங்கி',
        from: [2015, 7],
        to: [2019, 3],
        did: ['பதிவேடுகளை பராமரித்தல்', 'வாடிக்கையாளர் சேவை'],
      },
    ],
    study: { qualification: 'இளங்கலை வணிகவியல்', institution: 'சென்னை பல்கலைக்கழகம்', year: 2015 },
    skills: ['டேலி', 'எக்செல்', 'Tally'],
    months: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' '),
    now: 'தற்போது',
    headings: { work: 'பணி அனுபவம்', study: 'கல்வித் தகுதி', skills: 'திறன்கள்' },
    labels: {
      name: 'பெயர்',
      phone: 'கைபேசி',
      email: 'மின்னஞ்சல்',
      place: 'முகவரி',
      title: 'பதவி',
      employer: 'நிறுவனம்',
      time: 'காலம்',
    },
  },
  {
    language: 'zh',
    name: '陈伟明',
    email: 'weiming.chen@mail.example',
    phone: '+65 8123 4567',
    e164: '+6581234567',
    place: '新加坡',
    placeCalled: 'Singapore',
    jobs: [
      {
        title: '高级会计',
        employer: '海港贸易有限公司',
        from: [2019, 4],
        to: null,
        did: ['每月结账并编制报表', '带领两名助理'],
      },
      { title: '会计助理', employer: '东方集团', from: [2015, 7], to: [2019, 3], did: ['录入凭证', '核对银行对账单'] },
    ],
    study: { qualification: '会计学学士', institution: '南洋理工大学', year: 2015 },
    skills: ['Excel', '报表分析', '金蝶'],
    months: [],
    now: '至今',
    headings: { work: '工作经历', study: '教育背景', skills: '专业技能' },
    labels: {
      name: '姓名',
      phone: '电话',
      email: '邮箱',
      place: '地址',
      title: '职位',
      employer: '公司',
      time: '时间',
    },
  },
]

const dated = (life: WrittenLife, [year, month]: [number, number]) =>
  life.months.length === 0 ? `${year}年${month}月` : `${life.months[month - 1]} ${year}`
const yearFirst = (life: WrittenLife, [year, month]: [number, number]) =>
  life.months.length === 0 ? `${year}.${String(month).padStart(2, '0')}` : `${year} ${life.months[month - 1]}`
const range = (life: WrittenLife, job: Job, dash = ' - ') =>
  `${dated(life, job.from)}${dash}${job.to ? dated(life, job.to) : life.now}`

/** How a CV begins: lines of name and how to reach the person. */
const HEADS: Readonly<Record<string, (life: WrittenLife) => string[]>> = {
  'a line of contacts': (l) => [l.name, `${l.phone} | ${l.email} | ${l.place}`],
  'contacts and nationality in one line': (l) => [
    l.name,
    `${l.phone} | ${l.email} | Nationality: Indian | DOB: 12/03/1990 | ${l.place}`,
  ],
  'a line each': (l) => [l.name, l.place, l.phone, l.email],
  labels: (l) => [
    `${l.labels.name}: ${l.name}`,
    `${l.labels.phone}: ${l.phone}`,
    `${l.labels.email}: ${l.email}`,
    `${l.labels.place}: ${l.place}`,
  ],
  'a title above and commas': (l) => ['CURRICULUM VITAE', l.name, `${l.place}, ${l.phone}, ${l.email}`],
}

/** How jobs and studies are set out. */
const BODIES: Readonly<Record<string, (life: WrittenLife) => string[]>> = {
  'title, employer and dates in lines': (l) => [
    l.headings.work,
    ...l.jobs.flatMap((j) => [j.title, j.employer, range(l, j), ...j.did.map((d) => `• ${d}`)]),
    l.headings.study,
    l.study.qualification,
    l.study.institution,
    String(l.study.year),
  ],
  'all of a job in one line': (l) => [
    l.headings.work,
    ...l.jobs.flatMap((j) => [`${j.title}, ${j.employer}, ${range(l, j)}`, ...j.did.map((d) => `- ${d}`)]),
    l.headings.study,
    `${l.study.qualification}, ${l.study.institution}, ${l.study.year}`,
  ],
  'jobs as points': (l) => [
    l.headings.work,
    ...l.jobs.map((j) => `• ${j.title}, ${j.employer} (${range(l, j)})`),
    l.headings.study,
    `• ${l.study.qualification}, ${l.study.institution} (${l.study.year})`,
  ],
  'jobs in a numbered list': (l) => [
    l.headings.work,
    ...l.jobs.flatMap((j, i) => [
      `${i + 1}. ${j.title} | ${j.employer} | ${range(l, j)}`,
      ...j.did.map((d) => `   • ${d}`),
    ]),
    l.headings.study,
    `1. ${l.study.qualification} | ${l.study.institution} | ${l.study.year}`,
  ],
  'labels before each fact': (l) => [
    l.headings.work,
    ...l.jobs.flatMap((j) => [
      `${l.labels.title}: ${j.title}`,
      `${l.labels.employer}: ${j.employer}`,
      `${l.labels.time}: ${range(l, j)}`,
      ...j.did.map((d) => `- ${d}`),
    ]),
    l.headings.study,
    `${l.study.qualification} - ${l.study.institution} - ${l.study.year}`,
  ],
  'dates first': (l) => [
    l.headings.work,
    ...l.jobs.flatMap((j) => [range(l, j), `${j.title}, ${j.employer}`, ...j.did.map((d) => `• ${d}`)]),
    l.headings.study,
    String(l.study.year),
    `${l.study.qualification}, ${l.study.institution}`,
  ],
  'the year before the month': (l) => [
    l.headings.work,
    ...l.jobs.flatMap((j) => [
      `${j.title} - ${j.employer}`,
      `${yearFirst(l, j.from)} - ${j.to ? yearFirst(l, j.to) : l.now}`,
      ...j.did.map((d) => `• ${d}`),
    ]),
    l.headings.study,
    `${l.study.qualification}, ${l.study.institution}`,
    String(l.study.year),
  ],
  'headings in capitals with colons, dashes of three kinds': (l) => [
    `${l.headings.work.toUpperCase()}:`,
    ...l.jobs.flatMap((j, i) => [
      `${j.title} – ${j.employer}`,
      range(l, j, i === 0 ? ' – ' : ' — '),
      ...j.did.map((d) => `* ${d}`),
    ]),
    `${l.headings.study.toUpperCase()}:`,
    `${l.study.qualification} – ${l.study.institution} (${l.study.year})`,
  ],
}

/** Forty layouts: each way to begin with each way to go on. */
export const WRITTEN_LAYOUTS: readonly { name: string; write: (life: WrittenLife) => string }[] = Object.entries(
  HEADS,
).flatMap(([head, begin]) =>
  Object.entries(BODIES).map(([body, goOn]) => ({
    name: `${head}; ${body}`,
    write: (life: WrittenLife) =>
      [...begin(life), '', ...goOn(life), '', life.headings.skills, life.skills.join(', ')].join('\n'),
  })),
)
