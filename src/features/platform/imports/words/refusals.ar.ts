import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server has against an import, from its English. */
const refusals: CountryWords = {
  'This import is being written. Wait until it is done.': 'يجري حفظ هذا الاستيراد. انتظر حتى ينتهي.',
  'This import is being written. Wait until it is done, then undo it.':
    'يجري حفظ هذا الاستيراد. انتظر حتى ينتهي ثم تراجع عنه.',
  'This import was undone. Choose the file again to start anew.':
    'تم التراجع عن هذا الاستيراد. اختر الملف مرة أخرى للبدء من جديد.',
  'An import can be undone for {} hours. This one is older.':
    'يمكن التراجع عن الاستيراد خلال {} ساعة. هذا أقدم من ذلك.',
  'No row of this file can be written. Put its rows right first.': 'لا يمكن حفظ أي صف من هذا الملف. صحّح صفوفه أولًا.',
  'Only whoever chose this file may have its rows. Choose the file yourself.':
    'صفوف هذا الملف لمن اختاره وحده. اختر الملف بنفسك.',
}
export default refusals
