import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '删除您的账户',
  text: '您告诉我们的一切都将永久删除。如需保留，请先下载。',
  begin: '删除账户…',
  gone: '将删除：您的个人资料、简历（{{cvs}}）、搜索、收藏的职位、设置和登录。',
  open: '仍在进行的申请：{{count}}。它们将被撤回，并通知公司。',
  stub: '您申请过的公司保留不含您姓名的日期和结果：{{companies}}。',
  hired: '依法保留：{{companies}} 录用了您。劳动档案法律要求其将您提交的内容与员工档案一并保留。',
  plan: '您的方案立即终止。退款政策规定退还的款项按原路退回。',
  invoices: '依法保留：您的发票及其上的姓名和电子邮箱（{{count}} 张）。',
  none: '您没有提交过申请。',
  forGood: '我知道此操作无法撤销',
  next: '继续',
  cancel: '取消',
  close: '关闭',
  loading: '正在加载',
  prove: '请输入密码。密码正确后，您的账户将立即删除。',
  final: '永久删除',
  done: '您的账户已删除。我们已给您写信。',
}
export default zh
