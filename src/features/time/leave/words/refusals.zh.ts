import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says against leave, from its English. */
const refusals: CountryWords = {
  'Choose a kind of leave': '请选择休假类型',
  'Choose a kind of leave from the list': '请从列表中选择休假类型',
  'The last day must not be before the first': '结束日期不能早于开始日期',
  'Hours are of one day': '小时只能属于同一天',
  'Ask for at most 400 days at a time': '每次最多申请 400 天',
  'Day of birth is required': '请填写出生日期',
  'Day of the adoption is required': '请填写收养日期',
  'Employment begins on {}': '雇佣自 {} 开始',
  'Employment ends on {}': '雇佣于 {} 结束',
  'None of these days is a working day: no leave is needed': '这些日子都不是工作日：无需请假',
  'There is leave on {} already': '{} 已有休假',
  'There is leave on one of these days already. Load the page again.': '其中一天已有休假。请重新加载页面。',
  'At most {} days in a row, with leave that touches these days': '连同相邻的休假，连续最多 {} 天',
  'It costs {} days, and {} days could be taken then': '需要 {} 天，届时可休 {} 天',
  'It costs {} days, and 1 day could be taken then': '需要 {} 天，届时可休 1 天',
  'It costs 1 day, and {} days could be taken then': '需要 1 天，届时可休 {} 天',
  'This leave is taken in whole days': '此休假按整天计',
  'This leave is taken in days or half days': '此休假按整天或半天计',
  'Ask {} days before: from {} on': '请提前 {} 天申请：从 {} 起',
  'It can be asked for up to {} days back': '最多可补请 {} 天前的休假',
  'No leave from {} to {}: {}': '{} 至 {} 不能休假：{}',
  'On {} {} of your department would be there; {} are needed': '{} 您的部门将有 {} 人在岗；需要 {} 人',
  'This leave is over already. Load the page again.': '此休假已结束。请重新加载页面。',
  'Days of this leave wait to be taken back already.': '此休假已有日期等待撤回。',
  'This leave was over more than a month ago. HR can still take it back.':
    '这次休假已结束一个多月。人力资源部仍可撤回。',
  'Choose days of this leave': '请选择此休假中的日期',
  'Your own leave is decided by somebody else: ask for it on My leave.':
    '您本人的休假由他人审批：请在“我的休假”中申请。',
  'Your own balance is corrected by somebody else.': '您本人的余额由他人更正。',
  'The policy pays no more days of this leave out': '按制度该假期不能再折现更多天数',
  'At most {} days can be paid out': '最多可折现 {} 天',
  'It was paid with the pay of {}. Give the days back as a correction.': '已随 {} 的工资支付。请以更正方式退回天数。',
  '{}: enter it as a one-off of pay': '{}：请作为一次性款项录入工资',
}
export default refusals
