import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'فريقي',
  subtitle: 'من يتبعون لك مباشرة أو عبر آخرين في اليوم الذي تختاره.',
  day: 'بتاريخ',
  none: 'لا أحد يتبع لك في هذا اليوم',
  noneText: 'يُدخل فريق الموارد البشرية من يتبع لمن في سجل كل موظف.',
  noRecord: 'لا يوجد في شركتك سجل موظف بعنوان بريدك، فلا يمكن أن يتبع لك أحد هنا.',
  noPosition: 'لم يُدخل منصب',
  people_zero: 'لا أحد يتبع لك.',
  people_one: 'شخص واحد يتبع لك.',
  people_two: 'شخصان يتبعان لك.',
  people_few: '{{count}} أشخاص يتبعون لك.',
  people_many: '{{count}} شخصًا يتبعون لك.',
  people_other: '{{count}} شخص يتبعون لك.',
  through_zero: 'ولا أحد عبرهم.',
  through_one: 'وواحد عبرهم.',
  through_two: 'واثنان عبرهم.',
  through_few: 'و{{count}} آخرون عبرهم.',
  through_many: 'و{{count}} آخرين عبرهم.',
  through_other: 'و{{count}} آخر عبرهم.',
}
export default ar
