import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  contents: '目录',
  inForce: '自 {{date}} 起生效',
  version: '版本 {{version}}',
  binding: '以英文文本为准。本译文仅供您理解。',
  related: '相关页面',
  sources: '法律原文',
  privacy: '隐私政策',
  terms: '服务条款',
  cookies: 'Cookie 政策',
  refund: '退款政策',
  ai: '申请如何比对',
  faq: '常见问题',
}
export default zh
