import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  continued: '{{when}} 的草稿，接自另一台设备',
  kept: '{{when}} 的草稿',
  discard: '删除草稿',
  changed: '您在另一台设备或另一个标签页中也修改了此表单（{{when}}）。继续使用哪一份？',
  ended: '您已在另一台设备或另一个标签页中提交或删除了此表单。此后您在这里填写的内容仍在。',
  takeTheirs: '另一份',
  keepMine: '这一份',
  afresh: '重新填写',
}

export default zh
