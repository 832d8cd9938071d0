import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const said: Translation<typeof en> = {
  title: 'لا يوجد اتصال',
  text: 'هذه الصفحة غير محفوظة على هذا الجهاز. حاول مجددًا حين يعود الاتصال.',
  again: 'حاول مجددًا',
  lastList: 'آخر قائمة وظائف رأيتها',
  list: 'لا يوجد اتصال. هذه القائمة كما كانت في {{when}} (بتوقيتك).',
  otherList: 'لا يوجد اتصال، وهذه القائمة غير محفوظة على هذا الجهاز. هذه آخر قائمة رأيتها، بتاريخ {{when}} (بتوقيتك).',
  advert: 'لا يوجد اتصال. هذا الإعلان كما كان في {{when}} (بتوقيتك). ربما تغيّر بعد ذلك.',
}

export default said
