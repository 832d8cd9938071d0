import type { LetterKind, LetterLanguage } from './contract.ts'

/** The sentences of letters, in each language they can be drawn in. `{{…}}` stands for a fact. */

export type LetterText = {
  titles: Record<LetterKind, string>
  number: string
  day: string
  toAll: string
  employed: string
  wasEmployed: string
  pay: string
  leave: string
  basic: string
  allowance: string
  total: string
  aMonth: string
  position: string
  department: string
  employee: string
  employeeNumber: string
  firstDay: string
  lastDay: string
  kindOfLeave: string
  request: string
  check: string
}

export const LETTER_TEXTS: Readonly<Record<LetterLanguage, LetterText>> = {
  en: {
    titles: { employment: 'Certificate of employment', salary: 'Certificate of pay', leave: 'Letter about leave' },
    number: 'Number',
    day: 'Date',
    toAll: 'To whom it may concern',
    employed: 'This is to certify that {{name}} has been employed by {{company}} since {{since}}.',
    wasEmployed: 'This is to certify that {{name}} was employed by {{company}} from {{since}} to {{until}}.',
    pay: 'Their pay before deductions is, as of this day:',
    leave: '{{name}} has approved leave from {{from}} to {{until}}, both days included.',
    basic: 'Basic pay',
    allowance: 'Allowance',
    total: 'Together',
    aMonth: 'a month',
    position: 'Position',
    department: 'Department',
    employee: 'Employee',
    employeeNumber: 'Employee number',
    firstDay: 'First day',
    lastDay: 'Last day',
    kindOfLeave: 'Kind of leave',
    request: 'This letter was made at the request of the employee.',
    check: 'Whoever wants to check it asks {{company}} by its number.',
  },
  ar: {
    titles: { employment: 'شهادة عمل', salary: 'شهادة راتب', leave: 'خطاب إجازة' },
    number: 'الرقم',
    day: 'التاريخ',
    toAll: 'إلى من يهمه الأمر',
    employed: 'نشهد بأن {{name}} يعمل لدى {{company}} منذ {{since}}.',
    wasEmployed: 'نشهد بأن {{name}} عمل لدى {{company}} من {{since}} إلى {{until}}.',
    pay: 'راتبه قبل الاستقطاعات حتى هذا اليوم:',
    leave: 'لدى {{name}} إجازة موافق عليها من {{from}} إلى {{until}}، واليومان محسوبان.',
    basic: 'الراتب الأساسي',
    allowance: 'بدل',
    total: 'المجموع',
    aMonth: 'شهريًا',
    position: 'المنصب',
    department: 'القسم',
    employee: 'الموظف',
    employeeNumber: 'الرقم الوظيفي',
    firstDay: 'اليوم الأول',
    lastDay: 'اليوم الأخير',
    kindOfLeave: 'نوع الإجازة',
    request: 'صدر هذا الخطاب بناءً على طلب الموظف.',
    check: 'للتحقق منه يُسأل {{company}} عن رقمه.',
  },
  fr: {
    titles: { employment: 'Attestation d’emploi', salary: 'Attestation de salaire', leave: 'Attestation de congé' },
    number: 'Numéro',
    day: 'Date',
    toAll: 'À qui de droit',
    employed: 'Nous attestons que {{name}} est à l’emploi de {{company}} depuis le {{since}}.',
    wasEmployed: 'Nous attestons que {{name}} a été à l’emploi de {{company}} du {{since}} au {{until}}.',
    pay: 'Sa rémunération avant retenues est, à ce jour :',
    leave: '{{name}} a un congé approuvé du {{from}} au {{until}}, ces deux jours compris.',
    basic: 'Salaire de base',
    allowance: 'Indemnité',
    total: 'Ensemble',
    aMonth: 'par mois',
    position: 'Poste',
    department: 'Service',
    employee: 'Employé',
    employeeNumber: 'Numéro d’employé',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    kindOfLeave: 'Type de congé',
    request: 'Cette lettre a été établie à la demande de l’employé.',
    check: 'Pour la vérifier, demandez à {{company}} par son numéro.',
  },
  hi: {
    titles: { employment: 'रोज़गार प्रमाणपत्र', salary: 'वेतन प्रमाणपत्र', leave: 'छुट्टी का पत्र' },
    number: 'संख्या',
    day: 'तारीख',
    toAll: 'जिससे संबंधित हो',
    employed: 'प्रमाणित किया जाता है कि {{name}} {{since}} से {{company}} में कार्यरत हैं।',
    wasEmployed: 'प्रमाणित किया जाता है कि {{name}} {{since}} से {{until}} तक {{company}} में कार्यरत थे।',
    pay: 'कटौतियों से पहले उनका वेतन, आज की तारीख में:',
    leave: '{{name}} की छुट्टी {{from}} से {{until}} तक मंज़ूर है, दोनों दिन शामिल हैं।',
    basic: 'मूल वेतन',
    allowance: 'भत्ता',
    total: 'कुल',
    aMonth: 'प्रति माह',
    position: 'पद',
    department: 'विभाग',
    employee: 'कर्मचारी',
    employeeNumber: 'कर्मचारी संख्या',
    firstDay: 'पहला दिन',
    lastDay: 'आख़िरी दिन',
    kindOfLeave: 'छुट्टी का प्रकार',
    request: 'यह पत्र कर्मचारी के अनुरोध पर बनाया गया है।',
    check: 'जाँचने के लिए इसकी संख्या के साथ {{company}} से पूछें।',
  },
  ta: {
    titles: { employment: 'பணிச் சான்றிதழ்', salary: 'சம்பளச் சான்றிதழ்', leave: 'விடுப்புக் கடிதம்' },
    number: 'எண்',
    day: 'தேதி',
    toAll: 'சம்பந்தப்பட்டவர்களுக்கு',
    employed: '{{name}} {{since}} முதல் {{company}} நிறுவனத்தில் பணியாற்றுகிறார் எனச் சான்றளிக்கிறோம்.',
    wasEmployed: '{{name}} {{since}} முதல் {{until}} வரை {{company}} நிறுவனத்தில் பணியாற்றினார் எனச் சான்றளிக்கிறோம்.',
    pay: 'பிடித்தங்களுக்கு முன் அவரது சம்பளம், இன்றைய நிலவரப்படி:',
    leave: '{{name}} அவர்களுக்கு {{from}} முதல் {{until}} வரை, இரு நாட்களும் சேர்த்து, விடுப்பு ஒப்புதல் அளிக்கப்பட்டுள்ளது.',
    basic: 'அடிப்படைச் சம்பளம்',
    allowance: 'படி',
    total: 'மொத்தம்',
    aMonth: 'மாதத்திற்கு',
    position: 'பதவி',
    department: 'துறை',
    employee: 'பணியாளர்',
    employeeNumber: 'பணியாளர் எண்',
    firstDay: 'முதல் நாள்',
    lastDay: 'கடைசி நாள்',
    kindOfLeave: 'விடுப்பு வகை',
    request: 'பணியாளரின் கோரிக்கையின்படி இக்கடிதம் தயாரிக்கப்பட்டது.',
    check: 'சரிபார்க்க, இதன் எண்ணுடன் {{company}} நிறுவனத்தைக் கேளுங்கள்.',
  },
}
