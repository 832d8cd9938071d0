import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  search: '搜索空缺职位',
  country: '国家',
  anyCountry: '所有国家',
  department: '部门',
  anyDepartment: '所有部门',
  find: '搜索',
  noFit: '没有符合的职位。请减少关键词。',
  count_one: '1 个空缺职位',
  count_other: '{{count}} 个空缺职位',
  pages: '页码',
  before: '上一页',
  after: '下一页',
  page: '第 {{page}} 页，共 {{pages}} 页',
  title: '员工登录',
  subtitle: '登录 {{company}}',
  missing: '此处没有公司',
  missingText: '没有公司使用网址 {{address}}。请向您的人力资源团队询问正确网址。',
  home: '前往首页',
  website: '公司网站',
  jobs: '招聘职位',
}
export default zh
