import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  tab: '银行账户',
  title: '您的工资发放到哪里',
  now: '工资发放到 {{bank}}，{{account}}',
  none: '尚未登记账户。',
  text: '人力资源同意 {{days}} 天后启用新账户，每一步您都会收到通知信。',
  change: '更换账户',
  bankName: '银行',
  accountNumber: '账号',
  ask: '申请更改',
  asked: '已申请。人力资源决定后您会收到通知信。',
  proof: '因涉及您的工资，我们会再次询问密码。',
  cancel: '取消',
  close: '关闭',
  withdraw: '撤回',
  withdrawn: '已撤回，工资仍发放到原账户。',
  usableFrom: '自 {{when}} 起使用',
  failed: '未成功：{{message}}',
  past: '变更',
  states: {
    asked: '等待人力资源',
    approved: '已同意',
    refused: '已拒绝',
    withdrawn: '已撤回',
    used: '使用中',
  },
}
export default zh
