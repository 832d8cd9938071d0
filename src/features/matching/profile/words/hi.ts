import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  asks: 'अपेक्षा: {{range}} {{per}}',
  asksMore: 'अपेक्षा: {{amount}} या अधिक {{per}}',
  per: { HOUR: 'प्रति घंटा', DAY: 'प्रति दिन', WEEK: 'प्रति सप्ताह', MONTH: 'प्रति माह', YEAR: 'प्रति वर्ष' },
  canBegin: 'शुरू कर सकते हैं: {{when}}',
  begin: {
    now: 'तुरंत',
    '1w': '1 सप्ताह में',
    '2w': '2 सप्ताह में',
    '4w': '4 सप्ताह में',
    '1m': '1 महीने में',
    '2m': '2 महीने में',
    '3m': '3 महीने में',
  },
}
export default hi
