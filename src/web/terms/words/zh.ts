import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  administration: '行政',
  admin: '行政',
  finance: '财务',
  hr: '人力资源',
  marketing: '市场',
  operations: '运营',
  sales: '销售',
  technical: '技术',

  female: '女',
  male: '男',
  divorced: '离异',
  married: '已婚',
  single: '未婚',
  widowed: '丧偶',

  communication: '通讯',
  education: '教育',
  food: '食品',
  housing: '住房',
  meal: '餐饮',
  medical: '医疗',
  transport: '交通',
  annual_bonus: '年终奖金',
  attendance_incentive: '全勤奖励',
  on_call_allowance: '待命津贴',
  relocation: '搬迁',
  sales_incentive: '销售奖励',
  shift_allowance: '轮班津贴',

  new: '新',
  in_review: '审核中',
  interview: '面试',
  assessment: '评估',
  offer: '录用通知',
  hired: '已录用',

  monthly: '每月',
  bi_weekly: '每两周',

  employment_contract: '劳动合同',
  certificate: '证书',
  other_document: '其他文件',
}

export default zh
