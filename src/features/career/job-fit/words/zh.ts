import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '您具备的条件',
  must: '{{of}} 项必备条件中，您符合 {{met}} 项',
  cv: '与您最新的简历对照。只有您能看到，不会告知雇主。',
  profile: '与您的个人资料对照。只有您能看到，不会告知雇主。',
  nothing: '填写个人资料或上传简历，即可查看您符合哪些必备条件。',
  sayIt: '在个人资料中说明',
  fill: '前往个人资料',
  list: '逐项必备条件',
  none: '此招聘启事中没有可对照的内容。',
  notCounted: '不作对照',
  save: '收藏',
  saved: '已收藏',
  applied: '您已申请此职位',
  appliedSee: '查看进展',
  follow: '关注此职位',
  following: '您已关注此职位',
  followText: '重新开放或关闭时，只发一封信。',
  verdict: {
    met: '符合',
    partly: '部分符合',
    not_found: '未找到',
    unknown: '未知',
  },
  work: {
    may: '您可以在{{country}}工作。',
    sponsored: '您在{{country}}需要担保，此职位提供担保。',
    perhaps: '您在{{country}}需要担保，此职位视情况决定。',
    not_sponsored: '您在{{country}}需要担保，此职位未说明提供担保。',
    not_said: '您尚未说明是否可以在{{country}}工作。',
  },
}

export default zh
