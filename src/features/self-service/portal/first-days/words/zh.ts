import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '在{{company}}的头几天',
  text: '先做四件事。已完成：{{done}}/{{of}}。',
  steps: {
    contact: '填写您的电话号码和住址',
    emergency: '告诉我们发生意外时联系谁',
    memos: '阅读并回复公司发给您的内容',
    documents: '提交第一份文件',
    notifications: '选择接收消息的方式',
  },
  open: '现在去做',
  openOf: '现在去做：{{what}}',
  done: '已完成',
  hide: '隐藏这些步骤',
  failed: '未能隐藏这些步骤：{{message}}',
}
export default zh
