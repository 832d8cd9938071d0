import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says of pay, from its English: what stands against a run, what it is made of, and what is owed. */
const said: CountryWords = {
  'This legal entity has a pay group of this name already.': 'لهذا الكيان القانوني مجموعة رواتب بهذا الاسم من قبل.',
  'Somebody else set up how this legal entity pays. Look again.':
    'حدّد شخص آخر كيف يدفع هذا الكيان القانوني. انظروا من جديد.',
  'Somebody else has changed this pay group since you opened it.': 'غيّر شخص آخر مجموعة الرواتب هذه منذ فتحتموها.',
  'People were paid or moved by the days of this pay group. To pay them on other days, add a pay group and move them into it.':
    'دُفع لأشخاص أو نُقلوا وفق أيام هذه المجموعة. للدفع في أيام أخرى أضيفوا مجموعة رواتب وانقلوهم إليها.',
  'This pay group takes nobody new. Open it first.': 'مجموعة الرواتب هذه لا تقبل أحدًا جديدًا. افتحوها أولًا.',
  'A recurring deduction is by a component this legal entity does not have. Set its last day, or add the component.':
    'استقطاع متكرر بمكوّن ليس لدى هذا الكيان القانوني. حدّدوا آخر يوم له أو أضيفوا المكوّن.',
  'New hires join this pay group. Make another one the default first.':
    'الجدد يدخلون مجموعة الرواتب هذه. اختاروا لهم مجموعة أخرى أولًا.',
  'This pay group was used: it can be closed to new hires, and stays on record.':
    'استُخدمت مجموعة الرواتب هذه: يمكن إغلاقها أمام الجدد، وتبقى في السجل.',
  'This person is employed by another legal entity.': 'يعمل هذا الشخص لدى كيان قانوني آخر.',
  'This pay group takes nobody new.': 'مجموعة الرواتب هذه لا تقبل أحدًا جديدًا.',
  'This person is in this pay group already.': 'هذا الشخص في مجموعة الرواتب هذه من قبل.',
  'Pay is locked to {}. Days that are possible: {}.': 'الرواتب مقفلة حتى {}. الأيام الممكنة: {}.',
  'Pay is locked to {}. There is no day within three years.': 'الرواتب مقفلة حتى {}. لا يوم ممكن خلال ثلاث سنوات.',
  'The employment ends on {}.': 'ينتهي العمل في {}.',
  'Pay of this pay group is locked to {}. Days that are possible: {}.':
    'رواتب هذه المجموعة مقفلة حتى {}. الأيام الممكنة: {}.',
  'Pay of this pay group is locked to {}. There is no day within three years.':
    'رواتب هذه المجموعة مقفلة حتى {}. لا يوم ممكن خلال ثلاث سنوات.',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. Days that are possible: {}.':
    'من {} تُدفع أيام مرتين أو لا تُدفع: يجب أن تبدأ فترة هذه المجموعة في اليوم التالي لنهاية فترة المجموعة الحالية. الأيام الممكنة: {}.',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. There is no day within three years.':
    'من {} تُدفع أيام مرتين أو لا تُدفع: يجب أن تبدأ فترة هذه المجموعة في اليوم التالي لنهاية فترة المجموعة الحالية. لا يوم ممكن خلال ثلاث سنوات.',
  'No day is chosen. Days that are possible: {}.': 'لم يُختر يوم. الأيام الممكنة: {}.',
  'No day is chosen. There is no day within three years.': 'لم يُختر يوم. لا يوم ممكن خلال ثلاث سنوات.',
  'Pay of {} is not all locked: {}. This file is of what is locked: make it again afterwards.':
    'رواتب {} ليست كلها مقفلة: {}. هذا الملف لما هو مقفل: أعيدوا إنشاءه لاحقًا.',
  'Pay of {} is not all locked: {}. Lock these runs or void them first: this file is of the whole month.':
    'رواتب {} ليست كلها مقفلة: {}. أقفلوا هذه الدورات أو ألغوها أولًا: هذا الملف للشهر كله.',
  'Pay of {} is not all locked: {}.': 'رواتب {} ليست كلها مقفلة: {}.',
  'A period of two weeks has 14 days': 'فترة الأسبوعين 14 يومًا',
  'A period of a week has 7 days': 'فترة الأسبوع 7 أيام',
  'Pay day must not be before the period': 'لا يمكن أن يسبق يوم الدفع الفترة',
  'Pay day must be within {} days of the last day of the period':
    'يجب أن يقع يوم الدفع خلال {} يومًا من آخر يوم في الفترة',
  'The law has pay of a month paid by day {} of the next month':
    'يوجب القانون دفع أجر الشهر في موعد أقصاه اليوم {} من الشهر التالي',
  'One item of the tax declaration was not verified by the last day of proofs: it does not lower the tax. Verify or decline it.':
    'بند واحد من الإقرار الضريبي لم يُتحقق منه حتى آخر يوم للمستندات: فهو لا يخفض الضريبة. تحقق منه أو ارفضه.',
  '{} items of the tax declaration were not verified by the last day of proofs: they do not lower the tax. Verify or decline them.':
    '{} من بنود الإقرار الضريبي لم يُتحقق منها حتى آخر يوم للمستندات: فهي لا تخفض الضريبة. تحقق منها أو ارفضها.',
  'Nationality is not known as a country: it decides on the pension. Enter it in the pay profile.':
    'الجنسية غير معروفة كدولة، وهي التي تحدد المعاش. أدخلها في ملف الأجر.',
  'CPF: whether the person is a citizen or since when a permanent resident is not known':
    'CPF: لا يُعرف هل الشخص مواطن أو منذ متى هو مقيم دائم',
  'Severance pay: the tax withheld from a retiring allowance is not on file':
    'تعويض نهاية الخدمة: الضريبة المقتطعة من مكافأة التقاعد غير مسجّلة',
  'Certificates of tax withheld (form 130, until tax year 2025-26 form 16)':
    'شهادات الضريبة المقتطعة (النموذج 130، وحتى سنة 2025-26 النموذج 16)',
  'time off was given for it before, and the law lets none be given now':
    'أُعطيت عنه إجازة تعويضية سابقًا، ولا يجيز القانون ذلك الآن',
  'Pay of an hour: neither the hour nor the hours of the week are known':
    'أجر الساعة: لا الساعة ولا ساعات الأسبوع معروفة',
  'Return of tax withheld (form 138, until tax year 2025-26 form 24Q)':
    'إقرار الضريبة المقتطعة (النموذج 138، وحتى سنة 2025-26 النموذج 24Q)',
  'CPF contributions, Skills Development Levy and self-help groups':
    'اشتراكات CPF ورسم تطوير المهارات وصناديق المساعدة الذاتية',
  'Income of employees (IR8A and appendices) to the tax authority': 'دخل الموظفين (IR8A وملاحقه) إلى هيئة الضرائب',
  'Payments outside the wage protection system, plain list (CSV)': 'مدفوعات خارج نظام حماية الأجور، قائمة بسيطة (CSV)',
  'No pay is entered. Enter basic salary in the employee’s pay.': 'لم يُدخل أجر. أدخل الراتب الأساسي في أجر الموظف.',
  'Provident fund, pension scheme and deposit linked insurance': 'صندوق الادخار ونظام المعاش والتأمين المرتبط بالودائع',
  'Pension: the day of the first insured job is not known': 'المعاش: يوم أول عمل مؤمَّن عليه غير معروف',
  'Tax withheld and professional tax, plain list (CSV)': 'الضريبة المقتطعة والضريبة المهنية، قائمة بسيطة (CSV)',
  'Savings scheme: the day service began is not known': 'نظام الادخار: يوم بدء الخدمة غير معروف',
  'Pension plan, employment and parental insurance': 'نظام المعاش وتأمين العمل والتأمين الوالدي',
  'CPF EZPay file: CPF, SDL and self-help groups': 'ملف CPF EZPay: CPF وSDL وصناديق المساعدة',
  'CPF, SDL and self-help groups, plain list (CSV)': 'CPF وSDL وصناديق المساعدة، قائمة بسيطة (CSV)',
  'State insurance contributions, plain list (CSV)': 'اشتراكات تأمين الدولة، قائمة بسيطة (CSV)',
  'Electronic challan cum return (provident fund)': 'الإشعار والإقرار الإلكتروني (صندوق الادخار)',
  'The employment law of the DIFC is not on file': 'قانون العمل في مركز دبي المالي العالمي غير مسجّل',
  'The employment law of the ADGM is not on file': 'قانون العمل في سوق أبوظبي العالمي غير مسجّل',
  'Savings scheme in place of gratuity, employer': 'نظام الادخار بدل المكافأة، صاحب العمل',
  'Remittance to Revenu Québec, plain list (CSV)': 'التوريد إلى Revenu Québec، قائمة بسيطة (CSV)',
  'Wages through the wage protection system': 'الأجور عبر نظام حماية الأجور',
  'The province of employment is not known': 'مقاطعة العمل غير معروفة',
  'Unemployment insurance (ILOE), employee': 'تأمين التعطل عن العمل (ILOE)، الموظف',
  'Pension contributions, plain list (CSV)': 'اشتراكات المعاش، قائمة بسيطة (CSV)',
  'Remittance to the Canada Revenue Agency': 'التوريد إلى وكالة الإيرادات الكندية',
  'Employer Health Tax of British Columbia': 'ضريبة الصحة على أصحاب العمل في كولومبيا البريطانية',
  'Remittance to the CRA, plain list (CSV)': 'التوريد إلى CRA، قائمة بسيطة (CSV)',
  'Payments Canada Standard 005, credits': 'معيار المدفوعات الكندية 005، إيداعات',
  'CPF: the date of birth is not known': 'CPF: تاريخ الميلاد غير معروف',
  'Savings scheme in place of gratuity': 'نظام الادخار بدل المكافأة',
  'Public holiday, beyond normal hours': 'عطلة رسمية، فوق الساعات العادية',
  'Deposit linked insurance, employer': 'التأمين المرتبط بالودائع، صاحب العمل',
  'Tax withheld from salary, employee': 'الضريبة المقتطعة من الراتب، الموظف',
  'Statutory holiday, beyond 12 hours': 'عطلة قانونية، فوق 12 ساعة',
  'Skills Development Levy, employer': 'رسم تطوير المهارات، صاحب العمل',
  'no law is on file for the place': 'لا قانون مسجّل لهذا المكان',
  'The date of birth is not known': 'تاريخ الميلاد غير معروف',
  'The State of work is not known': 'ولاية العمل غير معروفة',
  'Employer Health Tax of Ontario': 'ضريبة الصحة على أصحاب العمل في أونتاريو',
  'no pay was agreed on that day': 'لم يكن هناك أجر متفق عليه في ذلك اليوم',
  'Labour welfare fund, employee': 'صندوق رعاية العمال، الموظف',
  'Labour welfare fund, employer': 'صندوق رعاية العمال، صاحب العمل',
  'Unemployment insurance (ILOE)': 'تأمين التعطل عن العمل (ILOE)',
  'Pension contributions (GPSSA)': 'اشتراكات المعاش (هيئة المعاشات)',
  'Salary information file (WPS)': 'ملف معلومات الرواتب (WPS)',
  'Rest day, beyond normal hours': 'يوم راحة، فوق الساعات العادية',
  'Overtime from 22:00 to 04:00': 'عمل إضافي من 22:00 إلى 04:00',
  'The last day is another one': 'اليوم الأخير مختلف',
  'Remittance to Revenu Québec': 'التوريد إلى Revenu Québec',
  'Professional tax, employee': 'الضريبة المهنية، الموظف',
  'UOB, bulk GIRO or FAST payroll file': 'UOB، ملف رواتب GIRO أو FAST',
  'OCBC, GIRO or FAST payroll file (GIROFASTWITHINV)': 'OCBC، ملف رواتب GIRO أو FAST (GIROFASTWITHINV)',
  'No BIC (SWIFT code) is known for the bank “{}”: enter it.': 'لا يُعرف رمز BIC (SWIFT) للمصرف «{}»: أدخله.',
  'The bank takes names in Latin letters alone.': 'لا يقبل المصرف الأسماء إلا بأحرف لاتينية.',
  'FAST carries at most 200,000 dollars a payment: pay by GIRO.': 'ينقل FAST حتى 200,000 دولار للدفعة: ادفع عبر GIRO.',
  'Payments, plain list (CSV)': 'المدفوعات، قائمة بسيطة (CSV)',
  'Tax withheld from salaries': 'الضريبة المقتطعة من الرواتب',
  'State insurance, employee': 'تأمين الدولة، الموظف',
  'State insurance, employer': 'تأمين الدولة، صاحب العمل',
  'Pension (GPSSA), employee': 'المعاش (هيئة المعاشات)، الموظف',
  'Pension (GPSSA), employer': 'المعاش (هيئة المعاشات)، صاحب العمل',
  'Provident fund, employee': 'صندوق الادخار، الموظف',
  'Provident fund, employer': 'صندوق الادخار، صاحب العمل',
  'Pension scheme, employer': 'نظام المعاش، صاحب العمل',
  'Tax withheld from salary': 'الضريبة المقتطعة من الراتب',
  'Skills Development Levy': 'رسم تطوير المهارات (SDL)',
  'Central Provident Fund': 'صندوق الادخار المركزي (CPF)',
  'RL-1 slips and summary': 'قسائم RL-1 وملخصها',
  'Quebec tax on bonuses': 'ضريبة كيبيك على المكافآت',
  'Income tax of Quebec': 'ضريبة دخل كيبيك',
  'T4 slips and summary': 'قسائم T4 وملخصها',
  'Provident fund (ECR)': 'صندوق الادخار (ECR)',
  'Foreign worker levy, employer': 'رسم العمالة الأجنبية، صاحب العمل',
  'Foreign worker levy': 'رسم العمالة الأجنبية',
  'Labour welfare fund': 'صندوق رعاية العمال',
  'Weekly day of rest': 'يوم الراحة الأسبوعي',
  'Statutory holiday': 'عطلة قانونية',
  'Self-help groups': 'صناديق المساعدة الذاتية',
  'Professional tax': 'الضريبة المهنية',
  'State insurance': 'تأمين الدولة',
  'Pension (GPSSA)': 'المعاش (هيئة المعاشات)',
  'Provincial tax': 'ضريبة المقاطعة',
  'Tax on bonuses': 'الضريبة على المكافآت',
  'CPP2, employee': 'CPP2، الموظف',
  'CPP2, employer': 'CPP2، صاحب العمل',
  'QPP2, employee': 'QPP2، الموظف',
  'QPP2, employer': 'QPP2، صاحب العمل',
  'QPIP, employee': 'QPIP، الموظف',
  'QPIP, employer': 'QPIP، صاحب العمل',
  'Public holiday': 'عطلة رسمية',
  'CPF, employee': 'CPF، الموظف',
  'CPF, employer': 'CPF، صاحب العمل',
  'CPP, employee': 'CPP، الموظف',
  'CPP, employer': 'CPP، صاحب العمل',
  'QPP, employee': 'QPP، الموظف',
  'QPP, employer': 'QPP، صاحب العمل',
  'Regular hours': 'ساعات عادية',
  'EI, employee': 'EI، الموظف',
  'EI, employer': 'EI، صاحب العمل',
  'Normal hours': 'ساعات عادية',
  'Federal tax': 'الضريبة الاتحادية',
  'Double time': 'أجر مضاعف',
  'Income tax': 'ضريبة الدخل',
  'Quebec tax': 'ضريبة كيبيك',
  Overtime: 'عمل إضافي',
  'Rest day': 'يوم راحة',
  Holiday: 'عطلة',
  'No citizen, and leaves: file form IR21 by {}. What is paid from now on is held until the tax office has cleared it, 30 days at most (from memory, not confirmed).':
    'غير مواطن ويغادر: قدّم النموذج IR21 حتى {}. يُحجز ما يُدفع من الآن حتى تجيزه مصلحة الضرائب، 30 يومًا على الأكثر (من الذاكرة، غير مؤكد).',
  'Not paid for {}: the run was locked without this person. Overtime and expenses of those days are in this run; add a one-off for salary that is owed.':
    'لم يُدفع عن {}: أُقفل المسيّر دون هذا الشخص. العمل الإضافي ومصروفات تلك الأيام في هذا المسيّر؛ أضف بند مرة واحدة للراتب المستحق.',
  '{} was paid too much for earlier months. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    'دُفع {} زيادة عن أشهر سابقة. لا يُخصم شيء تلقائيًا: اطلب الموافقة ثم سجّل كيف يُردّ.',
  '{} was paid too much. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    'دُفع {} زيادة. لا يُخصم شيء تلقائيًا: اطلب الموافقة ثم سجّل كيف يُردّ.',
  '{} of overtime was paid too much. Nothing is taken by itself: ask for consent under Overpaid.':
    'دُفع {} زيادة عن العمل الإضافي. لا يُخصم شيء تلقائيًا: اطلب الموافقة ضمن المدفوع زيادة.',
  'Overtime on {} is not locked in attendance. What changes is paid in the next run.':
    'العمل الإضافي في {} غير مقفل في الحضور. ما يتغير يُدفع في المسيّر التالي.',
  '{} is paid weekly: it is not part of a run by itself. Add it as a one-off.':
    '{} يُدفع أسبوعيًا: لا يدخل في مسيّر الرواتب من تلقاء نفسه. أضفه بند مرة واحدة.',
  '{} is paid yearly: it is not part of a run by itself. Add it as a one-off.':
    '{} يُدفع سنويًا: لا يدخل في مسيّر الرواتب من تلقاء نفسه. أضفه بند مرة واحدة.',
  'No bank account is on the record: no payment file can be made with this person. Enter it in the record.':
    'لا يوجد حساب مصرفي في السجل: لا يمكن إعداد ملف دفع يشمل هذا الشخص. أدخله في السجل.',
  'A pass or permit is good until {} and not longer. Put its renewal on file, or ask whether they may work.':
    'تصريح أو إذن صالح حتى {} ولا يمتد بعده. أضف تجديده إلى الملف، أو اسأل هل يجوز له العمل.',
  'No minimum wage of {} is on file for {}: compare the pay with it before it is paid.':
    'لا حدّ أدنى للأجور مسجّل لـ{} في {}: قارن الأجر به قبل الدفع.',
  'The pay agreed for a month, {}, is below the minimum wage, {}. Put it right before it is paid.':
    'الأجر المتفق عليه للشهر، {}، أقل من الحد الأدنى للأجور، {}. صحّحه قبل الدفع.',
  '{} and {} more people have the same bank account. Ask them before it is paid to.':
    'لدى {} و{} أشخاص آخرين الحساب المصرفي نفسه. اسألهم قبل الدفع إليه.',
  'The same bank account is on the record of {}. Ask them before it is paid to.':
    'الحساب المصرفي نفسه مسجّل أيضًا لدى {}. اسألهم قبل الدفع إليه.',
  'Net pay goes from {} to {}: look at why before it is paid.':
    'يتغيّر صافي الأجر من {} إلى {}: انظر في السبب قبل الدفع.',
  'The law asks a payslip to show {}, and it is missing for {}. Enter it in the record, then publish.':
    'يطلب القانون أن تبيّن القسيمة {}، وهو غير موجود لدى {}. أدخله في السجل ثم انشر.',
  'the employer’s name': 'اسم صاحب العمل',
  'the person’s name': 'اسم الشخص',
  'the position': 'المسمى الوظيفي',
  'the basic salary': 'الراتب الأساسي',
  'Expense claim {} is in {}, and this group is paid in {}. Pay it by the bank.':
    'مطالبة المصروفات {} بعملة {}، وهذه المجموعة تُدفع رواتبها بعملة {}. ادفعها عبر البنك.',
  'Absent on {} without leave, and paid. Enter unpaid leave to take it off.':
    'غياب في {} دون إجازة، ومع ذلك مدفوع. أدخل إجازة بلا أجر لخصمه.',
  'Pay would be {}: more is taken than is earned. Decide what is owed.':
    'سيكون الأجر {}: ما يُخصم أكثر مما يُكتسب. قرّر ما هو المستحق.',
  '{}. Void this run, save the settlement again and have it approved.':
    '{}. ألغِ هذا المسيّر، واحفظ التسوية من جديد واطلب الموافقة عليها.',
  'Attendance is to be put right on {}: no overtime is paid for it yet.':
    'الحضور يحتاج إلى تصحيح في {}: لا يُدفع عنه عمل إضافي بعد.',
  '{}, {}, is not paid automatically: {}. Add a one-off to pay it.':
    '{}، {}، لا يُدفع تلقائيًا: {}. أضف بند مرة واحدة لدفعه.',
  'the law’s rules on overtime are not for this person ({})':
    'قواعد العمل الإضافي في القانون لا تسري على هذا الشخص ({})',
  '{} days of leave were taken before they were earned. Agree on what is owed for them, and enter it.':
    'أُخذت {} من أيام الإجازة قبل استحقاقها. اتفق على المستحق عنها وأدخله.',
  'Leave paid out': 'إجازة مصروفة نقدًا',
  'Leave of {} that is paid out is not in this run: {}.': 'الإجازة المصروفة ليوم {} ليست في هذه الدورة: {}.',
  'no basic pay is on record for the day': 'لا راتب أساسي مسجل لذلك اليوم',
  '{} is taken as paid: {}. Enter a deduction if it is not.': 'تُعد {} مدفوعة: {}. أدخل خصمًا إن لم تكن كذلك.',
  'Contributions of {} change: file these months again.': 'تتغير اشتراكات {}: قدّم هذه الأشهر من جديد.',
  'Pay is entered in {}, and this group is paid in {}.': 'الأجر مُدخل بعملة {}، وهذه المجموعة تُدفع رواتبها بعملة {}.',
  'Pension: no figure on file for the fund {}': 'المعاش: لا رقم مسجّل للصندوق {}',
  '{} hours in three weeks, overtime included': '{} ساعة في ثلاثة أسابيع مع العمل الإضافي',
  '{}: no figure on file for {} as known on {}': '{}: لا رقم مسجّل لـ{} بحسب المعروف في {}',
  'No overtime threshold on file for {}': 'لا حدّ مسجّل للعمل الإضافي في {}',
  'No labour standards on file for {}': 'لا معايير عمل مسجّلة لـ{}',
  '{} hours a week, overtime included': '{} ساعة في الأسبوع مع العمل الإضافي',
  '{}: {} of time off, instead of pay.': '{}: {} إجازة تعويضية بدل الأجر.',
  '{}: {} now, {} when it was approved': '{}: الآن {}، وعند الموافقة {}',
  'Born {}, after the wage month {}': 'الميلاد {}، بعد شهر الأجر {}',
  '{} hours of overtime a quarter': '{} ساعة عمل إضافي في ربع السنة',
  '{} hours of overtime a month': '{} ساعة عمل إضافي في الشهر',
  '{} hours of overtime a week': '{} ساعات عمل إضافي في الأسبوع',
  '{} hours of overtime a year': '{} ساعة عمل إضافي في السنة',
  '{}: no figure on file for {}': '{}: لا رقم مسجّل لـ{}',
  '{} hours of overtime a day': '{} ساعات عمل إضافي في اليوم',
  '{} must be a whole number': '{}: يجب أن يكون عددًا صحيحًا',
  '{}: no table on file for {}': '{}: لا جدول مسجّل لـ{}',
  '{} is not asked for here': '{} غير مطلوب هنا',
  '{} must be yes or no': '{}: نعم أو لا',
  '{} must be one of {}': '{}: يجب أن يكون أحد {}',
  '{} and {} more days': '{} و{} أيام أخرى',
  '{} must be a date': '{}: يجب أن يكون تاريخًا',
  '{} hours a week': '{} ساعة في الأسبوع',
  '{} hours a day': '{} ساعة في اليوم',
}
export default said
