import type { CountryWords } from '../../../../countries/translate.ts'

/** What a component of pay is refused with, from its English. */
const refusals: CountryWords = {
  'There is a ready-made component with this code.': 'هناك مكون جاهز بهذا الرمز.',
  'There is a component with this code already.': 'هناك مكون بهذا الرمز من قبل.',
  'Somebody else has changed this component since you opened it.': 'غيّر شخص آخر هذا المكون منذ أن فتحته.',
  'A ready-made component does not end. End the allowances that are paid by it.':
    'المكون الجاهز لا ينتهي. أنهِ البدلات التي تُدفع به.',
  'The last day is before the first.': 'آخر يوم يسبق أول يوم.',
  'This day lies in a period that is locked. Choose a later day.': 'يقع هذا اليوم في فترة مقفلة. اختر يومًا لاحقًا.',
  'A ready-made component stays.': 'المكون الجاهز يبقى.',
  'This component was used. End it on a day instead.': 'استُخدم هذا المكون. أنهِه في يوم محدد بدلًا من حذفه.',
  'The nature of a ready-made component stays.': 'طبيعة المكون الجاهز لا تتغير.',
  'What is paid does not become what is taken from pay, nor the other way round. Add another component.':
    'ما يُدفع لا يصبح ما يُستقطع من الأجر، ولا العكس. أضف مكونًا آخر.',
  'More than one component is called this: write its code or another name':
    'أكثر من مكون يحمل هذا الاسم: اكتب رمزه أو اسمًا آخر',
  'The law of this country does not let it be paid by this part of a month.':
    'لا يسمح قانون هذا البلد بدفعه بهذا الجزء من الشهر.',
  'The law of this country leaves no such choice for this nature.': 'لا يترك قانون هذا البلد خيارًا كهذا لهذه الطبيعة.',
  'Say why: it stands in the derivation of the payslip.': 'اذكر السبب: فهو يظهر في تفصيل القسيمة.',
  'Only what is taken from pay has a most.': 'الحد الأقصى لما يُستقطع من الأجر وحده.',
  'Nature, part of a month and what it counts as change from a day to come.':
    'تتغير الطبيعة وجزء الشهر وما يُحتسب عليه من يوم قادم.',
  'Code has letters a to z, digits and _ only': 'الرمز من حروف a إلى z وأرقام و_ فقط',
  'Choose a component of this legal entity that holds in the month.':
    'اختر مكونًا من مكونات هذا الكيان القانوني يسري في هذا الشهر.',
  'Choose a component of this legal entity': 'اختر مكونًا من مكونات هذا الكيان القانوني',
  'This component begins on {}': 'يبدأ هذا المكون في {}',
  'This component is taken from pay': 'هذا المكون يُستقطع من الأجر',
  'This component is paid': 'هذا المكون يُدفع',
  'Nobody of this legal entity can be paid this month yet.':
    'لا أحد في هذا الكيان القانوني يمكن دفع أجره هذا الشهر بعد.',
}
export default refusals
