import type { CountryWords } from '../../../../countries/translate.ts'

/** What a declaration for tax is refused with, from its English. */
const refusals: CountryWords = {
  'Only the present tax year can be handed in': 'لا يمكن تسليم إلا السنة الضريبية الحالية',
  'This item has changed since you opened it. Look at it again.': 'تغيّر هذا البند منذ أن فتحته. راجعه من جديد.',
  'The first month is not one of this tax year': 'الشهر الأول ليس من هذه السنة الضريبية',
  'The last month is before the first, or after the tax year': 'الشهر الأخير قبل الأول أو بعد السنة الضريبية',
  'Enter the rent of one month': 'أدخل إيجار شهر واحد',
  'Enter the city: it decides how much of the rent counts': 'أدخل المدينة: فهي تحدد كم يُحتسب من الإيجار',
  'Enter the name of the landlord': 'أدخل اسم المالك',
  'PAN has five letters, four digits and a letter, such as ABCPE1234F':
    'يتكون PAN من خمسة أحرف وأربعة أرقام وحرف، مثل ABCPE1234F',
  'Enter where you live for rent, with the months': 'أدخل مكان سكنك بالإيجار مع الأشهر',
  'Two places have rent in the same month': 'لمسكنين إيجار في الشهر نفسه',
  'Rent above 1,00,000 in the year needs the landlord’s PAN, or their declaration that they have none':
    'الإيجار الذي يتجاوز 1,00,000 في السنة يتطلب رقم PAN للمالك أو إقراره بأنه لا يملكه',
  'Answer yes or no': 'أجب بنعم أو لا',
  'Enter who lent the money': 'أدخل من أقرض المال',
  'Enter the PAN of who lent the money': 'أدخل رقم PAN لمن أقرض المال',
  'Your declaration is closed. Ask payroll to open it again.': 'إقرارك مغلق. اطلب من فريق الرواتب فتحه من جديد.',
  'Regime is not one of the choices': 'النظام ليس من الخيارات',
  'The regime of this year can no longer be changed. Ask payroll to open it again.':
    'لم يعد ممكنًا تغيير نظام هذه السنة. اطلب من فريق الرواتب فتحه من جديد.',
  'Payroll has looked at this item. Change its amount to have it looked at again.':
    'راجع فريق الرواتب هذا البند. غيّر مبلغه ليُراجع من جديد.',
  'Choose a regime or declare something before you hand it in.': 'اختر نظامًا أو صرّح بشيء قبل التسليم.',
  'An amount cannot be below nought': 'لا يمكن أن يكون المبلغ أقل من صفر',
  'The amount is too large': 'المبلغ كبير جدًا',
  'There are twelve months in a tax year': 'في السنة الضريبية اثنا عشر شهرًا',
  'At most {} proofs of one item': '{} مستندات على الأكثر للبند الواحد',
  'You are not employed here today.': 'لست موظفًا هنا اليوم.',
  'Pay of the next periods is ready already.': 'رواتب الفترات القادمة جاهزة بالفعل.',
  'There is one tax regime where you work.': 'هناك نظام ضريبي واحد حيث تعمل.',
  'Something about your pay is not entered yet. Payroll sees what it is.':
    'ثمة شيء عن راتبك لم يُدخل بعد. فريق الرواتب يرى ما هو.',
  'How people are paid is not set up for this legal entity yet.': 'لم تُحدَّد بعد طريقة الدفع لهذا الكيان القانوني.',
  'Income counts as it was told. Open the declaration again for the person to lower it.':
    'يُحتسب الدخل كما أُبلغ عنه. افتح الإقرار من جديد ليخفضه صاحبه.',
  'No more can be accepted than was declared': 'لا يُقبل أكثر مما صُرّح به',
  'Say why less is accepted than was declared': 'اذكر لماذا يُقبل أقل مما صُرّح به',
  'There is no proof. Say what you have seen instead.': 'لا مستند. اذكر ما رأيته بدلًا منه.',
  'Somebody else has to look at your own declaration.': 'على شخص آخر أن يراجع إقرارك.',
  'The last day has passed': 'اليوم الأخير قد مضى',
  'The last day is after the tax year': 'اليوم الأخير بعد السنة الضريبية',
}
export default refusals
