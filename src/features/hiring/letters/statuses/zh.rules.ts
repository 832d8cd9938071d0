export default {
  received: '已收到',
  review: '审核中',
  interview: '面试中',
  assessment: '评估',
  offer: '录用意向',
  hired: '已录用',
  notSelected: '未入选',
  withdrawn: '已撤回',
  jobClosed: '职位已关闭',
}
