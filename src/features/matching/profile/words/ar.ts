import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  asks: 'يطلب {{range}} {{per}}',
  asksMore: 'يطلب {{amount}} أو أكثر {{per}}',
  per: { HOUR: 'في الساعة', DAY: 'في اليوم', WEEK: 'في الأسبوع', MONTH: 'في الشهر', YEAR: 'في السنة' },
  canBegin: 'يستطيع البدء: {{when}}',
  begin: {
    now: 'فورًا',
    '1w': 'خلال أسبوع',
    '2w': 'خلال أسبوعين',
    '4w': 'خلال 4 أسابيع',
    '1m': 'خلال شهر',
    '2m': 'خلال شهرين',
    '3m': 'خلال 3 أشهر',
  },
}
export default ar
