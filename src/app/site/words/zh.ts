import type { Translation } from '../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  home: {
    title: 'Fourshore：新加坡、印度、加拿大和阿联酋的招聘与人力资源平台',
    description:
      '了解新加坡、印度、加拿大和阿联酋法规的人力资源软件：员工档案、文件、许可、加班与合规，每个数字都有说明。',
  },
  jobs: {
    title: '新加坡、印度、加拿大和阿联酋的职位 · Fourshore',
    description:
      '新加坡、印度、加拿大和阿联酋的在招职位，列明薪酬、地点和截止日期。可按职位名称、技能、公司或地点搜索，无需账户。',
  },
  job: {
    title: '职位 · Fourshore',
    description: '一个职位的薪酬、地点、要求和申请方式。',
  },
  forEmployers: {
    title: '面向四国雇主的人力资源软件 · Fourshore',
    description: '为新加坡、印度、加拿大和阿联酋的公司提供员工档案、入职、许可、提醒和合规报告。可试用 14 天。',
  },
  forJobSeekers: {
    title: '新加坡、印度、加拿大和阿联酋的求职者 · Fourshore',
    description: '属于您自己的账户，与任何雇主无关。四国求职者今天可以使用什么，以及后续将推出什么。',
  },
  hrms: {
    title: '人力资源管理：人员、许可、加班与合规 · Fourshore',
    description: '展示计算过程的人力资源系统：人员、入职、文件、许可、加班与合规，均按各国规则处理。',
  },
  hrmsFeatures: {
    title: '人力资源管理功能逐项介绍 · Fourshore',
    description: '员工名录、入职、文件、许可、加班、合规与导入：Fourshore 目前可用的全部功能。',
  },
  about: {
    title: '关于 Fourshore',
    description: 'Fourshore 由谁打造、为何打造、遵循哪些原则。总部位于新加坡兀兰，并在金奈和迪拜设有办事处。',
  },
  contact: {
    title: '联系 Fourshore',
    description: '就产品、您的账户、个人数据或其他任何事宜，写信给 Fourshore 团队。',
  },
  newsletter: {
    title: '新闻简报 · Fourshore',
    description: '四国招聘与雇佣法规的变化，以及 Fourshore 的最新动态。',
  },
  faq: {
    title: '问题与解答 · Fourshore',
    description: '关于 Fourshore 最常见问题的解答：账户、数据、国家、价格与帮助。',
  },
  privacy: {
    title: '隐私政策 · Fourshore',
    description: 'Fourshore 保存哪些个人数据、为何保存、保存多久、谁可查看，以及如何删除。',
  },
  terms: {
    title: '服务条款 · Fourshore',
    description: '公司、员工和求职者使用 Fourshore 的条款。',
  },
  cookiePolicy: {
    title: 'Cookie 政策 · Fourshore',
    description: 'Fourshore 在您的浏览器中存储什么以及为何存储。没有跟踪器，没有广告。',
  },
  aiTransparency: {
    title: '申请如何比对 · Fourshore',
    description:
      '您通过 Fourshore 申请职位时程序做什么：它得到哪些内容、绝不会得到哪些内容、如何提出异议，以及如何要求只由人来审阅。',
  },
  refund: {
    title: '退款政策 · Fourshore',
    description: '向 Fourshore 支付的款项在何种情况下退还、如何申请以及需要多长时间。',
  },
}
export default zh
