import type { Translation } from '../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'التوظيف',
  subtitle: 'من سيُوظَّف، وهل كان ذلك مخططًا له، وإلى أين وصل.',
  tabsLabel: 'أقسام التوظيف',
  tabs: { requisitions: 'طلبات التوظيف', plan: 'الخطة' },
}
export default ar
