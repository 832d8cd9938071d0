import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '雇主要求的测试',
  subtitle: '雇主要求的测试在任何方案下都免费。雇主能否看到结果由您决定。',
  none: '没有雇主要求您参加测试',
  noneText: '当您申请的职位要求技能测试时，会显示在这里。',
  start: '参加测试',
  go: '继续',
  result: '查看结果',
  share: '让雇主在我的申请旁看到此结果',
  take: '请先参加测试，然后才能分享结果。',
  over: '雇主已不再要求此测试。您仍可分享您的结果。',
  job: {
    own: '雇主要求参加其自编测试“{{test}}”：{{count}} 分钟，免费。您在申请后参加，并自行决定雇主能否看到结果。',
    title: '技能测试',
    text: '雇主要求参加“{{test}}”测试：{{count}} 分钟，免费。您在申请后参加，并决定雇主能否看到结果。',
  },
  note: {
    text: '此职位要求参加“{{test}}”测试。',
    open: '参加测试或分享结果',
    shared: '您的结果已与雇主分享。',
  },
  ask: {
    write: '编写自己的测试',
    platform: 'Fourshore 的测试',
    own: '贵公司的测试',
    title: '技能测试',
    text: '招聘广告会说明您要求的测试。申请人免费参加，并决定您能否看到结果。不会据此对任何人排序或拒绝。',
    label: '测试',
    none: '不要求测试',
    save: '保存测试',
    saved: '已保存',
    shared: '附有结果的申请：{{count}}',
  },
  seen: {
    earlier: '参加时的标题为“{{title}}”。',
    own: '由贵公司编写的测试。',
    title: '要求的测试：{{test}}',
    none: '没有分享结果。这不说明此人的任何情况。',
    taken: '参加于 {{day}}',
  },
}

export default zh
