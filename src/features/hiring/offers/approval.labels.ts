import type { ApprovalLabels } from '../../../server/approvals.ts'

/** What an approval of an offer is called where approvals are shown. */
export const OFFER_LABELS: ApprovalLabels = {
  kind: { en: 'Offer', ar: 'عرض عمل' },
  changePolicy: { en: 'Change who approves offers', ar: 'تغيير من يوافق على العروض' },
  lines: {
    position: { en: 'Position', ar: 'المنصب' },
    department: { en: 'Department', ar: 'القسم' },
    country: { en: 'Country', ar: 'البلد' },
    payHOUR: { en: 'Pay per hour', ar: 'الأجر في الساعة' },
    payMONTH: { en: 'Pay per month', ar: 'الأجر في الشهر' },
    payYEAR: { en: 'Pay per year', ar: 'الأجر في السنة' },
    monthly: { en: 'All pay per month', ar: 'مجموع ما يُدفع شهريًا' },
    startsOn: { en: 'First day', ar: 'اليوم الأول' },
    expiresOn: { en: 'To accept by', ar: 'يُقبل حتى' },
    terms: { en: 'Further terms', ar: 'شروط أخرى' },
  },
}
