import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says against leave, from its English. */
const refusals: CountryWords = {
  'Choose a kind of leave': 'اختر نوع الإجازة',
  'Choose a kind of leave from the list': 'اختر نوع الإجازة من القائمة',
  'The last day must not be before the first': 'لا يجوز أن يسبق اليوم الأخير اليوم الأول',
  'Hours are of one day': 'الساعات تكون من يوم واحد',
  'Day of birth is required': 'يوم الولادة مطلوب',
  'Day of the adoption is required': 'يوم التبني مطلوب',
  'None of these days is a working day: no leave is needed': 'لا يوم عمل بين هذه الأيام: لا حاجة إلى إجازة',
  'There is leave on {} already': 'توجد إجازة في {} من قبل',
  'There is leave on one of these days already. Load the page again.':
    'توجد إجازة في أحد هذه الأيام من قبل. حمّل الصفحة من جديد.',
  'It costs {}, and {} could be taken then': 'تُحتسب {}، ويمكن أخذ {} حينها',
  'This leave is taken in whole days': 'تؤخذ هذه الإجازة بأيام كاملة',
  'This leave is taken in days or half days': 'تؤخذ هذه الإجازة بأيام أو أنصاف أيام',
  'No leave from {} to {}: {}': 'لا إجازات من {} إلى {}: {}',
  'This leave is over already. Load the page again.': 'انتهت هذه الإجازة من قبل. حمّل الصفحة من جديد.',
  'Days of this leave wait to be taken back already.': 'أيام من هذه الإجازة تنتظر الاسترداد من قبل.',
  'This leave was over more than a month ago. HR can still take it back.':
    'انتهت هذه الإجازة قبل أكثر من شهر. ما زال بإمكان الموارد البشرية سحبها.',
  'Choose days of this leave': 'اختر أيامًا من هذه الإجازة',
  'Ask for at most 400 days at a time': 'اطلب 400 يوم كحد أقصى في المرة',
  'Employment begins on {}': 'يبدأ العمل في {}',
  'Employment ends on {}': 'ينتهي العمل في {}',
  'At most {} days in a row, with leave that touches these days':
    '{} يومًا متتاليًا كحد أقصى، مع الإجازات الملاصقة لهذه الأيام',
  'Ask {} days before: from {} on': 'اطلب قبل {} يومًا: ابتداءً من {}',
  'It can be asked for up to {} days back': 'يمكن طلبها حتى {} يومًا مضت',
  'On {} {} of your department would be there; {} are needed': 'في {} سيحضر {} من قسمك، والمطلوب {}',
  'Your own leave is decided by somebody else: ask for it on My leave.':
    'إجازتك يقررها شخص آخر: اطلبها من صفحة إجازاتي.',
  'Your own balance is corrected by somebody else.': 'رصيدك يصححه شخص آخر.',
  'The policy pays no more days of this leave out': 'لا تصرف السياسة أيامًا أخرى من هذه الإجازة',
  'At most {} days can be paid out': 'يمكن صرف {} أيام على الأكثر',
  'It was paid with the pay of {}. Give the days back as a correction.': 'صُرفت مع راتب {}. أعد الأيام بتصحيح.',
  '{}: enter it as a one-off of pay': '{}: أدخلها مبلغًا لمرة واحدة في الرواتب',
}
export default refusals
