import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  tab: '证明信',
  title: '开具证明信',
  text: '根据档案即时开具，带有编号，并保存在您的文件中。',
  kind: '证明信',
  kinds: { employment: '在职证明', salary: '收入证明', leave: '休假证明' },
  leave: '哪次休假',
  language: '语言',
  languageHint: '证明信始终有英文；第二种语言在其下方。中文暂无法排印。',
  englishOnly: '英文',
  both: '英文和{{language}}',
  addressedTo: '收件方',
  addressedHint: '银行、使馆、房东。留空则为“致有关人士”。',
  make: '开具',
  done: '证明信 {{number}} 已开具并保存。',
  made: '您开具的证明信',
  noneMade: '您还没有开具过。',
  none: '还没有证明信',
  nobodySigns: '贵公司尚未说明由谁签署证明信。请人事部门在设置中填写。',
  noLeave: '您没有已批准的休假。',
  download: '下载',
  downloadOf: '下载证明信 {{number}}',
  failed: '无法打开证明信：{{message}}',
}
export default zh
