import type { ApprovalLine } from '../../../shared/approvals.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import type { LeaveType } from './kinds.rules.ts'
import type { RequestRow } from './requests.queries.ts'
import { leaveTypeNameIn } from './type-names.ts'

/** What requests for leave and their lines are called, for whoever decides them. */

export const LEAVE_LINES = {
  person: { en: 'Person', ar: 'الشخص', fr: 'Personne', hi: 'व्यक्ति', ta: 'நபர்', zh: '人员' },
  kind: {
    en: 'Kind of leave',
    ar: 'نوع الإجازة',
    fr: 'Type de congé',
    hi: 'छुट्टी का प्रकार',
    ta: 'விடுப்பு வகை',
    zh: '休假类型',
  },
  from: { en: 'First day', ar: 'اليوم الأول', fr: 'Premier jour', hi: 'पहला दिन', ta: 'முதல் நாள்', zh: '开始日期' },
  until: { en: 'Last day', ar: 'اليوم الأخير', fr: 'Dernier jour', hi: 'आख़िरी दिन', ta: 'கடைசி நாள்', zh: '结束日期' },
  days: { en: 'Days', ar: 'الأيام', fr: 'Jours', hi: 'दिन', ta: 'நாட்கள்', zh: '天数' },
  after: {
    en: 'Days left after it',
    ar: 'الأيام المتبقية بعدها',
    fr: 'Jours restants ensuite',
    hi: 'इसके बाद बचे दिन',
    ta: 'அதன் பின் மீதமுள்ள நாட்கள்',
    zh: '休后剩余天数',
  },
  away: {
    en: 'Away as well',
    ar: 'غائبون أيضًا',
    fr: 'Absents aussi',
    hi: 'ये भी अनुपस्थित',
    ta: 'இவர்களும் விடுப்பில்',
    zh: '同期不在的人',
  },
  cover: {
    en: 'Too few there',
    ar: 'عدد الحاضرين قليل',
    fr: 'Trop peu de monde',
    hi: 'बहुत कम लोग रहेंगे',
    ta: 'இருப்பவர்கள் மிகக் குறைவு',
    zh: '在岗人数不足',
  },
  note: { en: 'Note', ar: 'ملاحظة', fr: 'Note', hi: 'टिप्पणी', ta: 'குறிப்பு', zh: '备注' },
  back: {
    en: 'Days to take back',
    ar: 'الأيام المطلوب استردادها',
    fr: 'Jours à reprendre',
    hi: 'वापस लेने के दिन',
    ta: 'திரும்பப் பெறும் நாட்கள்',
    zh: '要撤回的日期',
  },
  why: { en: 'Why', ar: 'السبب', fr: 'Pourquoi', hi: 'क्यों', ta: 'ஏன்', zh: '原因' },
} as const

/** A line that reads alike in all languages. */
export const textLine = (label: keyof typeof LEAVE_LINES, value: string): ApprovalLine => ({
  label,
  kind: 'text',
  text: value,
})
/** A line that holds words or days, for each of its readers. */
export const wordedLine = (label: keyof typeof LEAVE_LINES, textIn: (language: Language) => string): ApprovalLine => ({
  label,
  kind: 'text',
  text: textIn('en'),
  textIn,
})
/** Days one after the other, with the comma of the language. */
export const dayListIn = (days: readonly Day[]) => (language: Language) =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(days.map((day) => longDay(language, day)))

const NO_TYPE: Readonly<Record<Language, string>> = {
  en: 'Leave',
  ar: 'إجازة',
  fr: 'Congé',
  hi: 'छुट्टी',
  ta: 'விடுப்பு',
  zh: '休假',
}
/** The kind of leave that is asked for. */
export const leaveNameIn = (type: LeaveType | undefined) => (language: Language) =>
  type ? leaveTypeNameIn(type, language) : NO_TYPE[language]

const spanIn = ({ from_day, until_day }: Pick<RequestRow, 'from_day' | 'until_day'>, language: Language) =>
  from_day === until_day
    ? longDay(language, from_day)
    : `${longDay(language, from_day)} – ${longDay(language, until_day)}`

/** Who wants which leave, when. A name keeps its own direction between words of another. */
export const leaveTitleIn = (request: RequestRow, type: LeaveType | undefined) => (language: Language) => {
  const [kind, when] = [leaveNameIn(type)(language), spanIn(request, language)]
  if (language === 'ar') return `\u2068${request.full_name}\u2069: ${kind}، ${when}`
  if (language === 'zh') return `${request.full_name}：${kind}，${when}`
  return `${request.full_name}${language === 'fr' ? ' :' : ':'} ${kind}, ${when}`
}

/** The first day with too few people, and how many are there of how many. */
export const coverTextIn = (thin: { day: Day; there: number; least: number }) => (language: Language) =>
  `${longDay(language, thin.day)}: ${thin.there} / ${thin.least}`
