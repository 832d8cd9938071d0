import type { CountryWords } from '../translate.ts'

/** How its days off and papers are called: all that many pages say of a country. */
const names: CountryWords = {
  'Emirates ID': 'الهوية الإماراتية',
  'Investor Visa': 'تأشيرة مستثمر',
  'Golden Visa': 'التأشيرة الذهبية',
  'Green Visa': 'التأشيرة الخضراء',
  'Freelancer Visa': 'تأشيرة عمل حر',
  'Family Visa': 'تأشيرة عائلية',
  'Employment Residence Visa': 'تأشيرة إقامة عمل',
  'Residence visa': 'تأشيرة الإقامة',
  'Labour Card': 'بطاقة العمل',
  'Labour card': 'بطاقة العمل',
  'Freelance Permit': 'تصريح عمل حر',
  'Part-Time Work Permit': 'تصريح عمل بدوام جزئي',
  'Temporary Work Permit': 'تصريح عمل مؤقت',
  'Student Training Permit': 'تصريح تدريب طلابي',
  'Family book (Khulasat Al Qaid)': 'خلاصة القيد',
  'IBAN letter': 'خطاب رقم الحساب الدولي (IBAN)',
  Visa: 'تأشيرة',
  'New Year’s Day': 'رأس السنة الميلادية',
  'Eid al-Fitr': 'عيد الفطر',
  'Eid al-Fitr, if Ramadan has 30 days': 'عيد الفطر، إذا اكتمل رمضان ثلاثين يومًا',
  'Arafat Day': 'يوم عرفة',
  'Eid al-Adha': 'عيد الأضحى',
  'Islamic New Year': 'رأس السنة الهجرية',
  'Birthday of the Prophet': 'المولد النبوي',
  'National Day': 'اليوم الوطني (عيد الاتحاد)',
}

export default names
