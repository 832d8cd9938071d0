import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '按职业给出的思路',
  intro:
    '某个职业的人做什么，用 O*NET 的原话（美国，英文）。这些是思路，不是关于您的事实：只勾选您真正做过的，并用您自己的话写。',
  search: '职位名称',
  searchHint: '英文叫法，例如 “{{example}}”。',
  found: '叫这个名称的职业',
  beginning: '名称以此开头的职业',
  none: 'O*NET 中没有这个名称。请试试更短的或其他英文名称。',
  called: '也叫“{{title}}”',
  other: '选择其他职业',
  tasks: '{{title}}：其中您做过哪些？',
  own: '用您的话：{{task}}',
  take: '添加所勾选的',
  nothing: '请勾选您做过的。',
  full: '这里放不下更多要点了。',
  cancel: '取消',
  source:
    '任务和名称：美国劳工部就业与培训管理局（USDOL/ETA）的 O*NET 27.0 数据库（2022 年 8 月），按 CC BY 4.0 许可使用。O*NET 是 USDOL/ETA 的商标。文字经过挑选，未改写；USDOL/ETA 未批准、推荐或测试。',
}

export default zh
