import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  tab: '咨询人事',
  title: '咨询人事',
  text: '人事会在此回复您，公司其他人看不到。',
  kind: '关于',
  kinds: { pay: '薪资', leave: '休假', time: '工时', documents: '文件', other: '其他' },
  payslip: '关于工资单某一行的问题，在工资单上直接提问会更快得到答复：由薪资部门处理。',
  toPayslips: '前往您的工资单',
  question: '您的问题',
  send: '发送问题',
  sent: '您的问题已提交给人事。',
  required: '请先填写内容',
  none: '您还没有提过问题。',
  you: '您',
  hr: '{{name}}，人事',
  states: { open: '等待人事回复', answered: '已回复', closed: '已关闭' },
  written: '往来内容',
  more: '再次留言',
  sendMore: '发送',
  opensAgain: '该问题已关闭。您再次留言后会重新打开。',
  close: '已解决',
  closed: '问题已关闭。',
}
export default zh
