import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

/** How a company takes attendance; for a site where it says so. */
export const attendanceSettings = defineSettings({
  area: 'attendance',
  label: { en: 'Attendance', ar: 'الحضور' },
  hint: {
    en: 'How people punch and how their time is counted.',
    ar: 'كيف يسجل الموظفون حضورهم وكيف يُحتسب وقتهم.',
  },
  may: permits('settings.write'),
  schema: z.object({
    selfPunch: z.boolean().default(true),
    askPlace: z.boolean().default(false),
    remoteWork: z.boolean().default(false),
    remoteRequests: z.boolean().default(false),
    kioskPhoto: z.boolean().default(false),
    kioskPhotoDays: z.int().min(7).max(365).default(60),
    siteMetres: z.int().min(50).max(5000).default(200),
    doubleSeconds: z.int().min(0).max(600).default(60),
    hours: z.enum(['pairs', 'first_to_last']).default('pairs'),
    syncGrace: z.int().min(0).max(2880).default(60),
    rosterApproves: z.boolean().default(true),
    ramadanBegins: z.int().min(-1).max(1).default(0),
    ramadanEnds: z.int().min(-1).max(1).default(0),
  }),
  fields: {
    selfPunch: {
      label: { en: 'People punch on their own phone or computer', ar: 'يسجل الموظفون من هواتفهم أو حواسيبهم' },
    },
    askPlace: {
      label: { en: 'Ask for the place of a punch', ar: 'طلب موقع التسجيل' },
      hint: {
        en: 'People may say no. The punch counts all the same and is marked as without a place.',
        ar: 'يمكن للموظف الرفض، ويُحتسب التسجيل مع الإشارة إلى أنه بلا موقع.',
      },
    },
    remoteWork: {
      label: { en: 'People may say that they work remotely', ar: 'يمكن للموظفين القول إنهم يعملون عن بُعد' },
      hint: {
        en: 'They say so when they punch on their own phone or computer. Their place is not asked then. A day you agreed as remote needs no such permission.',
        ar: 'يقولون ذلك عند التسجيل من هواتفهم أو حواسيبهم، ولا يُطلب موقعهم حينها. اليوم المتفق على أنه عن بُعد لا يحتاج هذا الإذن.',
      },
    },
    remoteRequests: {
      label: { en: 'People may ask for days of remote work', ar: 'يمكن للموظفين طلب أيام عمل عن بُعد' },
      hint: {
        en: 'They ask in the portal; their manager approves. Approved days are agreed as remote.',
        ar: 'يطلبونها في البوابة ويوافق عليها مديرهم. الأيام الموافق عليها تُعد متفقًا على أنها عن بُعد.',
      },
    },
    kioskPhoto: {
      label: { en: 'Kiosks take a photo with each punch', ar: 'تلتقط أجهزة الحضور صورة مع كل تسجيل' },
      hint: {
        en: 'For punches by number and PIN. The kiosk says so. Only whoever keeps attendance and the person see it, each look is logged, and no program compares faces. Ask what the law of the place wants of you first.',
        ar: 'للتسجيل بالرقم والرمز السري، ويعلن الجهاز ذلك. لا يراها إلا من يدير الحضور وصاحبها، ويُسجَّل كل اطلاع، ولا يقارن أي برنامج الوجوه. تحقق أولًا مما يطلبه قانون المكان.',
      },
    },
    kioskPhotoDays: {
      label: { en: 'Photos of punches are deleted after how many days', ar: 'تُحذف صور التسجيل بعد كم يومًا' },
    },
    siteMetres: {
      label: { en: 'At the site: within how many metres', ar: 'في الموقع: ضمن كم مترًا' },
    },
    doubleSeconds: {
      label: {
        en: 'Two punches alike within how many seconds are one',
        ar: 'تسجيلان متماثلان خلال كم ثانية يُعدّان واحدًا',
      },
    },
    hours: {
      label: { en: 'Worked time is', ar: 'وقت العمل هو' },
      options: {
        pairs: { en: 'The time between each in and out', ar: 'الوقت بين كل دخول وخروج' },
        first_to_last: { en: 'From the first in to the last out', ar: 'من أول دخول إلى آخر خروج' },
      },
    },
    syncGrace: {
      label: {
        en: 'Minutes devices have to deliver before somebody is absent',
        ar: 'دقائق تُمنح للأجهزة قبل اعتبار الموظف غائبًا',
      },
    },
    rosterApproves: {
      label: {
        en: 'Overtime that was planned in the roster needs no approval of its own',
        ar: 'الوقت الإضافي المخطط في الجدول لا يحتاج موافقة مستقلة',
      },
    },
    ramadanBegins: {
      label: {
        en: 'Ramadan begins: days after the calculated first day',
        ar: 'بداية رمضان: عدد الأيام بعد اليوم الأول المحسوب',
      },
      hint: {
        en: 'In the Emirates normal hours are six a day in Ramadan. Its days are calculated by the Umm al-Qura calendar; enter 1 or -1 when another day is announced.',
        ar: 'ساعات العمل العادية في الإمارات ست ساعات يوميًا في رمضان. تُحسب أيامه بتقويم أم القرى؛ أدخل 1 أو -1 إذا أُعلن يوم آخر.',
      },
    },
    ramadanEnds: {
      label: {
        en: 'Ramadan ends: days after the calculated last day',
        ar: 'نهاية رمضان: عدد الأيام بعد اليوم الأخير المحسوب',
      },
    },
  },
  scopes: ['site'],
})

export type AttendanceRules = z.output<typeof attendanceSettings.schema>

/** Fields that days are made by; the others say how people punch. */
export const COUNTING_FIELDS = [
  'doubleSeconds',
  'hours',
  'syncGrace',
  'rosterApproves',
  'ramadanBegins',
  'ramadanEnds',
] as const satisfies readonly (keyof AttendanceRules)[]
