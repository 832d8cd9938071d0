import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  tab: 'செலவுகள்',
}
export default ta
