import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  tab: '同事',
  title: '同事名录',
  search: '姓名、职位、部门或地点',
  none: '没有找到',
  noneText: '请换一个词试试。',
  more: '显示前 {{count}} 人。输入姓名可查找其他人。',
  open: '查看 {{name}}',
  ownLine: '您的汇报关系',
  lineOf: '{{name}} 的汇报关系',
  streetMap: '在街道地图上查看（OpenStreetMap）',
  askAboutShift: '关于此班次的问题请联系：',
  nobodyAbove: '没有上级。',
  beneath_one: '下属 {{count}} 人',
  beneath_other: '下属 {{count}} 人',
  holidays: '节假日',
  holidaysOf: '{{place}} 的节假日',
  year: '年份',
  noHolidays: '该年份没有节假日记录。',
  half: '半天',
  tentative: '日期可能变动',
}
export default zh
