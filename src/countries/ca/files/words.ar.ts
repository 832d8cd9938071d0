import type { CountryWords } from '../../translate.ts'

/** Of the returns and what is asked for them. */
const words: CountryWords = {
  'T4 return (XML for Internet file transfer)': 'إقرار T4 (ملف XML للإرسال عبر الإنترنت)',
  'By the CRA’s specifications 2026V4, of which the beginning was read on its own page; the elements behind it are those of its page of 2024 and of three published writers that agree. The CRA takes only the layout of the year in which a file is sent: compare it with the page of that year, and validate the file with the CRA’s schema. Addresses, which the layout leaves open, are not in the file, nor are cancelled slips and boxes 46 and 52.':
    'حسب مواصفات CRA رقم 2026V4 التي قُرئت بدايتها على صفحتها؛ أما العناصر التالية فمن صفحتها لعام 2024 ومن ثلاثة برامج منشورة متفقة. لا تقبل CRA إلا تنسيق السنة التي يُرسل فيها الملف: قارنه بصفحة تلك السنة وتحقق من الملف بمخطط CRA. ليست في الملف العناوين، وهي اختيارية في التنسيق، ولا القسائم الملغاة ولا الخانتان 46 و52.',
  'Contact for returns': 'جهة الاتصال للإقرارات',
  'Registration number of the pension plan (T4, box 50)': 'رقم تسجيل خطة التقاعد (T4، الخانة 50)',
  '7 digits, as the CRA gave it. Only where people pay into a registered pension plan.':
    '7 أرقام كما أعطته CRA. فقط حيث يدفع الموظفون في خطة تقاعد مسجّلة.',
  'Registration number of the pension plan must be 7 digits': 'يجب أن يكون رقم تسجيل خطة التقاعد 7 أرقام',
  'Box 20 has amounts: enter the registration number of the pension plan (box 50) under Registrations.':
    'في الخانة 20 مبالغ: أدخل رقم تسجيل خطة التقاعد (الخانة 50) ضمن التسجيلات.',
  'Contact must be a first name and a surname, up to 22 letters':
    'يجب أن تكون جهة الاتصال اسمًا أول واسم عائلة، حتى 22 حرفًا',
  'Telephone of the contact': 'هاتف جهة الاتصال',
  'Telephone must be 10 digits with the area code': 'يجب أن يكون الهاتف 10 أرقام مع رمز المنطقة',
  'Extension of the contact': 'التحويلة',
  'Extension must be up to 5 digits': 'يجب ألا تزيد التحويلة على 5 أرقام',
  'Email of the contact': 'البريد الإلكتروني لجهة الاتصال',
  'Email must be an address of up to 60 letters': 'يجب أن يكون البريد عنوانًا حتى 60 حرفًا',
  'Language for returns': 'لغة الإقرارات',
  'Language must be one of the choices': 'يجب أن تكون اللغة من الخيارات',
  'SIN was asked for and not given': 'طُلب رقم SIN ولم يُعطَ',
  'Dental benefits on 31 December (T4, box 45)': 'مزايا الأسنان في 31 ديسمبر (T4، الخانة 45)',
  'Dental benefits must be one of the choices': 'يجب أن تكون مزايا الأسنان من الخيارات',
  'First name and surname, up to 22 letters.': 'الاسم الأول واسم العائلة، حتى 22 حرفًا.',
  '10 digits, with the area code.': '10 أرقام مع رمز المنطقة.',
  'Up to 5 digits.': 'حتى 5 أرقام.',
  'Up to 60 letters.': 'حتى 60 حرفًا.',
  'In which the authority writes back.': 'اللغة التي ترد بها الجهة.',
  English: 'الإنجليزية',
  French: 'الفرنسية',
  'RepID of the CRA': 'معرّف الممثل لدى CRA',
  '7 letters and digits, only for whoever sends files through Represent a Client.':
    '7 أحرف وأرقام، لمن يرسل الملفات نيابة عن عميل فقط.',
  'RepID must be 7 capital letters and digits': 'يجب أن يتكون معرّف الممثل من 7 أحرف كبيرة وأرقام',
  'Then a return has noughts in its place, and pension contributions are not credited to the person.':
    'عندئذ تحل أصفار محله في الإقرار، ولا تُقيَّد اشتراكات المعاش للشخص.',
  'This must be one of the choices': 'يجب أن يكون هذا من الخيارات',
  'What the company offered to the person and family, whether it was used or not.':
    'ما عرضته الشركة على الشخص وأسرته، استُعمل أم لا.',
  '1: none': '1: لا شيء',
  '2: the person alone': '2: الشخص وحده',
  '3: the person, spouse and dependent children': '3: الشخص والزوج والأولاد المعالون',
  '4: the person and spouse': '4: الشخص والزوج',
  '5: the person and dependent children': '5: الشخص والأولاد المعالون',
  'The surname is missing on the record.': 'اسم العائلة غير موجود في السجل.',
  'The CRA takes names in letters of English and French alone: write it on the record as the SIN has it.':
    'لا تقبل CRA الأسماء إلا بأحرف الإنجليزية والفرنسية: اكتبه في السجل كما هو في بطاقة SIN.',
  'The CRA takes the names of the employer and of the contact in letters of English and French alone.':
    'لا تقبل CRA اسم صاحب العمل واسم جهة الاتصال إلا بأحرف الإنجليزية والفرنسية.',
  'The SIN (box 12) is missing. If it was asked for and not given, say so in the payment details.':
    'رقم SIN (الخانة 12) ناقص. إن طُلب ولم يُعطَ فاذكر ذلك في تفاصيل الدفع.',
  'The SIN (box 12) fails its check digit.': 'رقم SIN (الخانة 12) لا يطابق رقم التحقق.',
  'The province of employment (box 10) is not known.': 'مقاطعة العمل (الخانة 10) غير معروفة.',
  'CPP and QPP (boxes 16 and 17) may not stand on one slip: whoever worked in Québec and elsewhere needs a slip for each, at CRA Web Forms.':
    'لا يجوز أن تجتمع CPP وQPP (الخانتان 16 و17) في قسيمة واحدة: من عمل في كيبيك وفي غيرها يلزمه قسيمة لكل منهما على موقع CRA.',
  'Box 10 is outside Québec, and boxes 17, 55 or 56 have amounts: a slip for each province is needed, at CRA Web Forms.':
    'الخانة 10 خارج كيبيك وفي الخانات 17 أو 55 أو 56 مبالغ: تلزم قسيمة لكل مقاطعة على موقع CRA.',
  'Box 10 is Québec, and box 16 has an amount: a slip for each province is needed, at CRA Web Forms.':
    'الخانة 10 هي كيبيك وفي الخانة 16 مبلغ: تلزم قسيمة لكل مقاطعة على موقع CRA.',
  'Box {} is below nothing. The CRA takes no negative amount: put the pay of the year right first.':
    'الخانة {} دون الصفر. لا تقبل CRA مبلغًا سالبًا: صحّح أجر السنة أولًا.',
  'Box {} has more than {} digits.': 'في الخانة {} أكثر من {} أرقام.',
  'Records of employment (payroll extract for ROE Web)': 'سجلات العمل (مستخرج الرواتب لموقع ROE)',
  'By Service Canada’s payroll extract version 2.0, of which the beginning was read on its own page (appendix D); blocks, order and lengths are those of published writers that were held against its schema. Records come into ROE Web as drafts: look at each and issue it there. Hours (15A), reason (16), recall (14) and vacation pay because of the end (17A) are entered in the payment details of the person; an amended record is made in ROE Web.':
    'حسب مستخرج الرواتب، الإصدار 2.0، الذي قُرئت بدايته على صفحة الجهة (الملحق D)؛ أما الخانات وترتيبها وأطوالها فمن برامج منشورة قورنت بمخططه. تصل السجلات إلى موقع ROE مسودات: راجع كلًا منها وأصدره هناك. الساعات (15A) والسبب (16) والعودة (14) وأجر الإجازة بسبب الانتهاء (17A) تُدخل في تفاصيل الدفع للشخص؛ والسجل المعدَّل يُعدّ في موقع ROE.',
  'Leave pay with the last pay': 'أجر الإجازة مع آخر أجر',
  'Notice, severance and retirement pay': 'بدل الإشعار وتعويض إنهاء الخدمة والتقاعد',
  'Reason for the record of employment (block 16)': 'سبب سجل العمل (الخانة 16)',
  'Only when the person leaves or their pay is interrupted.': 'فقط عندما يغادر الشخص أو ينقطع أجره.',
  'Reason must be one of the choices': 'يجب أن يكون السبب من الخيارات',
  'A00: shortage of work, end of contract or season': 'A00: قلة العمل أو انتهاء العقد أو الموسم',
  'A01: employer bankruptcy or receivership': 'A01: إفلاس صاحب العمل أو الحراسة القضائية',
  'B00: strike or lockout': 'B00: إضراب أو إغلاق',
  'D00: illness or injury': 'D00: مرض أو إصابة',
  'E00: quit': 'E00: استقالة',
  'E02: quit, follow spouse': 'E02: استقالة للحاق بالزوج',
  'E03: quit, return to school': 'E03: استقالة للعودة إلى الدراسة',
  'E04: quit, health reasons': 'E04: استقالة لأسباب صحية',
  'E05: quit, voluntary retirement': 'E05: استقالة، تقاعد اختياري',
  'E06: quit, take another job': 'E06: استقالة لعمل آخر',
  'E09: quit, employer relocation': 'E09: استقالة بسبب انتقال صاحب العمل',
  'E10: quit, care for a dependant': 'E10: استقالة لرعاية مُعال',
  'E11: quit, become self-employed': 'E11: استقالة للعمل الحر',
  'F00: maternity': 'F00: أمومة',
  'G00: mandatory retirement': 'G00: تقاعد إلزامي',
  'G07: retirement, approved workforce reduction': 'G07: تقاعد ضمن تخفيض معتمد للعاملين',
  'H00: work-sharing': 'H00: تقاسم العمل',
  'J00: apprentice training': 'J00: تدريب متدرّبين',
  'K00: other, say what under Comment': 'K00: سبب آخر، اذكره في التعليق',
  'M00: dismissal': 'M00: فصل',
  'M08: dismissal within probationary period': 'M08: فصل خلال فترة التجربة',
  'N00: leave of absence': 'N00: إجازة غياب',
  'P00: parental': 'P00: إجازة والدية',
  'Expected back (block 14)': 'العودة المتوقعة (الخانة 14)',
  'As far as it is known today.': 'بقدر ما هو معروف اليوم.',
  'Yes, on a day': 'نعم، في يوم محدد',
  No: 'لا',
  'Not known': 'غير معروف',
  'Expected back must be one of the choices': 'يجب أن تكون العودة المتوقعة من الخيارات',
  'Day on which the person is expected back': 'يوم عودة الشخص المتوقعة',
  'Like 2027-03-01, only where one is known.': 'مثل 2027-03-01، إن كان معروفًا فقط.',
  'Day must be like 2027-03-01': 'يجب أن يكون اليوم مثل 2027-03-01',
  'Insurable hours (block 15A)': 'الساعات المؤمَّنة (الخانة 15A)',
  'Whole hours of the last 13 months of pay, from attendance.': 'ساعات كاملة لآخر 13 شهر أجر، من الحضور.',
  'Insurable hours must be up to 4 digits': 'يجب ألا تزيد الساعات المؤمَّنة على 4 أرقام',
  'Vacation pay because the work ended (block 17A)': 'أجر الإجازة بسبب انتهاء العمل (الخانة 17A)',
  'Dollars and cents, like 1250.00; it stands in the last pay period as well.':
    'دولارات وسنتات، مثل 1250.00؛ ويرد أيضًا في آخر فترة أجر.',
  'Vacation pay must be an amount like 1250.00': 'يجب أن يكون أجر الإجازة مبلغًا مثل 1250.00',
  'Pay periods without pay here were without pay': 'فترات الأجر التي لا أجر فيها هنا كانت بلا أجر',
  'Say so only where nothing was paid in them, by another provider either.':
    'اذكر ذلك فقط إن لم يُدفع فيها شيء، ولا من مزوّد آخر.',
  'Comment (block 18)': 'تعليق (الخانة 18)',
  'Up to 100 letters; asked for with reason K00.': 'حتى 100 حرف؛ يُطلب مع السبب K00.',
  'Comment must be up to 100 letters': 'يجب ألا يزيد التعليق على 100 حرف',
  'The record of employment (block 9) needs a first name and a surname.':
    'يلزم سجل العمل (الخانة 9) اسم أول واسم عائلة.',
  'The SIN (block 8) is missing.': 'رقم SIN (الخانة 8) ناقص.',
  'The SIN (block 8) fails its check digit.': 'رقم SIN (الخانة 8) لا يطابق رقم التحقق.',
  'The address (block 9) needs street, then town with province, each up to 35 letters, and a postal code of Canada or the United States.':
    'يلزم العنوان (الخانة 9) الشارع ثم المدينة مع المقاطعة، كل منهما حتى 35 حرفًا، ورمز بريدي لكندا أو الولايات المتحدة.',
  'Name, address, occupation and comment may have letters of English and French alone.':
    'لا يجوز في الاسم والعنوان والمهنة والتعليق إلا أحرف الإنجليزية والفرنسية.',
  'Block 14 expects the person back: say the day, after the last one.':
    'الخانة 14 تتوقع عودة الشخص: اذكر اليوم، بعد اليوم الأخير.',
  'Reason K00 (block 16) needs a comment (block 18).': 'السبب K00 (الخانة 16) يلزمه تعليق (الخانة 18).',
  'A pay period of block 15C is below nothing: put the pay right first.':
    'فترة أجر في الخانة 15C دون الصفر: صحّح الأجر أولًا.',
  'A pay period of block 15C has more than 8 digits.': 'في فترة أجر من الخانة 15C أكثر من 8 أرقام.',
  'Part of the pay was paid by other pay periods than the last ones (block 6), or before it was paid here: this record is entered in ROE Web.':
    'دُفع جزء من الأجر وفق فترات غير الأخيرة (الخانة 6)، أو قبل أن يُدفع من هنا: يُدخل هذا السجل في موقع ROE.',
  'Notice, severance or retirement pay was paid: its code (block 17C) is chosen in ROE Web, so this record is entered there.':
    'دُفع بدل إشعار أو تعويض أو تقاعد: رمزه (الخانة 17C) يُختار في موقع ROE، فيُدخل هذا السجل هناك.',
  'Leave pay was paid with the last pay: say in the payment details how much of it was paid because the work ended (block 17A), 0 for none.':
    'دُفع أجر إجازة مع آخر أجر: اذكر في تفاصيل الدفع كم دُفع منه بسبب انتهاء العمل (الخانة 17A)، و0 إن لم يكن.',
  'Block 15C has pay periods in which nothing was locked here: if nothing was paid in them, say so in the payment details; pay of before is entered in ROE Web.':
    'في الخانة 15C فترات أجر لم يُقفل فيها شيء هنا: إن لم يُدفع فيها شيء فاذكر ذلك في تفاصيل الدفع؛ والأجر السابق يُدخل في موقع ROE.',
  'The vacation pay of block 17A is more than the last pay period of block 15C, in which it stands as well.':
    'أجر الإجازة في الخانة 17A أكثر من آخر فترة أجر في الخانة 15C التي يرد فيها أيضًا.',
}
export default words
