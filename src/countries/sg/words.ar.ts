import type { CountryWords } from '../translate.ts'
import names from './names.ar.ts'

const words: CountryWords = {
  ...names,
  'Work Pass Type': 'نوع تصريح العمل',
  'NRIC/FIN': 'رقم الهوية NRIC/FIN',
  FIN: 'رقم الأجنبي FIN',
  'Work Pass Number': 'رقم تصريح العمل',
  'Work Pass Expiry': 'تاريخ انتهاء تصريح العمل',
  'CPF Account': 'حساب صندوق CPF',
  'CPF Contribution Rate': 'نسبة اشتراك CPF',
  'Skills Development Levy': 'رسم تطوير المهارات (SDL)',
  'Monthly allowances': 'البدلات الشهرية',
  'Annual leave days': 'أيام الإجازة السنوية',

  'Max 72 hours per month': '72 ساعة في الشهر كحد أقصى',
  '1.5x weekday after 44 hours': '1.5 ضعف في أيام الأسبوع بعد 44 ساعة',
  '2x Sunday and public holiday': 'ضعفان يوم الأحد وفي العطل الرسمية',

  'Up to 2 years at first, up to 3 at a renewal': 'حتى سنتين أولًا، وحتى 3 عند التجديد',
  'Up to 3 years, not renewed': 'حتى 3 سنوات، ولا يُجدَّد',
  '1 year at first, then up to 2': 'سنة واحدة أولًا، ثم حتى سنتين',
  'Up to 6 months, 12 for some nationalities': 'حتى 6 أشهر، و12 لبعض الجنسيات',
  'As long as the pass it depends on': 'مدة التصريح الذي يتبعه',
  'Usually 2 years': 'سنتان عادةً',
  'Usually 5 years, for a permanent resident': '5 سنوات عادةً، للمقيم الدائم',

  'Singaporean national: citizen of Singapore': 'سنغافوري الجنسية: مواطن سنغافورة',
  'Citizen of Singapore': 'مواطن سنغافورة',
  'Permanent resident of Singapore': 'مقيم دائم في سنغافورة',
  '{}: needs permission to work in Singapore': '{}: يلزم إذن للعمل في سنغافورة',

  'Work pass type is required for Singapore employees': 'نوع تصريح العمل مطلوب لموظفي سنغافورة',
  'NRIC is required for Singapore Citizens and Permanent Residents':
    'رقم NRIC مطلوب لمواطني سنغافورة والمقيمين الدائمين',
  'FIN is required for foreign workers': 'رقم FIN مطلوب للعمال الأجانب',
  'Work pass number is required for foreign workers': 'رقم تصريح العمل مطلوب للعمال الأجانب',
  'Work pass expiry date is required for foreign workers': 'تاريخ انتهاء تصريح العمل مطلوب للعمال الأجانب',
  'Work Permit Number is required for Singapore compliance': 'رقم تصريح العمل مطلوب للامتثال في سنغافورة',
  'Work Permit Expiry is required for Singapore compliance': 'تاريخ انتهاء تصريح العمل مطلوب للامتثال في سنغافورة',
  'Work Permit Number': 'رقم تصريح العمل',
  'Work Permit Expiry': 'تاريخ انتهاء تصريح العمل',
  'CPF Contribution Rate is required for Singapore compliance': 'نسبة اشتراك CPF مطلوبة للامتثال في سنغافورة',
  'Skills Development Levy is required for Singapore compliance': 'رسم تطوير المهارات مطلوب للامتثال في سنغافورة',
  'Work Permit Validity: Work permit must be valid and not expired':
    'صلاحية تصريح العمل: يجب أن يكون تصريح العمل ساريًا وغير منتهٍ',
  'CPF Contribution: CPF contribution rate must be on file, between 0 and 37 percent':
    'اشتراك CPF: يجب تسجيل نسبة اشتراك بين 0 و37 في المئة',
  'Work Permit Number format is invalid': 'صيغة رقم تصريح العمل غير صحيحة',
  'Work Permit Expiry format is invalid': 'صيغة تاريخ انتهاء تصريح العمل غير صحيحة',
  'Invalid NRIC format (e.g., S1234567A, T1234567B)': 'صيغة NRIC غير صحيحة (مثال: S1234567A أو T1234567B)',
  'Invalid FIN format (e.g., F1234567B, G1234567C)': 'صيغة FIN غير صحيحة (مثال: F1234567B أو G1234567C)',
  'Invalid work pass number format (e.g., WP12345678A)': 'صيغة رقم تصريح العمل غير صحيحة (مثال: WP12345678A)',
  'The check letter of this number does not match. Please compare it with the card':
    'حرف التحقق في هذا الرقم غير مطابق. يُرجى مقارنته بالبطاقة',
  'Work pass expiry date must be in the future': 'يجب أن يكون تاريخ انتهاء تصريح العمل في المستقبل',
  'Work Pass Type must be a pass': 'يجب أن يكون نوع تصريح العمل أحد التصاريح',
  'CPF Contribution Rate format is invalid': 'صيغة نسبة اشتراك CPF غير صحيحة',
  'Skills Development Levy format is invalid': 'صيغة رسم تطوير المهارات غير صحيحة',
  'Monthly allowances must be a valid positive number': 'يجب أن تكون البدلات الشهرية رقمًا موجبًا صحيحًا',
  'Annual leave days must be 0 to 366': 'يجب أن تكون أيام الإجازة السنوية من 0 إلى 366',

  UEN: 'الرقم الموحد للكيان (UEN)',
  'Unique Entity Number, given by ACRA or another registry.': 'الرقم الموحد للكيان، تمنحه هيئة ACRA أو سجل آخر.',
  'UEN must look like 53123456A, 197401143C or T08LL1234A':
    'يجب أن يكون رقم UEN على شكل 53123456A أو 197401143C أو T08LL1234A',
  'The check letter of this UEN does not match. Please compare it with the certificate':
    'حرف التحقق في رقم UEN هذا غير مطابق. يُرجى مقارنته بالشهادة',
  'CPF submission number': 'رقم تقديم اشتراكات CPF',
  'UEN, payment code and serial number under which CPF contributions are paid.':
    'رقم UEN ورمز الدفع والرقم التسلسلي التي تُدفع بها اشتراكات CPF.',
  'CPF submission number must be the UEN, 3 letters and 2 digits, like 197401143C-PTE-01':
    'يجب أن يتكون رقم تقديم CPF من رقم UEN و3 أحرف ورقمين، مثل 197401143C-PTE-01',
  'The CPF submission number does not begin with the UEN': 'رقم تقديم CPF لا يبدأ برقم UEN',
  'Give the pay range: in Singapore an advert must show the lowest and the highest salary.':
    'اذكر مدى الأجر: في سنغافورة يجب أن يبين الإعلان أدنى راتب وأعلاه.',
  'The advert shows the salary range.': 'يبين الإعلان مدى الراتب.',
  'The highest pay may be at most twice the lowest.': 'يجوز أن يبلغ أعلى أجر ضعف أدناه على الأكثر.',
  'The maximum of the salary range is not more than two times its minimum.':
    'لا يزيد الحد الأعلى لمدى الراتب على ضعف حده الأدنى.',
  'An Employment Pass or S Pass for this job may be applied for after 14 days on show. A change of title, pay, place or vacancies starts them anew.':
    'يمكن طلب Employment Pass أو S Pass لهذه الوظيفة بعد 14 يومًا من العرض. وتغيير المسمى أو الأجر أو المكان أو الشواغر يبدأ العد من جديد.',
  'The job is advertised for at least 14 consecutive days before an Employment Pass or S Pass application. No advert is asked for in a company of fewer than 10 people, for a fixed monthly salary of S$22,500 or more, for work of up to one month, or for somebody moved within a group of companies.':
    'يُعلن عن الوظيفة 14 يومًا متتاليًا على الأقل قبل طلب Employment Pass أو S Pass. لا يُطلب إعلان في شركة يقل عدد موظفيها عن 10، ولا لراتب شهري ثابت قدره 22,500 دولار سنغافوري أو أكثر، ولا لعمل لا يزيد على شهر، ولا لمن يُنقل داخل مجموعة شركات.',
  'No advert is asked for in a company of fewer than 10 people, for a fixed monthly salary of S$22,500 or more, for work of up to one month, or for somebody moved within a group of companies.':
    'لا يُطلب إعلان في شركة يقل عدد موظفيها عن 10، ولا لراتب شهري ثابت قدره 22,500 دولار سنغافوري أو أكثر، ولا لعمل لا يزيد على شهر، ولا لمن يُنقل داخل مجموعة شركات.',
  'A fixed monthly salary of S$22,500 or more needs no advert before an Employment Pass or S Pass is applied for.':
    'الراتب الشهري الثابت البالغ 22,500 دولار سنغافوري أو أكثر لا يحتاج إلى إعلان قبل طلب Employment Pass أو S Pass.',
  'This advert can stand behind at most {} Employment Pass or S Pass applications, one for each vacancy.':
    'يمكن أن يُبنى على هذا الإعلان {} من طلبات Employment Pass أو S Pass على الأكثر، طلب واحد لكل شاغر.',
  'No more passes are applied for on an advert than it has vacancies.': 'لا يُطلب على الإعلان تصاريح أكثر من شواغره.',

  // Pay: what is asked for it, and its files and forms.
  'CPF status': 'وضع CPF',
  citizen: 'مواطن',
  'permanent resident': 'مقيم دائم',
  none: 'لا شيء',
  foreigner: 'أجنبي',
  'Permanent resident since': 'مقيم دائم منذ',
  'CPF rates of the first two years': 'نسب CPF في أول سنتين',
  'Foreign worker levy, tier': 'رسم العمالة الأجنبية، الفئة',
  'Days of the month the levy is due for, where not all': 'أيام الشهر التي يستحق عنها الرسم، إن لم تكن كلها',
  'Levy a month, where it is not the one on file': 'الرسم الشهري، إن لم يكن المسجّل',
  'UEN, payment code and serial number; it stands among the numbers of the legal entity.':
    'رقم UEN ورمز الدفع والرقم التسلسلي؛ يرد بين أرقام الكيان القانوني.',
  'Auto-Inclusion Scheme (AIS)': 'نظام الإدراج التلقائي (AIS)',
  'Employers with 5 people or more, or told so by IRAS, send the income of their people by 1 March.':
    'أصحاب العمل الذين لديهم 5 أشخاص فأكثر، أو من أبلغتهم IRAS، يرسلون دخل موظفيهم قبل 1 مارس.',
  'Auto-Inclusion Scheme must be yes or no': 'نظام الإدراج التلقائي: نعم أو لا',
  'Bank that pay goes out from': 'المصرف الذي تُدفع منه الرواتب',
  'These banks have a file of their own here; for any other there is a plain list.':
    'لهذه المصارف ملف خاص بها هنا، ولغيرها قائمة عادية.',
  'Another bank': 'مصرف آخر',
  'Bank must be one of the choices': 'يجب أن يكون المصرف من الخيارات',
  'Account that pay goes out from': 'الحساب الذي تُدفع منه الرواتب',
  'Digits of the account at that bank, with or without hyphens.': 'أرقام الحساب في ذلك المصرف، بواصلات أو بدونها.',
  'Account must be 6 to 34 digits': 'يجب أن يكون الحساب من 6 إلى 34 رقمًا',
  'Name of that account': 'اسم ذلك الحساب',
  'As the bank has it, in Latin letters.': 'كما هو لدى المصرف، بأحرف لاتينية.',
  'Name of the account must be 2 to 140 Latin letters': 'يجب أن يكون اسم الحساب من 2 إلى 140 حرفًا لاتينيًا',
  'How pay is transferred': 'طريقة تحويل الرواتب',
  'GIRO takes one or two working days; FAST pays at once, up to 200,000 dollars a payment. GIRO unless chosen.':
    'يستغرق GIRO يوم عمل أو يومين، وFAST فورًا حتى 200,000 دولار للدفعة. GIRO ما لم يُختر غيره.',
  'Transfer must be GIRO or FAST': 'يجب أن يكون التحويل GIRO أو FAST',
  'BIC (SWIFT code) of the bank': 'رمز BIC (SWIFT) للمصرف',
  '8 or 11 letters and digits, like SCBLSG22XXX. Not needed for DBS, POSB, OCBC and UOB.':
    '8 أو 11 حرفًا ورقمًا، مثل SCBLSG22XXX. لا يلزم لمصارف DBS وPOSB وOCBC وUOB.',
  'BIC must be 8 or 11 letters and digits of a bank in Singapore':
    'يجب أن يتكون BIC من 8 أو 11 حرفًا ورقمًا لمصرف في سنغافورة',
  'Under which CPF is paid; from the record.': 'الذي يُدفع CPF باسمه؛ من السجل.',
  'NRIC must be a letter, 7 digits and a letter': 'يجب أن يتكون NRIC من حرف و7 أرقام وحرف',
  'Gross salary, fees, leave pay, wages and overtime pay':
    'إجمالي الراتب والأتعاب وأجر الإجازات والأجور والعمل الإضافي',
  Bonus: 'مكافأة',
  Allowances: 'بدلات',
  'Job of the Progressive Wage Model': 'الوظيفة في نموذج الأجور التصاعدية',
  'Gross commission': 'إجمالي العمولات',
  'Lump sum payments: gratuity, notice pay': 'دفعات مقطوعة: مكافأة نهاية الخدمة وبدل الإشعار',
  'Benefits in kind': 'مزايا عينية',
  'Total of d1 to d8': 'مجموع d1 إلى d8',
  'Compensation for loss of office: not taxed, not in the total': 'تعويض فقدان الوظيفة: غير خاضع للضريبة وخارج المجموع',
  'Employee’s compulsory CPF contributions': 'اشتراكات CPF الإلزامية للموظف',
  'Donations deducted: CDAC, SINDA, ECF, Yayasan Mendaki': 'تبرعات مخصومة: CDAC وSINDA وECF وYayasan Mendaki',
  'Contributions deducted for Mosque Building Fund': 'اشتراكات مخصومة لصندوق بناء المساجد',
  'IRAS takes this return from payroll software that it has admitted, or typed in at myTax Portal, up to 200 people at a time. These are the figures to type in.':
    'تستلم IRAS هذا الإقرار من برنامج رواتب اعتمدته، أو كتابةً في myTax Portal حتى 200 شخص في المرة. هذه هي الأرقام التي تُكتب.',
  // Who the law of hours is for.
  'Workman under the Employment Act': 'عامل بمفهوم قانون التوظيف',
  'Manager or executive': 'مدير أو تنفيذي',
}
export default words
