import type { CountryWords } from '../translate.ts'

/** How its days off and papers are called: all that many pages say of a country. */
const names: CountryWords = {
  'Work Pass': 'تصريح عمل',
  PR: 'مقيم دائم',
  'Employment Pass': 'تصريح توظيف (Employment Pass)',
  'S Pass': 'تصريح S (S Pass)',
  'Personalized Employment Pass': 'تصريح توظيف شخصي (PEP)',
  'Personalised Employment Pass': 'تصريح توظيف شخصي (PEP)',
  'Entrepreneur Pass': 'تصريح رائد أعمال (EntrePass)',
  EntrePass: 'تصريح رائد أعمال (EntrePass)',
  'Overseas Networks and Expertise Pass': 'تصريح الشبكات والخبرات الدولية (ONE Pass)',
  'Training Employment Pass': 'تصريح توظيف تدريبي',
  'Work Holiday Pass': 'تصريح العمل والعطلة',
  'Letter of Consent': 'خطاب موافقة',
  'Long-Term Visit Pass': 'تصريح زيارة طويلة الأمد',
  'Re-Entry Permit': 'تصريح العودة',
  NRIC: 'بطاقة الهوية NRIC',
  'FIN card': 'بطاقة FIN',
  'Proof of bank account': 'إثبات الحساب المصرفي',
  'Work pass or in-principle approval letter': 'تصريح العمل أو خطاب الموافقة المبدئية',
  'New Year’s Day': 'رأس السنة الميلادية',
  'Chinese New Year': 'رأس السنة الصينية',
  'Hari Raya Puasa': 'عيد الفطر (هاري رايا بواسا)',
  'Good Friday': 'الجمعة العظيمة',
  'Labour Day': 'عيد العمال',
  'Hari Raya Haji': 'عيد الأضحى (هاري رايا حاجي)',
  'Vesak Day': 'يوم فيساك',
  'National Day': 'اليوم الوطني',
  Deepavali: 'ديبافالي',
  'Christmas Day': 'عيد الميلاد',
}

export default names
