import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '您的决定',
  loading: '请稍候',
  hello: '{{name}}，您好：{{company}} 请您决定。',
  askedBy: '由 {{who}} 申请',
  approve: '批准',
  refuse: '拒绝',
  reason: '如拒绝，请说明原因',
  reasonMissing: '请说明拒绝原因',
  done: '谢谢，您的决定已记录。',
  inbox: '打开收件箱',
  missing: '无法识别此链接，请打开收件箱。',
  failed: '未成功：{{message}}',
  states: {
    used: '此链接已使用过。',
    ended: '此链接已过期。',
    changed: '信件发出后内容已变更，请重新阅读后再决定。',
    decided: '此事已无需您决定。',
  },
}
export default zh
