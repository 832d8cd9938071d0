import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  waiting_one: '{{count}} 项等待发送',
  waiting_other: '{{count}} 项等待发送',
  refused_one: '{{count}} 项未被接受',
  refused_other: '{{count}} 项未被接受',
  title: '尚未发送',
  help: '您的操作已保存在此设备上，连接恢复后会立即发送。',
  since: '操作时间：{{when}}',
  sendNow: '立即发送',
  retry: '重试',
  discard: '放弃',
  discardThis: '放弃：{{label}}',
  retryThis: '重试：{{label}}',
  sure: '放弃“{{label}}”？服务器将不会收到。',
  close: '关闭',
}
export default zh
