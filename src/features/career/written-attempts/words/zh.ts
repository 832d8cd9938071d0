import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  by: '由 {{company}} 编写的测试。Fourshore 未作审核，也不颁发徽章。',
  lang: '题目语言：{{language}}。',
  one: '请选择答案',
  many: '请选择所有正确答案',
  number: '您的答案',
  numberHint: '例如 12.5 或 1/3 的数字',
  wrong: '请输入例如 12.5 或 1/3 的数字',
  whole: '只有选中所有正确答案且没有多选，该题才算答对。',
  secondsEach: '每题秒数：{{seconds}}。选择延时则相应延长。',
  oneWay: '题目逐一出现，不能返回。',
  wait: '再次参加前需等待的天数：{{days}}。',
  questionLeft: '本题剩余 {{time}}',
  questionOver: '本题时间已到。',
  score: '{{asked}} 题答对 {{right}} 题（{{percent}}%）',
  means: '{{asked}} 道题的测试并不精确：20 次中有 19 次，真实比例介于 {{least}}% 与 {{most}}% 之间。',
  hidden: '不显示正确答案：其他人也会被问到同样的题目。',
  solved: '答对',
  unsolved: '未答对',
  answers: '您的答案',
  given: '您的回答：{{answer}}',
  nothing: '无',
  away: '您离开页面 {{count}} 次。只有您自己能看到。',
  share: '您将结果与申请一并分享后，雇主才能看到。',
}

export default zh
