import type { CountryWords } from '../../../../countries/translate.ts'

/** What employees are told of their shifts, swaps and what they give up, from its English. */
const refusals: CountryWords = {
  'A shift of this offer is somebody else’s by now': 'إحدى مناوبات هذا العرض صارت لشخص آخر',
  'A shift of this offer is somebody else’s by now.': 'إحدى مناوبات هذا العرض صارت لشخص آخر.',
  'Somebody of this offer called in sick': 'أبلغ أحد طرفي هذا العرض عن مرضه',
  'Somebody of this offer called in sick.': 'أبلغ أحد طرفي هذا العرض عن مرضه.',
  'Somebody of it called in sick': 'أبلغ أحد طرفيه عن مرضه',
  'The shift has begun.': 'بدأت المناوبة.',
  'The shift is taken': 'أُخذت المناوبة',
  'The shift is taken.': 'أُخذت المناوبة.',
  'The shift had begun when it was decided': 'كانت المناوبة قد بدأت عند اتخاذ القرار',
  'The shift has changed since they asked to drop it': 'تغيّرت المناوبة منذ طلب تركها',
  'A swap is between two people.': 'التبديل يكون بين شخصين.',
  'This swap is not possible.': 'هذا التبديل غير ممكن.',
  'This swap is not possible any more.': 'لم يعد هذا التبديل ممكنًا.',
  'It is not possible any more': 'لم يعد ذلك ممكنًا',
  'You have offered this shift already. Take that offer back first.':
    'عرضت هذه المناوبة من قبل. استرجع ذلك العرض أولًا.',
  'You have asked for this shift already.': 'طلبت هذه المناوبة من قبل.',
  'This offer is {} already.': 'انتهى أمر هذا العرض من قبل.',
  'You have called in sick for this shift.': 'أبلغت عن مرضك في هذه المناوبة.',
  'This shift cannot be dropped.': 'لا يمكن ترك هذه المناوبة.',
  'A shift that is {} cannot be dropped.': 'لا يمكن ترك هذه المناوبة في حالتها الحالية.',
  'A shift that is {} cannot be swapped.': 'لا يمكن تبديل هذه المناوبة في حالتها الحالية.',
  'This shift waits for an answer already.': 'هذه المناوبة تنتظر ردًا من قبل.',
  'Less than {} hours before the start': 'أقل من {} ساعة قبل البداية',
}

export default refusals
