import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A video has at most {} seconds, and this one has {}.': 'للفيديو {} ثانية على الأكثر، ولهذا {}.',
  'Add captions first: without them nobody is let watch it.':
    'أضف الترجمة النصية أولًا: لا يُسمح لأحد بمشاهدته من دونها.',
  'Companies may watch this video, so it keeps its captions. Withdraw it first.':
    'يمكن لشركات مشاهدة هذا الفيديو، لذلك تبقى ترجمته النصية. اسحبه أولًا.',
  'The length of the video cannot be read from it. Record it again, or save it as MP4.':
    'لا يمكن قراءة مدة الفيديو منه. سجّله من جديد، أو احفظه بصيغة MP4.',
  'The video has no such part.': 'ليس في الفيديو هذا الجزء.',
  'The video is not whole yet. Go on with the upload.': 'الفيديو غير مكتمل بعد. تابع الرفع.',
  'This video is whole. Add another one to change it.': 'هذا الفيديو مكتمل. أضف غيره لتغييره.',
  'You keep {} videos already. Delete one you no longer need.': 'لديك {} مقاطع بالفعل. احذف واحدًا لم تعد تحتاجه.',
}

export default refusals
