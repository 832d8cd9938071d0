import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const said: Translation<typeof en> = {
  title: '没有网络连接',
  text: '此页面没有保存在这台设备上。网络恢复后请重试。',
  again: '重试',
  lastList: '您上次看到的职位列表',
  list: '没有网络连接。这是 {{when}}（您的时间）的列表。',
  otherList: '没有网络连接，而且此列表没有保存在这台设备上。这是您上次看到的列表，时间为 {{when}}（您的时间）。',
  advert: '没有网络连接。这是该招聘信息在 {{when}}（您的时间）时的内容，之后可能有变化。',
}

export default said
