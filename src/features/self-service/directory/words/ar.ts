import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  tab: 'الزملاء',
  title: 'دليل الزملاء',
  search: 'الاسم أو المنصب أو القسم أو الموقع',
  none: 'لم يُعثر على أحد',
  noneText: 'جرّب كلمة أخرى.',
  more: 'يظهر أول {{count}}. اكتب اسمًا للعثور على غيرهم.',
  open: 'عرض {{name}}',
  ownLine: 'التسلسل الإداري لك',
  lineOf: 'التسلسل الإداري: {{name}}',
  streetMap: 'عرض على خريطة الشوارع (OpenStreetMap)',
  askAboutShift: 'للأسئلة عن هذه المناوبة:',
  nobodyAbove: 'لا يتبع أحدًا.',
  beneath_zero: 'لا يتبعه أحد',
  beneath_one: 'يتبعه شخص واحد',
  beneath_two: 'يتبعه شخصان',
  beneath_few: 'يتبعه {{count}} أشخاص',
  beneath_many: 'يتبعه {{count}} شخصًا',
  beneath_other: 'يتبعه {{count}} شخص',
  holidays: 'العطلات',
  holidaysOf: 'العطلات في {{place}}',
  year: 'السنة',
  noHolidays: 'لا عطلات مسجلة لهذه السنة.',
  half: 'نصف يوم',
  tentative: 'قد يتغير الموعد',
}
export default ar
