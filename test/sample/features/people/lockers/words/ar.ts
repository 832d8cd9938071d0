import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'الخزائن',
  subtitle: 'لمن كل خزانة.',
  tab: 'الخزانة',
  label: 'الخزانة',
  state: 'الحالة',
  person: 'الشخص',
  states: { free: 'خالية', asked: 'بانتظار الموافقة', given: 'مسلّمة' },
  none: 'لا خزائن بعد',
  noneText: 'تظهر هنا الخزائن المضافة.',
  own: 'خزائنك',
  ownNone: 'ليست لديك خزانة.',
}
export default ar
