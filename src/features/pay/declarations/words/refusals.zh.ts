import type { CountryWords } from '../../../../countries/translate.ts'

/** What a declaration for tax is refused with, from its English. */
const refusals: CountryWords = {
  'Only the present tax year can be handed in': '只能提交当前税务年度',
  'This item has changed since you opened it. Look at it again.': '您打开后此项已有改动。请重新查看。',
  'The first month is not one of this tax year': '首月不在本税务年度内',
  'The last month is before the first, or after the tax year': '末月早于首月，或晚于税务年度',
  'Enter the rent of one month': '请输入一个月的房租',
  'Enter the city: it decides how much of the rent counts': '请输入城市：它决定房租计入多少',
  'Enter the name of the landlord': '请输入房东姓名',
  'PAN has five letters, four digits and a letter, such as ABCPE1234F':
    'PAN 由五个字母、四个数字和一个字母组成，如 ABCPE1234F',
  'Enter where you live for rent, with the months': '请输入租住处及月份',
  'Two places have rent in the same month': '同一个月有两处房租',
  'Rent above 1,00,000 in the year needs the landlord’s PAN, or their declaration that they have none':
    '全年房租超过 1,00,000 需提供房东 PAN，或其没有 PAN 的声明',
  'Answer yes or no': '请回答是或否',
  'Enter who lent the money': '请输入贷款人',
  'Enter the PAN of who lent the money': '请输入贷款人的 PAN',
  'Your declaration is closed. Ask payroll to open it again.': '您的申报已关闭。请薪资部门重新开放。',
  'Regime is not one of the choices': '税制不在选项中',
  'The regime of this year can no longer be changed. Ask payroll to open it again.':
    '本年度的税制已不能更改。请薪资部门重新开放。',
  'Payroll has looked at this item. Change its amount to have it looked at again.':
    '薪资部门已审核此项目。修改金额可再次审核。',
  'Choose a regime or declare something before you hand it in.': '提交前请选择税制或申报项目。',
  'An amount cannot be below nought': '金额不能小于零',
  'The amount is too large': '金额过大',
  'There are twelve months in a tax year': '税务年度有十二个月',
  'At most {} proofs of one item': '每个项目最多 {} 份证明',
  'You are not employed here today.': '您今天不在此任职。',
  'Pay of the next periods is ready already.': '后续期间的薪资已经备好。',
  'There is one tax regime where you work.': '您工作的地方只有一种税制。',
  'Something about your pay is not entered yet. Payroll sees what it is.':
    '您的薪资信息尚未录全，薪资部门可以看到缺什么。',
  'How people are paid is not set up for this legal entity yet.': '该法人实体尚未设置付薪方式。',
  'Income counts as it was told. Open the declaration again for the person to lower it.':
    '收入按所告知的计。要减少，请为本人重新开放申报。',
  'No more can be accepted than was declared': '认可金额不能超过申报金额',
  'Say why less is accepted than was declared': '请说明为何认可金额低于申报',
  'There is no proof. Say what you have seen instead.': '没有证明。请说明您看到了什么。',
  'Somebody else has to look at your own declaration.': '您自己的申报须由他人审核。',
  'The last day has passed': '截止日已过',
  'The last day is after the tax year': '截止日晚于税务年度',
}
export default refusals
