import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  tab: 'खर्च',
}
export default hi
