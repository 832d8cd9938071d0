import type { CountryWords } from '../translate.ts'

/** How its days off and papers are called: all that many pages say of a country. */
const names: CountryWords = {
  'PAN card': 'بطاقة PAN',
  'Aadhaar, first eight digits masked': 'آدهار، مع إخفاء أول ثمانية أرقام',
  Visa: 'تأشيرة',
  'Work visa': 'تأشيرة العمل',
  'Cancelled cheque or bank passbook': 'شيك ملغى أو دفتر الحساب المصرفي',
  'FRRO Registration': 'تسجيل FRRO',
  'Business Visa': 'تأشيرة أعمال',
  'Intern Visa': 'تأشيرة تدريب',
  'Project Visa': 'تأشيرة مشروع',
  'OCI Card': 'بطاقة OCI',
  'Republic Day': 'يوم الجمهورية',
  'Independence Day': 'عيد الاستقلال',
  'Gandhi Jayanti': 'ذكرى ميلاد غاندي',
  Pongal: 'بونغال',
  'Maha Shivaratri': 'مها شيفاراتري',
  Holi: 'هولي',
  Ugadi: 'أوغادي',
  'Gudi Padwa': 'غودي بادوا',
  'Eid al-Fitr': 'عيد الفطر',
  'Ram Navami': 'رام نافامي',
  'Good Friday': 'الجمعة العظيمة',
  'May Day': 'عيد العمال',
  'Buddha Purnima': 'بوذا بورنيما',
  Bakrid: 'عيد الأضحى',
  Muharram: 'محرم',
  'Milad-un-Nabi': 'المولد النبوي',
  Janmashtami: 'جانماشتامي',
  'Ganesh Chaturthi': 'غانيش تشاتورثي',
  Dussehra: 'دوسهرا',
  Diwali: 'ديوالي',
  'Guru Nanak Jayanti': 'ذكرى ميلاد غورو ناناك',
  Christmas: 'عيد الميلاد',
}

export default names
