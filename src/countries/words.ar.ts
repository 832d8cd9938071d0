import names from './names.ar.ts'
import type { CountryWords } from './translate.ts'

/** What several countries say. */
const words: CountryWords = {
  ...names,
  Yes: 'نعم',
  No: 'لا',
  'Permanent Resident': 'مقيم دائم',
  'Passport Number': 'رقم جواز السفر',
  'PR Issue Date': 'تاريخ إصدار الإقامة الدائمة',
  'Working days per week': 'أيام العمل في الأسبوع',
  'Overtime rate multiplier': 'مُضاعف أجر العمل الإضافي',
  'Employee status': 'حالة الموظف',
  'Up to 2 years': 'حتى سنتين',
  'Up to 3 years': 'حتى 3 سنوات',
  'Up to 3 months': 'حتى 3 أشهر',
  'Up to 6 months': 'حتى 6 أشهر',
  '1 year': 'سنة واحدة',
  '2 years': 'سنتان',
  '5 years': '5 سنوات',
  'Working days per week must be between 0.5 and 7': 'يجب أن تكون أيام العمل في الأسبوع بين 0.5 و7',
  'Overtime rate multiplier must be between 1 and 3': 'يجب أن يكون مُضاعف أجر العمل الإضافي بين 1 و3',
  'Invalid passport number format (6-12 alphanumeric characters)':
    'صيغة رقم جواز السفر غير صحيحة (6 إلى 12 حرفًا أو رقمًا)',
  'Visa expiry date must be in the future': 'يجب أن يكون تاريخ انتهاء التأشيرة في المستقبل',
  'Nationality not given': 'الجنسية غير مذكورة',
  '{} format is invalid': 'صيغة غير صحيحة: {}',
  '{} expires within 90 days': 'تنتهي الصلاحية خلال 90 يومًا: {}',
  '{} has expired': 'انتهت الصلاحية: {}',
  '{} is required': 'هذا الحقل مطلوب: {}',
  '{} must be a valid date': 'يجب إدخال تاريخ صحيح: {}',
  '{} must be a number': 'يجب إدخال رقم: {}',
  '{} is not one of the choices': 'ليس من الخيارات المتاحة: {}',
  // Adverts for jobs.
  'The advert asks the person for money (“{}”). Take it out: nobody pays to get a job.':
    'يطلب الإعلان مالًا من المتقدم («{}»). احذف ذلك: لا أحد يدفع ليحصل على وظيفة.',
  'The advert asks the person for money (“{}”). Take it out: the employer bears all costs of recruitment.':
    'يطلب الإعلان مالًا من المتقدم («{}»). احذف ذلك: يتحمل صاحب العمل جميع تكاليف التوظيف.',
  'An advert may not ask the person who applies for a fee, a deposit or any other payment.':
    'لا يجوز أن يطلب الإعلان من المتقدم رسومًا أو تأمينًا أو أي دفعة أخرى.',
  'The employer bears the costs of recruitment; nothing of them may be taken from the worker, directly or indirectly.':
    'يتحمل صاحب العمل تكاليف التوظيف، ولا يجوز أخذ شيء منها من العامل مباشرة أو بشكل غير مباشر.',
  'Say why the work needs {}.': 'بيّن لماذا يحتاج العمل إلى {}.',
  'A language may be required only with the reason the work needs it.':
    'لا تُشترط لغة إلا مع بيان سبب حاجة العمل إليها.',
  '“{}” keeps people out for who they are. Say what the work needs instead.':
    '«{}» تستبعد الناس بسبب هويتهم. اذكر ما يحتاجه العمل بدلًا منها.',
  'An advert may not select by age, sex, marital status, race, religion, nationality, family or disability.':
    'لا يجوز أن ينتقي الإعلان بحسب السن أو الجنس أو الحالة الاجتماعية أو العرق أو الدين أو الجنسية أو الأسرة أو الإعاقة.',
  '“{}” may keep good people from applying. Say what the work needs instead.':
    'قد تمنع «{}» أشخاصًا أكفاء من التقديم. اذكر ما يحتاجه العمل بدلًا منها.',
  'Wording should not suggest a preference for an age, a sex, an origin or a look.':
    'ينبغي ألا توحي الصياغة بتفضيل سن أو جنس أو أصل أو مظهر.',
  'Say what the job pays: adverts with pay are opened more, and by people it suits.':
    'اذكر أجر الوظيفة: الإعلانات التي تذكر الأجر تُفتح أكثر وممن تناسبهم.',
  'An advert says what the job pays.': 'يذكر الإعلان أجر الوظيفة.',
  'Its requisition leaves room for {} in this job. Lower the vacancies, or have another requisition approved.':
    'لا يتسع طلب التوظيف لأكثر من {} في هذه الوظيفة. خفّض عدد الشواغر، أو احصل على الموافقة على طلب آخر.',
  'What is hired was approved before; a job does not ask for more people than that.':
    'ما يُوظَّف تمت الموافقة عليه من قبل، ولا تطلب الوظيفة أكثر منه.',
  'An advert with the same title, place and text is already open: people who look for work see one card for both.':
    'هناك إعلان مفتوح بالمسمى والمكان والنص نفسها: يرى الباحثون عن عمل بطاقة واحدة للإعلانين.',
  'The same advert several times makes a list longer and tells nobody more. The number of vacancies says how many people are looked for.':
    'تكرار الإعلان نفسه يطيل القائمة ولا يفيد أحدًا بجديد. عدد الشواغر يقول كم شخصًا تبحثون عنه.',
  'Give the job a title.': 'اكتب مسمى الوظيفة.',
  'Describe the work in 80 characters or more.': 'صف العمل في 80 حرفًا أو أكثر.',
  'Choose the employment type.': 'اختر نوع التوظيف.',
  'Say whether the work is on site, hybrid or remote.': 'بيّن هل العمل في الموقع أم مختلط أم عن بُعد.',
  'Choose the place of the work, or for remote work the place it reports to.':
    'اختر مكان العمل، أو للعمل عن بُعد المكان الذي يتبعه.',
  'Choose a closing day that is still to come.': 'اختر آخر يوم لم يأتِ بعد.',
  'The closing day may be at most 180 days away. It can be moved later.':
    'يجوز أن يبعد آخر يوم 180 يومًا على الأكثر، ويمكن تأجيله لاحقًا.',
  'The highest pay must not be below the lowest.': 'يجب ألا يقل أعلى أجر عن أدناه.',
  'Say whether the pay is by the hour, day, week, month or year.':
    'بيّن هل الأجر بالساعة أم اليوم أم الأسبوع أم الشهر أم السنة.',
  'The pay has more decimals than its currency.': 'في الأجر كسور عشرية أكثر مما في عملته.',
  'A reader decides by this.': 'بهذا يقرر القارئ.',
  'An advert that nobody takes down misleads; each has a last day.':
    'الإعلان الذي لا يزيله أحد يضلل؛ ولكل إعلان آخر يوم.',
  'An advert that stands for longer is seldom for a job that is really open.':
    'الإعلان الذي يبقى أطول من ذلك نادرًا ما يكون لوظيفة شاغرة فعلًا.',
  'Take the question about “{}” out: an application form may not ask it.':
    'احذف السؤال عن «{}»: لا يجوز أن تطرحه استمارة التقديم.',
  'An application form asks no age, identity number, sex, race, religion, marital or family status, disability or photo.':
    'لا تسأل استمارة التقديم عن السن أو رقم الهوية أو الجنس أو العرق أو الدين أو الحالة الاجتماعية أو الأسرية أو الإعاقة ولا تطلب صورة.',
  'Say what each question asks.': 'اكتب نص كل سؤال.',
  'Give each choice question at least two different answers.': 'اجعل لكل سؤال اختيار جوابين مختلفين على الأقل.',
  'Say why the work needs the answer a question asks for: whoever applies reads it.':
    'بيّن لماذا يحتاج العمل إلى الجواب المطلوب في السؤال: المتقدم يقرؤه.',
  'An answer the work needs must be one that can be given.': 'يجب أن يكون الجواب الذي يحتاجه العمل من الأجوبة الممكنة.',
  'An application form asks only what the work needs, and says why.':
    'لا تسأل استمارة التقديم إلا عما يحتاجه العمل، وتبيّن السبب.',
  'Say what the work needs, such as lifting up to 20 kg or night shifts, and let everybody apply who can do it.':
    'اذكر ما يحتاجه العمل، مثل رفع ما يصل إلى 20 كغ أو نوبات ليلية، ودع كل من يستطيعه يتقدم.',
  'Say that applicants must be allowed to work here, or that a work pass can be arranged.':
    'اذكر أن على المتقدم أن يكون مسموحًا له بالعمل هنا، أو أن تصريح العمل يمكن ترتيبه.',
  'Describe the duties, such as handling pork or alcohol; leave out what people believe and where they come from.':
    'صف المهام، مثل التعامل مع لحم الخنزير أو الكحول، واترك ما يعتقده الناس ومن أين أتوا.',
  'Say which experience or skill the work needs. Where a law sets a lowest age, name it.':
    'اذكر الخبرة أو المهارة التي يحتاجها العمل. وإن حدد قانون أدنى سن فاذكره.',
  'Say the hours, shifts and travel, and let people judge whether it suits them.':
    'اذكر الساعات والنوبات والسفر، ودع الناس يقررون إن كان يناسبهم.',
  'Take it out: pregnancy is no reason to turn somebody away. Name the physical demands of the work.':
    'احذف ذلك: الحمل ليس سببًا لرفض أحد. اذكر ما يتطلبه العمل من جهد بدني.',
  'Take it out: ask for a CV without a photo.': 'احذف ذلك: اطلب سيرة ذاتية بلا صورة.',
  'Name the physical demands, and say that they can be adapted.': 'اذكر ما يتطلبه العمل من جهد بدني، وأنه يمكن تكييفه.',
  'Say which experience or skill the work needs, or how the team works.':
    'اذكر الخبرة أو المهارة التي يحتاجها العمل، أو كيف يعمل الفريق.',
  'Say what the work needs: a neat uniform, or courtesy with guests.':
    'اذكر ما يحتاجه العمل: زي مرتب أو لباقة مع الضيوف.',
  'Name the language, the level and the task it is for: “Mandarin, to serve guests from China”.':
    'اذكر اللغة ومستواها والمهمة التي تُحتاج لها: «الماندرين لخدمة ضيوف من الصين».',
  'Use the name of the job that fits everybody: salesperson, server, technician, supervisor.':
    'استعمل مسمى يناسب الجميع: بائع/ة، مقدم/ة طعام، فني/ة، مشرف/ة.',
  'Describe the pace and the hours as they are.': 'صف وتيرة العمل وساعاته كما هي.',

  // Pay: what is asked for it, and its files and forms.
  'It stands among the numbers of the legal entity.': 'يرد بين أرقام الكيان القانوني.',
  'Bank account': 'الحساب المصرفي',
  'Where pay goes; from the record.': 'حيث يُحوَّل الأجر؛ من السجل.',
  'Bank account must be 4 to 34 digits': 'الحساب المصرفي: من 4 إلى 34 رقمًا',
  'From the record.': 'من السجل.',
  'Date of birth': 'تاريخ الميلاد',
}
export default words
