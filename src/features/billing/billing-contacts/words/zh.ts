import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '账单联系人',
  hello: '{{name}}，您好：',
  missing: '此链接已失效。如果您仍希望收到单据，请向该公司索取新的邀请。',
  agree: '同意',
  decline: '不同意',
  leave: '不再接收',
  states: {
    invited:
      '{{company}}邀请您通过电子邮件接收其使用 Fourshore 的发票、收据和付款提醒。无需账户，您可随时通过此链接退出。',
    confirmed: '您会收到{{company}}的发票、收据和付款提醒。请保留含此链接的邮件，以便日后退出。',
    over: '{{company}}的此邀请已过期。请向该公司索取新的邀请。',
    left: '您不会再收到{{company}}的任何单据。',
  },
  contacts: {
    title: '账单联系人',
    text: '贵公司以外的人员，除发票上的邮箱外，他们也会通过电子邮件收到发票、收据和付款提醒。他们须先通过链接同意。',
    none: '还没有。',
    name: '姓名',
    email: '电子邮箱',
    language: '信件语言',
    languageHint: '邀请和以后的所有信件都使用这种语言。',
    invite: '邀请',
    invited: '邀请正在发送。',
    remove: '移除',
    removeOne: '移除{{name}}',
    removed: '已移除，对方不会再收到任何内容。',
  },
  contactStates: {
    invited: '{{day}} 邀请，尚未同意',
    confirmed: '{{day}} 同意',
    over: '{{day}} 邀请；邀请已过期。请重新邀请。',
  },
}

export default zh
