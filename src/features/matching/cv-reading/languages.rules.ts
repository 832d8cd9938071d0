import type { SectionKind } from './parsed.rules.ts'

/**
 * Words by which CVs in French, Arabic, Hindi, Tamil and Chinese are read, beside the English ones. Ours, by hand, from how people of four
 * countries write them.
 */
/** Letters that go on a word: beside them a word of ours is part of another. Arabic joins its article, Chinese everything. */
const apart = (ways: string) => `(?<![\\p{Script=Latin}\\p{M}])(?:${ways})`

export const FOREIGN_TITLE = new RegExp(
  apart(
    'comptable|gestionnaire|directeur|directrice|adjointe?|infirmi(?:er|ère)|ingénieure?|technicien(?:ne)?|vendeu(?:r|se)|serveu(?:r|se)|cuisini(?:er|ère)|conseill(?:er|ère)|responsable|préposée?|commis|caissi(?:er|ère)|mécanicien(?:ne)?|électricien(?:ne)?|soudeu(?:r|se)|enseignante?|développeu(?:r|se)|analyste|stagiaire|coordonnat(?:eur|rice)|coordinat(?:eur|rice)|chargée?|superviseure?|plombi(?:er|ère)|chauffeur|éducat(?:eur|rice)|réceptionniste|secrétaire|' +
      'محاسب|مدير|مهندس|مشرف|موظف|مساعد|سائق|ممرض|معلم|مدرس|طباخ|فني|مندوب|أخصائي|منسق|سكرتير|محلل|مبرمج|مطور|رئيس|نادل|حارس|كهربائي|بائع|طبيب|مصمم|' +
      'लेखाकार|प्रबंधक|मैनेजर|इंजीनियर|शिक्षक|शिक्षिका|अध्यापक|चालक|ड्राइवर|नर्स|पर्यवेक्षक|सुपरवाइजर|सहायक|तकनीशियन|विक्रेता|रसोइया|शेफ|अकाउंटेंट|डेवलपर|अधिकारी|कैशियर|क्लर्क|' +
      'கணக்காளர்|மேலாளர்|பொறியாளர்|ஆசிரியர்|ஓட்டுநர்|செவிலியர்|உதவியாளர்|மேற்பார்வையாளர்|விற்பனையாளர்|சமையல்காரர்|' +
      '会计|经理|工程师|主管|助理|护士|司机|厨师|销售|专员|老师|教师|店长|服务员|收银员|技术员|总监|顾问|分析师|设计师|文员|秘书|客服|程序员',
  ),
  'iu',
)

export const FOREIGN_EMPLOYER = new RegExp(
  apart(
    'société|entreprise|groupe|hôpital|clinique|banque|magasin|cabinet|ltée|s\\.?a\\.?r\\.?l|épicerie|pharmacie|boulangerie|' +
      'شركة|مؤسسة|مستشفى|بنك|مصرف|مجموعة|فندق|مطعم|وزارة|هيئة|مصنع|عيادة|متجر|' +
      'कंपनी|लिमिटेड|प्राइवेट|बैंक|अस्पताल|होटल|स्कूल|इंडस्ट्रीज|प्रा\\. लि|' +
      'நிறுவனம்|லிமிடெட்|வங்கி|மருத்துவமனை|ஹோட்டல்|பிரைவேட்|' +
      '(?:\\p{Script=Han}{1,12})?(?:公司|集团|医院|银行|酒店|餐厅|工厂|诊所|小学|幼儿园)',
  ),
  'iu',
)

export const FOREIGN_INSTITUTION = new RegExp(
  apart(
    'université|collège|école|institut|cégep|lycée|جامعة|كلية|معهد|أكاديمية|الجامعة|विश्वविद्यालय|कॉलेज|महाविद्यालय|संस्थान|विद्यालय|आईटीआई|பல்கலைக்கழகம்|கல்லூரி|பள்ளி|பாலிடெக்னிக்|(?:\\p{Script=Han}{1,10})?(?:大学|学院|理工|中学)',
  ),
  'iu',
)

export const FOREIGN_QUALIFICATION = new RegExp(
  apart(
    'baccalauréat|licence|maîtrise|diplôme|certificat|بكالوريوس|ماجستير|دبلوم|دكتوراه|ثانوية|شهادة|स्नातक|डिप्लोमा|परास्नातक|बी\\.?कॉम|बीए|बीएससी|डिग्री|बारहवीं|12वीं|பட்டம்|டிப்ளமோ|இளங்கலை|முதுகலை|பி\\.காம்|(?:\\p{Script=Han}{1,8})?(?:学士|硕士|本科|大专|文凭|博士)',
  ),
  'iu',
)

const HEADINGS: Readonly<Record<Exclude<SectionKind, 'head'>, string>> = {
  summary:
    'profil professionnel|résumé|sommaire|objectif|objectif de carrière|objectif professionnel|à propos|à propos de moi|présentation|الملخص|ملخص|الملخص المهني|نبذة|نبذة عني|الهدف الوظيفي|الهدف المهني|सारांश|परिचय|उद्देश्य|करियर उद्देश्य|சுருக்கம்|நோக்கம்|தொழில் நோக்கம்|个人简介|自我评价|个人总结|求职意向|简介|职业目标',
  work: "expérience de travail|expériences de travail|expérience|expériences|expérience professionnelle|parcours professionnel|emplois|emplois occupés|historique d'emploi|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية|خبرات العمل|التاريخ الوظيفي|अनुभव|कार्य अनुभव|कार्यानुभव|रोजगार|நौकरी का अनुभव|அனுபவம்|பணி அனுபவம்|வேலை அனுபவம்|工作经历|工作经验|职业经历|实习经历|任职经历",
  education:
    'études et formation|formation académique|scolarité|diplômes|formations|éducation|التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|المؤهلات الأكاديمية|الشهادات الدراسية|التحصيل العلمي|शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|शैक्षणिक विवरण|கல்வி|கல்வித் தகுதி|கல்வி தகுதி|教育背景|教育经历|学历|教育',
  skills:
    'compétences techniques|compétences clés|compétences professionnelles|habiletés|logiciels|aptitudes|المهارات|مهارات|المهارات التقنية|المهارات الشخصية|कौशल|तकनीकी कौशल|दक्षता|திறன்கள்|திறமைகள்|தொழில்நுட்ப திறன்கள்|专业技能|技能|技能特长|个人技能|技能专长|software and skills|skills and software|tools and skills|skills and tools|computer and technical skills|skills and languages',
  languages:
    'langues|langues parlées|connaissances linguistiques|اللغات|اللغة|भाषाएं|भाषाएँ|भाषा|भाषा ज्ञान|மொழிகள்|மொழி அறிவு|语言|语言能力',
  certificates:
    'certifications et permis|certificats|permis|permis et certifications|formations complémentaires|attestations|الشهادات|الدورات|الدورات التدريبية|الرخص|الشهادات والدورات|प्रमाणपत्र|प्रमाण पत्र|சான்றிதழ்கள்|证书|资格证书|职业证书',
  projects: 'projets|المشاريع|परियोजनाएं|திட்டங்கள்|项目经验|项目经历',
  personal:
    'informations personnelles|renseignements personnels|données personnelles|المعلومات الشخصية|البيانات الشخصية|بيانات شخصية|معلومات الاتصال|व्यक्तिगत विवरण|व्यक्तिगत जानकारी|संपर्क|தனிப்பட்ட விவரங்கள்|தொடர்பு|个人信息|基本信息|联系方式',
  references: 'références|المراجع|المعرفون|संदर्भ|घोषणा|பரிந்துரைகள்|推荐人|证明人',
  other:
    "bénévolat|loisirs|centres d'intérêt|prix et distinctions|الهوايات|الاهتمامات|शौक|रुचियां|பொழுதுபோக்கு|兴趣爱好|爱好|获奖情况|荣誉",
}

const headings = new Map<string, SectionKind>(
  Object.entries(HEADINGS).flatMap(([kind, ways]) => ways.split('|').map((way) => [way, kind as SectionKind] as const)),
)

/** The part that a heading of another language begins; `said`: in small letters, without signs. */
export const foreignHeading = (said: string): SectionKind | null => headings.get(said) ?? null

/** Words above or beside a name that are none. */
export const FOREIGN_NO_NAME =
  /السيرة الذاتية|سيرة ذاتية|简历|履历|बायोडाटा|बायो डाटा|जीवन परिचय|आत्मकथ्य|சுயவிவரம்|தற்குறிப்பு|curriculum/iu
/** Before a name. */
export const FOREIGN_NAME_LABEL =
  /^(?:الاسم(?: الكامل)?|नाम|பெயர்|姓名|名字|nom(?: complet)?|prénom et nom)\s*[:：–-]\s*/iu
/** Before a number to call. */
export const FOREIGN_CALLS = /هاتف|جوال|موبايل|मोबाइल|फोन|फ़ोन|தொலைபேசி|கைபேசி|电话|手机|téléphone|cellulaire/iu
/** Before a place. */
export const FOREIGN_LIVES =
  /^(?:adresse|ville|lieu|العنوان|السكن|المدينة|पता|शहर|முகவரி|ஊர்|地址|现居地|所在地|城市|居住地)\s*[:：–-]\s*/iu
/** Before what the head of a job says. */
export const FOREIGN_LABELS: readonly ['title' | 'employer' | 'place' | 'dates', RegExp][] = [
  [
    'title',
    /^(?:• )?(?:poste|titre|fonction|المسمى الوظيفي|الوظيفة|المنصب|पद|पदनाम|பதவி|职位|职务|岗位)\s*[:：–-]\s*/iu,
  ],
  [
    'employer',
    /^(?:• )?(?:employeur|entreprise|société|الشركة|جهة العمل|اسم الشركة|कंपनी|संस्था|நிறுவனம்|公司|单位|公司名称)\s*[:：–-]\s*/iu,
  ],
  ['place', /^(?:• )?(?:lieu|ville|الموقع|المكان|स्थान|இடம்|地点)\s*[:：–-]\s*/iu],
  ['dates', /^(?:• )?(?:durée|période|dates?|المدة|الفترة|التاريخ|अवधि|காலம்|时间|期间|任职时间)\s*[:：–-]\s*/iu],
]

/** Months as each language writes them, January first. */
export const FOREIGN_MONTHS: readonly string[][] = [
  ['يناير', 'كانون الثاني', 'जनवरी', 'ஜனவரி'],
  ['فبراير', 'شباط', 'फरवरी', 'फ़रवरी', 'பிப்ரவரி'],
  ['مارس', 'آذار', 'मार्च', 'மார்ச்'],
  ['أبريل', 'ابريل', 'نيسان', 'अप्रैल', 'ஏப்ரல்'],
  ['مايو', 'أيار', 'मई', 'மே'],
  ['يونيو', 'حزيران', 'जून', 'ஜூன்'],
  ['يوليو', 'تموز', 'जुलाई', 'ஜூலை'],
  ['أغسطس', 'اغسطس', 'آب', 'अगस्त', 'ஆகஸ்ட்'],
  ['سبتمبر', 'أيلول', 'सितंबर', 'सितम्बर', 'செப்டம்பர்'],
  ['أكتوبر', 'اكتوبر', 'تشرين الأول', 'अक्टूबर', 'अक्तूबर', 'அக்டோபர்'],
  ['نوفمبر', 'تشرين الثاني', 'नवंबर', 'नवम्बर', 'நவம்பர்'],
  ['ديسمبر', 'كانون الأول', 'दिसंबर', 'दिसम्बर', 'டிசம்பர்'],
]
export const FOREIGN_NOW =
  "présent|à ce jour|en cours|actuellement|maintenant|aujourd['’]hui|حتى الآن|حتى الان|الآن|الان|حتى تاريخه|الحاضر|الوقت الحالي|حاليا|वर्तमान|अब तक|आज तक|अभी तक|இன்று வரை|தற்போது|தற்போது வரை|至今|今|现在|目前"
export const FOREIGN_TO = "至|到|إلى|الى|حتى|से|முதல்|(?<=\\s)à(?=\\s)|(?<=\\s)au(?=\\s)|jusqu[’']en"
export const FOREIGN_SINCE = 'depuis(?: le| la)?|à partir de|منذ|من'

export const FOREIGN_LANGUAGES: Readonly<Record<string, string>> = {
  arabe: 'ar',
  mandarin: 'zh',
  allemand: 'de',
  hindi: 'hi',
  الإنجليزية: 'en',
  الانجليزية: 'en',
  العربية: 'ar',
  الهندية: 'hi',
  الأردية: 'ur',
  الفرنسية: 'fr',
  अंग्रेज़ी: 'en',
  अंग्रेजी: 'en',
  हिंदी: 'hi',
  हिन्दी: 'hi',
  तमिल: 'ta',
  मराठी: 'mr',
  पंजाबी: 'pa',
  தமிழ்: 'ta',
  ஆங்கிலம்: 'en',
  இந்தி: 'hi',
  英语: 'en',
  英文: 'en',
  中文: 'zh',
  普通话: 'zh',
  华语: 'zh',
  粤语: 'zh',
  马来语: 'ms',
  法语: 'fr',
}
