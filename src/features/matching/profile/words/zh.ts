import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  asks: '期望 {{range}} {{per}}',
  asksMore: '期望 {{amount}} 起 {{per}}',
  per: { HOUR: '/ 小时', DAY: '/ 天', WEEK: '/ 周', MONTH: '/ 月', YEAR: '/ 年' },
  canBegin: '可到岗：{{when}}',
  begin: {
    now: '随时',
    '1w': '1 周内',
    '2w': '2 周内',
    '4w': '4 周内',
    '1m': '1 个月内',
    '2m': '2 个月内',
    '3m': '3 个月内',
  },
}
export default zh
