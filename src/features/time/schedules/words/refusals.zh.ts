import type { CountryWords } from '../../../../countries/translate.ts'

/** What employees are told of their shifts, swaps and what they give up, from its English. */
const refusals: CountryWords = {
  'A shift of this offer is somebody else’s by now': '此提议中的一个班次现已属于他人',
  'A shift of this offer is somebody else’s by now.': '此提议中的一个班次现已属于他人。',
  'Somebody of this offer called in sick': '此提议中有人请了病假',
  'Somebody of this offer called in sick.': '此提议中有人请了病假。',
  'Somebody of it called in sick': '其中有人请了病假',
  'The shift has begun.': '班次已经开始。',
  'The shift is taken': '班次已被接走',
  'The shift is taken.': '班次已被接走。',
  'The shift had begun when it was decided': '决定时班次已经开始',
  'The shift has changed since they asked to drop it': '申请放弃后班次有变动',
  'A swap is between two people.': '换班须在两个人之间进行。',
  'This swap is not possible.': '无法换班。',
  'This swap is not possible any more.': '已无法换班。',
  'It is not possible any more': '已经无法进行',
  'You have offered this shift already. Take that offer back first.': '您已提出此班次。请先撤回该提议。',
  'You have asked for this shift already.': '您已申请过此班次。',
  'This offer is {} already.': '此提议已有结果。',
  'You have called in sick for this shift.': '您已为此班次请病假。',
  'This shift cannot be dropped.': '此班次不能放弃。',
  'A shift that is {} cannot be dropped.': '此班次已不能放弃。',
  'A shift that is {} cannot be swapped.': '此班次已不能交换。',
  'This shift waits for an answer already.': '此班次已在等待答复。',
  'Less than {} hours before the start': '距开始不足 {} 小时',
}

export default refusals
