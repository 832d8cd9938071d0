import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'
import type { SiteRules } from './work-check.rules.ts'

const hours = (max: number, usual: number) => z.int().min(0).max(max).default(usual)

/** How a company makes its roster, beside the law: nought is a rule it does not have. */
export const rosterSettings = defineSettings({
  area: 'roster',
  label: { en: 'Roster', ar: 'جدول المناوبات' },
  hint: {
    en: 'Rules for shifts beside the law. Where both have a figure, the stricter one holds. 0 means no rule of your own.',
    ar: 'قواعد المناوبات إلى جانب القانون. وحيث يحدد كلاهما رقمًا يسري الأشد. 0 يعني لا قاعدة خاصة بكم.',
  },
  may: permits('settings.write'),
  schema: z.object({
    restHours: hours(48, 0),
    dayHours: hours(24, 0),
    weekHours: hours(100, 0),
    daysRunning: hours(31, 0),
    unavailable: z.enum(['warning', 'error']).default('warning'),
    noticeHours: hours(720, 48),
    dropFreeHours: hours(720, 72),
    openShifts: z.enum(['first', 'manager']).default('first'),
    swaps: z.enum(['manager', 'people']).default('manager'),
    youthAge: z.int().min(0).max(21).default(18),
    youthFrom: z.int().min(0).max(23).default(7),
    youthUntil: z.int().min(1).max(24).default(20),
    youthDayHours: hours(24, 8),
    youthWeekHours: hours(100, 40),
  }),
  fields: {
    restHours: { label: { en: 'Hours of rest between shifts', ar: 'ساعات الراحة بين المناوبات' } },
    dayHours: { label: { en: 'Most hours a day', ar: 'الحد الأقصى للساعات في اليوم' } },
    weekHours: { label: { en: 'Most hours a week', ar: 'الحد الأقصى للساعات في الأسبوع' } },
    daysRunning: { label: { en: 'Most days of work in a row', ar: 'الحد الأقصى لأيام العمل المتتالية' } },
    unavailable: {
      label: { en: 'When somebody said they cannot', ar: 'عندما يقول أحدهم إنه لا يستطيع' },
      options: {
        warning: { en: 'Warn, and let it be', ar: 'تحذير مع السماح' },
        error: { en: 'Do not give the shift', ar: 'عدم إسناد المناوبة' },
      },
    },
    noticeHours: { label: { en: 'Hours of notice for a change', ar: 'ساعات الإشعار قبل التغيير' } },
    dropFreeHours: {
      label: {
        en: 'Hours before the start up to which a shift may be dropped freely',
        ar: 'الساعات قبل البدء التي يمكن خلالها ترك المناوبة بحرية',
      },
    },
    openShifts: {
      label: { en: 'Open shifts go to', ar: 'تذهب المناوبات المفتوحة إلى' },
      options: {
        first: { en: 'Whoever asks first and may work it', ar: 'أول من يطلبها ويحق له العمل' },
        manager: { en: 'Whom a manager chooses', ar: 'من يختاره المدير' },
      },
    },
    swaps: {
      label: { en: 'Swaps are decided by', ar: 'يقرر التبديل' },
      options: {
        manager: { en: 'A manager, after both agree', ar: 'المدير بعد موافقة الطرفين' },
        people: { en: 'The two people', ar: 'الشخصان' },
      },
    },
    youthAge: { label: { en: 'Young people are under', ar: 'الأحداث دون سن' } },
    youthFrom: { label: { en: 'Young people work from (hour)', ar: 'يعمل الأحداث من الساعة' } },
    youthUntil: { label: { en: 'Young people work until (hour)', ar: 'يعمل الأحداث حتى الساعة' } },
    youthDayHours: { label: { en: 'Young people: most hours a day', ar: 'الأحداث: أقصى ساعات في اليوم' } },
    youthWeekHours: { label: { en: 'Young people: most hours a week', ar: 'الأحداث: أقصى ساعات في الأسبوع' } },
  },
  scopes: ['site'],
})

export type RosterSettings = z.output<typeof rosterSettings.schema>

const hour = (value: number): string => (value === 24 ? '23:59' : `${String(value).padStart(2, '0')}:00`)
const minutesOrNone = (value: number): number | null => (value === 0 ? null : value * 60)

/**
 * The settings as the checker of shifts reads them.
 * @param weekStartsOn 1 Monday to 7 Sunday, of the country's law
 * @param locked days of locked periods
 */
export const siteRulesOf = (
  own: RosterSettings,
  weekStartsOn: number,
  locked: SiteRules['locked'] = [],
): SiteRules => ({
  restBetweenShifts: minutesOrNone(own.restHours),
  dayMinutes: minutesOrNone(own.dayHours),
  weekMinutes: minutesOrNone(own.weekHours),
  mostDaysRunning: own.daysRunning === 0 ? null : own.daysRunning,
  weekStartsOn,
  unavailable: own.unavailable,
  youth:
    own.youthAge === 0
      ? []
      : [
          {
            underAge: own.youthAge,
            earliest: hour(own.youthFrom),
            latest: hour(own.youthUntil),
            dayMinutes: own.youthDayHours * 60,
            weekMinutes: own.youthWeekHours * 60,
            source: null,
          },
        ],
  locked,
  notice: minutesOrNone(own.noticeHours),
})
