import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  tab: '审批',
  mine: '待您处理',
  asked: '您的申请',
  none: '没有待处理事项',
  noneText: '向您汇报的同事的申请会显示在此。',
  askedBy: '由 {{who}} 于 {{when}} 申请',
  open: '打开',
  approve: '批准',
  approveOf: '批准：{{title}}',
  refuse: '拒绝',
  refuseOf: '拒绝：{{title}}',
  reason: '原因',
  reasonMissing: '请说明拒绝原因',
  ask: '提问',
  askOf: '就此提问：{{title}}',
  question: '您的问题',
  send: '发送',
  cancel: '取消',
  done: '您的答复已发送。',
  questionFrom: '{{who}} 提问：{{text}}',
  answered: '答复：{{text}}',
  answer: '您的答复',
  changed: '申请后内容已变更。',
  waitsFor: '等待 {{names}}',
  states: {
    pending: '等待中',
    approved: '已批准',
    refused: '已拒绝',
    returned: '已退回',
    withdrawn: '已撤回',
    lapsed: '已失效',
  },
}
export default zh
