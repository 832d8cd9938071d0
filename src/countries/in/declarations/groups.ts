import { spoken } from './spoken.ts'

/** What items of a declaration are shown under, and the two regimes. */

export const regimes = [
  {
    key: 'new',
    label: spoken('New regime', 'नई व्यवस्था', 'புதிய முறை', 'Nouveau régime', 'النظام الجديد', '新税制'),
  },
  {
    key: 'old',
    label: spoken('Old regime', 'पुरानी व्यवस्था', 'பழைய முறை', 'Ancien régime', 'النظام القديم', '旧税制'),
  },
] as const

export const groups = [
  { key: 'rent', label: spoken('Rent', 'किराया', 'வாடகை', 'Loyer', 'الإيجار', '房租') },
  {
    key: 'savings',
    label: spoken(
      'Savings and premiums',
      'बचत और प्रीमियम',
      'சேமிப்பும் பிரீமியமும்',
      'Épargne et primes',
      'المدخرات والأقساط',
      '储蓄与保费',
    ),
  },
  {
    key: 'pension',
    label: spoken(
      'Own pension savings',
      'अपनी पेंशन बचत',
      'சொந்த ஓய்வூதியச் சேமிப்பு',
      'Épargne retraite personnelle',
      'مدخرات التقاعد الخاصة',
      '个人养老储蓄',
    ),
  },
  {
    key: 'health',
    label: spoken(
      'Health, you and your family',
      'स्वास्थ्य, आप और परिवार',
      'உடல்நலம், நீங்களும் குடும்பமும்',
      'Santé, vous et votre famille',
      'الصحة، أنت وأسرتك',
      '医疗，本人与家庭',
    ),
  },
  {
    key: 'parents',
    label: spoken(
      'Health, your parents',
      'स्वास्थ्य, माता-पिता',
      'உடல்நலம், பெற்றோர்',
      'Santé, vos parents',
      'الصحة، والداك',
      '医疗，父母',
    ),
  },
  {
    key: 'education',
    label: spoken('Education loan', 'शिक्षा ऋण', 'கல்விக் கடன்', 'Prêt étudiant', 'قرض التعليم', '教育贷款'),
  },
  {
    key: 'home',
    label: spoken('Housing loan', 'आवास ऋण', 'வீட்டுக் கடன்', 'Prêt immobilier', 'قرض السكن', '住房贷款'),
  },
  {
    key: 'interest',
    label: spoken(
      'Interest you receive',
      'आपको मिला ब्याज',
      'நீங்கள் பெறும் வட்டி',
      'Intérêts perçus',
      'الفوائد التي تتلقاها',
      '利息收入',
    ),
  },
  {
    key: 'previous',
    label: spoken(
      'Employer before, this tax year',
      'पिछला नियोक्ता, इसी कर वर्ष में',
      'முந்தைய முதலாளி, இந்த வரி ஆண்டில்',
      'Employeur précédent, cette année fiscale',
      'صاحب العمل السابق، هذه السنة الضريبية',
      '前雇主，本税务年度',
    ),
  },
  {
    key: 'other',
    label: spoken('Other income', 'अन्य आय', 'பிற வருமானம்', 'Autres revenus', 'دخل آخر', '其他收入'),
  },
] as const
