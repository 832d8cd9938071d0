import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  asks: 'எதிர்பார்ப்பு: {{per}} {{range}}',
  asksMore: 'எதிர்பார்ப்பு: {{per}} {{amount}} அல்லது அதற்கு மேல்',
  per: { HOUR: 'மணிக்கு', DAY: 'நாளுக்கு', WEEK: 'வாரத்திற்கு', MONTH: 'மாதத்திற்கு', YEAR: 'ஆண்டுக்கு' },
  canBegin: 'தொடங்கக்கூடிய காலம்: {{when}}',
  begin: {
    now: 'உடனே',
    '1w': '1 வாரத்தில்',
    '2w': '2 வாரங்களில்',
    '4w': '4 வாரங்களில்',
    '1m': '1 மாதத்தில்',
    '2m': '2 மாதங்களில்',
    '3m': '3 மாதங்களில்',
  },
}
export default ta
