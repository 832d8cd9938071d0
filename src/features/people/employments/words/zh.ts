import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '我的团队',
  subtitle: '在所选日期直接或间接向您汇报的人员。',
  day: '截至',
  none: '当日没有人向您汇报',
  noneText: '汇报关系由人力资源在每位员工的档案中录入。',
  noRecord: '贵公司没有使用您邮箱地址的员工档案，因此这里没有人可以向您汇报。',
  noPosition: '未填写职务',
  people_one: '{{count}} 人向您汇报。',
  people_other: '{{count}} 人向您汇报。',
  through_one: '通过他们另有 {{count}} 人。',
  through_other: '通过他们另有 {{count}} 人。',
}
export default zh
