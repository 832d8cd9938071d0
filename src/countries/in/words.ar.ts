import type { CountryWords } from '../translate.ts'

const words: CountryWords = {
  'Indian Citizen': 'مواطن هندي',
  'Foreign Worker': 'عامل أجنبي',
  OCI: 'مواطن هندي في الخارج (OCI)',
  PIO: 'من أصل هندي (PIO)',
  'PAN Number': 'رقم PAN الضريبي',
  'PAN card': 'بطاقة PAN',
  'Aadhaar Number': 'رقم آدهار',
  'Aadhaar, first eight digits masked': 'آدهار، مع إخفاء أول ثمانية أرقام',
  'ESI Number': 'رقم التأمين الصحي ESI',
  'PF Number': 'رقم صندوق الادخار PF',
  UAN: 'رقم الحساب الموحّد UAN',
  'IFSC Code': 'رمز IFSC للبنك',
  'Professional Tax': 'ضريبة المهنة',
  State: 'الولاية',
  Visa: 'تأشيرة',
  'Work visa': 'تأشيرة العمل',
  'Work visa type': 'نوع تأشيرة العمل',
  'Visa number': 'رقم التأشيرة',
  'Visa expiry date': 'تاريخ انتهاء التأشيرة',
  'Cancelled cheque or bank passbook': 'شيك ملغى أو دفتر الحساب المصرفي',
  'FRRO Registration': 'تسجيل FRRO',
  'Business Visa': 'تأشيرة أعمال',
  'Intern Visa': 'تأشيرة تدريب',
  'Project Visa': 'تأشيرة مشروع',
  'OCI Card': 'بطاقة OCI',

  'Andhra Pradesh': 'أندرا براديش',
  'Arunachal Pradesh': 'أروناجل براديش',
  Assam: 'آسام',
  Bihar: 'بيهار',
  Chhattisgarh: 'تشاتيسغار',
  Goa: 'غوا',
  Gujarat: 'غوجارات',
  Haryana: 'هاريانا',
  'Himachal Pradesh': 'هيماجل براديش',
  Jharkhand: 'جهارخاند',
  Karnataka: 'كارناتاكا',
  Kerala: 'كيرلا',
  'Madhya Pradesh': 'ماديا براديش',
  Maharashtra: 'ماهاراشترا',
  Manipur: 'مانيبور',
  Meghalaya: 'ميغالايا',
  Mizoram: 'ميزورام',
  Nagaland: 'ناغالاند',
  Odisha: 'أوديشا',
  Punjab: 'البنجاب',
  Rajasthan: 'راجستان',
  Sikkim: 'سيكيم',
  'Tamil Nadu': 'تاميل نادو',
  Telangana: 'تيلانغانا',
  Tripura: 'تريبورا',
  'Uttar Pradesh': 'أوتار براديش',
  Uttarakhand: 'أوتاراخند',
  'West Bengal': 'البنغال الغربية',
  'Andaman and Nicobar Islands': 'جزر أندمان ونيكوبار',
  Chandigarh: 'شانديغار',
  'Dadra and Nagar Haveli and Daman and Diu': 'دادرا وناغار هافيلي ودامان وديو',
  Delhi: 'دلهي',
  'Jammu and Kashmir': 'جامو وكشمير',
  Ladakh: 'لداخ',
  Lakshadweep: 'لكشديب',
  Puducherry: 'بودوتشيري',

  'Max 50 hours per quarter': '50 ساعة في الربع كحد أقصى',
  '2x overtime rate': 'ضعفان للعمل الإضافي',

  'Length of the contract, up to 5 years in all': 'مدة العقد، حتى 5 سنوات إجمالًا',
  'As long as the visa it belongs to': 'مدة التأشيرة التي يتبعها',
  'Up to 5 years, 10 for some nationalities': 'حتى 5 سنوات، و10 لبعض الجنسيات',
  'Length of the internship, up to 1 year': 'مدة التدريب، حتى سنة واحدة',
  'Length of the project or contract': 'مدة المشروع أو العقد',
  'For life': 'مدى الحياة',

  'Indian national: citizen of India': 'هندي الجنسية: مواطن الهند',
  'Citizen of India': 'مواطن الهند',
  'Permanent resident of India': 'مقيم دائم في الهند',
  '{}: needs permission to work in India': '{}: يلزم إذن للعمل في الهند',

  'PAN Number is required for India compliance': 'رقم PAN مطلوب للامتثال في الهند',
  'EPF Number is required for India compliance': 'رقم EPF مطلوب للامتثال في الهند',
  'State Registration is required for India compliance': 'تسجيل الولاية مطلوب للامتثال في الهند',
  'Aadhaar is required for Indian citizens': 'رقم آدهار مطلوب للمواطنين الهنود',
  'Invalid PAN format (e.g., ABCDE1234F)': 'صيغة PAN غير صحيحة (مثال: ABCDE1234F)',
  'EPF Number': 'رقم EPF',
  'State Registration': 'تسجيل الولاية',
  'Aadhaar Number is required for India compliance': 'رقم آدهار مطلوب للامتثال في الهند',
  'ESI Number is required for India compliance': 'رقم ESI مطلوب للامتثال في الهند',
  'PAN Validation: PAN number must be valid for tax deduction at source':
    'التحقق من PAN: يجب أن يكون رقم PAN صحيحًا لاقتطاع الضريبة من المصدر',
  'EPF Registration: Employee must be registered with the provident fund (EPF)':
    'تسجيل EPF: يجب تسجيل الموظف في صندوق الادخار (EPF)',
  'PAN Number format is invalid': 'صيغة رقم PAN غير صحيحة',
  "A person's PAN has P as its fourth letter. Please compare it with the card":
    'الحرف الرابع في رقم PAN للأفراد هو P. يُرجى مقارنته بالبطاقة',
  'Invalid Aadhaar format (12 digits only)': 'صيغة آدهار غير صحيحة (12 رقمًا فقط)',
  'Aadhaar must be exactly 12 digits': 'يجب أن يتكوّن آدهار من 12 رقمًا بالضبط',
  'Aadhaar Number format is invalid': 'صيغة رقم آدهار غير صحيحة',
  'The check digit of this Aadhaar does not match. Please compare it with the card':
    'رقم التحقق في آدهار غير مطابق. يُرجى مقارنته بالبطاقة',
  'Invalid ESI format (17 digits)': 'صيغة ESI غير صحيحة (17 رقمًا)',
  'ESI Number format is invalid': 'صيغة رقم ESI غير صحيحة',
  "17 digits is an employer's code; an insured person's number has 10 digits":
    'الرقم المكوّن من 17 خانة رمز لصاحب العمل؛ ورقم المؤمَّن عليه من 10 خانات',
  'Invalid PF format (e.g., KN/BNG/1234567/123/1234567)': 'صيغة PF غير صحيحة (مثال: KN/BNG/1234567/123/1234567)',
  'Invalid UAN format (12 digits)': 'صيغة UAN غير صحيحة (12 رقمًا)',
  'Invalid IFSC format (e.g., SBIN0001234)': 'صيغة IFSC غير صحيحة (مثال: SBIN0001234)',
  'The fifth character of an IFSC is 0. Please compare it with the cheque book':
    'الخانة الخامسة في رمز IFSC هي 0. يُرجى مقارنته بدفتر الشيكات',
  'State Registration format is invalid': 'صيغة تسجيل الولاية غير صحيحة',
  'Invalid visa number format (8-15 alphanumeric characters)': 'صيغة رقم التأشيرة غير صحيحة (8 إلى 15 حرفًا أو رقمًا)',

  CIN: 'رقم هوية الشركة (CIN)',
  'Corporate Identity Number, given by the Registrar of Companies.': 'رقم هوية الشركة، يمنحه مسجل الشركات.',
  'CIN must be L or U, 5 digits, 2 letters of the state, the year, 3 letters and 6 digits':
    'يجب أن يتكون CIN من L أو U و5 أرقام وحرفي الولاية والسنة و3 أحرف و6 أرقام',
  LLPIN: 'رقم هوية الشراكة ذات المسؤولية المحدودة (LLPIN)',
  'Limited Liability Partnership Identification Number, given by the Registrar of Companies.':
    'رقم هوية الشراكة ذات المسؤولية المحدودة، يمنحه مسجل الشركات.',
  'LLPIN must be 3 letters and 4 digits, like AAB-1234': 'يجب أن يتكون LLPIN من 3 أحرف و4 أرقام، مثل AAB-1234',
  'PAN of the company': 'رقم PAN للشركة',
  'Permanent Account Number of the company itself, for income tax.': 'رقم الحساب الدائم للشركة نفسها، لضريبة الدخل.',
  'PAN must be 5 letters, 4 digits and a letter, like AAACH1234K':
    'يجب أن يتكون PAN من 5 أحرف و4 أرقام وحرف، مثل AAACH1234K',
  'The fourth letter of this PAN stands for no kind of holder':
    'الحرف الرابع في رقم PAN هذا لا يدل على أي نوع من أصحاب الحسابات',
  'This is the PAN of a person. A company’s usually has C as its fourth letter':
    'هذا رقم PAN لشخص. رقم الشركة يكون حرفه الرابع C عادةً',
  TAN: 'رقم حساب خصم الضريبة (TAN)',
  'Tax Deduction and Collection Account Number, under which tax on salaries is paid.':
    'رقم حساب خصم الضريبة وتحصيلها، تُدفع به ضريبة الرواتب.',
  'TAN must be 4 letters, 5 digits and a letter, like BLRH12345A':
    'يجب أن يتكون TAN من 4 أحرف و5 أرقام وحرف، مثل BLRH12345A',
  GSTIN: 'رقم ضريبة السلع والخدمات (GSTIN)',
  'Goods and Services Tax number of the state the entity is registered in.':
    'رقم ضريبة السلع والخدمات في الولاية التي سُجّل فيها الكيان.',
  'GSTIN must be 2 digits of the state, the PAN, a digit or letter, Z and a check character':
    'يجب أن يتكون GSTIN من رقمي الولاية ورقم PAN ورقم أو حرف ثم Z ورمز تحقق',
  'The state or check character of this GSTIN does not match. Please compare it with the certificate':
    'رقم الولاية أو رمز التحقق في GSTIN هذا غير مطابق. يُرجى مقارنته بالشهادة',
  'The PAN inside this GSTIN is another one': 'رقم PAN داخل GSTIN هذا رقم آخر',
  'EPF establishment code': 'رمز المنشأة في صندوق EPF',
  'Under which provident fund contributions are paid: region, office, establishment and extension.':
    'تُدفع به اشتراكات صندوق الادخار: المنطقة والمكتب والمنشأة والفرع.',
  'EPF establishment code must be 5 letters and 10 digits, like MH/BAN/0000064/000':
    'يجب أن يتكون رمز المنشأة في EPF من 5 أحرف و10 أرقام، مثل MH/BAN/0000064/000',
  'ESI employer code': 'رمز صاحب العمل في ESI',
  '17 digits under which state insurance contributions are paid.': '17 رقمًا تُدفع بها اشتراكات التأمين الحكومي.',
  'ESI employer code must be 17 digits': 'يجب أن يتكون رمز صاحب العمل في ESI من 17 رقمًا',
  'Give the registration number of the recruiting agent: people in India are recruited for work abroad.':
    'اذكر رقم تسجيل وكيل التوظيف: يُوظَّف أشخاص في الهند للعمل في الخارج.',
  'Whoever recruits people in India for work abroad is registered as a recruiting agent, or acts through one.':
    'من يوظّف أشخاصًا في الهند للعمل في الخارج مسجل كوكيل توظيف أو يعمل من خلال وكيل.',
}
export default words
