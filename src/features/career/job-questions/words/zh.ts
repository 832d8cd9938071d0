import type en from './en.ts'

const zh: typeof en = {
  title: '向雇主提问',
  text: '雇主不会知道是谁提问。雇主可以在招聘广告中展示您的问题和回答。',
  label: '您的问题',
  send: '发送问题',
  sent: '您的问题已发送。回答会通过电子邮件送达。',
  full: '您的问题正在等待回答。其中一个获得回答后可再提问。',
  yours: '您对此职位的提问',
  waiting: '等待回答',
  removed: '已被雇主移除',
  answer: '回答',
  onAdvert: '已在广告中展示',
  tab: '提问',
  none: '还没有人就此职位提问。',
  anonymous: '您不会知道是谁提问。Fourshore 会把您的回答转给对方。',
  askedOn: '提问于 {{day}}',
  answerLabel: '您的回答',
  publish: '在广告中展示问题和回答',
  save: '保存回答',
  saved: '回答已保存',
  remove: '移除',
  removeTitle: '移除此问题？',
  removeText: '仅限滥用情形。它会从广告中消失，提问者会看到已被移除。',
  removeDone: '问题已移除',
  cancel: '取消',
}
export default zh
