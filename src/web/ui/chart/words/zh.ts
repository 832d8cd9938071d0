import type { Translation } from '../../../i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  show: '{{title}}：图表或表格',
  chart: '图表',
  table: '表格',
  keys: '{{title}}，图表。用方向键逐个查看数值；下方表格中有相同的数字。',
  numbers: '{{title}}的数字',
  copy: '复制数字',
  copied: '数字已复制',
  notCopied: '无法复制数字，请改为下载。',
  csv: '下载 CSV',
  value: '{{point}}：{{series}}，{{value}}（第 {{at}} 项，共 {{of}} 项）',
  share: '占第一项的 {{share}}',
  unknown: '未知',
  drawn: '共 {{all}} 项，已绘制 {{drawn}} 项。表格中有全部。',
  series: '图中内容',
}

export default zh
