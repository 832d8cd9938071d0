import { digests } from './digest.ts'
import { endings } from './leaving.ts'
import { ofOwn } from './own.ts'
import {
  dateIn,
  type Expiring,
  formatDocumentList,
  joinParagraphs,
  type OwnTexts,
  type SecurityChange,
} from './template.ts'

const date = dateIn('zh-Hans')

/** Simplified Chinese. */

const state = (d: number): string => {
  if (d < 0) return '已到期'
  if (d === 0) return '今天到期'
  return `剩余天数：${d}`
}
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person}：` : ''}${document}，${date(day)}（${state(daysLeft)}）`
const others = (n: number): string => `另有 ${n} 份`

const changes: Record<SecurityChange, string> = {
  'authenticator-on': '已设置身份验证器应用',
  'authenticator-off': '身份验证器应用已关闭',
  'passkey-added': '已添加一个通行密钥',
  'passkey-removed': '已移除一个通行密钥',
  'recovery-used': '有人使用恢复代码登录',
  'recovery-new': '已生成新的恢复代码',
  'reset-by-company': '贵公司的一位管理员移除了您的第二验证因素',
}

export const zh: OwnTexts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `欢迎加入 ${company}`,
    text: joinParagraphs(
      `${name}，您好：`,
      `欢迎加入 ${company}。请设置密码以开通您的员工门户；此链接仅可使用一次，${hours} 小时内有效：`,
      link,
    ),
    short: `欢迎加入 ${company}。请设置密码（${hours} 小时内有效）：${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `您在 ${company} 的员工门户`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} 已为您开通员工门户。管理员会给您一个临时密码；该密码仅可使用一次，${hours} 小时内有效，首次登录时您将设置自己的密码。`,
      `请使用 ${email} 登录：`,
      portal,
    ),
    short: `${company}：员工门户已开通，密码由管理员提供。${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: '设置新的 Fourshore 密码',
    text: joinParagraphs(
      `${name}，您好：`,
      `有人（希望是您本人）请求为您${company ? `在 ${company} ` : ''}的 Fourshore 账户设置新密码。此链接仅可使用一次，${minutes} 分钟内有效：`,
      link,
      '如果不是您本人，则没有任何更改，您无需进行任何操作。',
    ),
    short: `Fourshore：设置新密码（${minutes} 分钟内有效）：${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `为 ${company} 设置新密码`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} 请我们向您发送设置新密码的链接。该链接仅可使用一次，${minutes} 分钟内有效：`,
      link,
    ),
    short: `${company}：设置新密码（${minutes} 分钟内有效）：${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: '您的 Fourshore 密码已更改',
    text: joinParagraphs(
      `${name}，您好：`,
      '您的 Fourshore 账户密码刚刚被更改，其他所有会话均已结束。',
      '如果不是您本人操作，请告知管理员，并在此设置新密码：',
      link,
    ),
    short: `您的 Fourshore 密码已更改。不是您本人？${link}`,
  }),
  'security-changed': ({ name, change, link }) => ({
    subject: '您的 Fourshore 账户安全设置已更改',
    text: joinParagraphs(
      `${name}，您好：`,
      `您的 Fourshore 账户有以下变更：${changes[change]}。`,
      '如果不是您本人操作，请更改密码，并在此查看您的登录会话：',
      link,
    ),
    short: `您的 Fourshore 账户安全设置已更改。不是您本人？${link}`,
  }),
  'administrator-invited': ({ name, company, link, hours }) => ({
    subject: `邀请您在 Fourshore 上管理 ${company}`,
    text: joinParagraphs(
      '您好：',
      `${name} 邀请您协助管理 ${company}。请填写姓名并设置密码；此链接仅可使用一次，${hours} 小时内有效：`,
      link,
      '如果您不清楚此事，无需进行任何操作。',
    ),
    short: `邀请您管理 ${company}（${hours} 小时内有效）：${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: '您的工作邮箱地址已更改',
    text: `您的雇主已将您员工档案中的邮箱地址由 ${old} 更改为 ${fresh}。如有错误，请告知人力资源部门。`,
    short: '您的工作邮箱地址已更改。如有错误，请告知人力资源部门。',
  }),
  'newsletter-confirm': ({ link, hours }) => ({
    subject: '请确认订阅 Fourshore 通讯',
    text: joinParagraphs(
      '您好：',
      `有人（希望是您本人）用此邮箱订阅了 Fourshore 通讯。请在 ${hours} 小时内点击以下链接确认：`,
      link,
      '如果不是您本人，请忽略此邮件：未经确认，我们不会向您发送通讯。',
    ),
    short: `确认 Fourshore 通讯（${hours} 小时）：${link}`,
  }),
  'newsletter-welcome': ({ link }) => ({
    subject: '您将收到 Fourshore 通讯',
    text: joinParagraphs(
      '您好：',
      '谢谢，您的邮箱已确认。通讯会告诉您四个国家招聘与用工规则的变化，以及 Fourshore 的新内容。',
      '您可以随时一键退订：',
      link,
    ),
    short: `您将收到 Fourshore 通讯。退订：${link}`,
  }),
  'contact-received': ({ reference }) => ({
    subject: `我们已收到您的留言（${reference}）`,
    text: joinParagraphs(
      '您好：',
      `感谢您联系 Fourshore。您的留言已送达，我们的同事会阅读并通过电子邮件回复。编号：${reference}。`,
      '如果您没有给我们留言，可能是有人误填了您的邮箱，您无需做任何操作。',
    ),
    short: `Fourshore 已收到您的留言（${reference}）。`,
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `${name} 的名片`,
    text: joinParagraphs(`附件是 ${name}（${company}，${position}）的电子名片。`, '打开附件即可添加到通讯录。'),
    short: `${name}（${company}）的名片。`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}：即将到期的证件（${documents.length + more}）`,
    text: joinParagraphs(
      '以下证件即将到期或已经到期：',
      formatDocumentList(documents, more, line, others),
      '请在此更新：',
      link,
    ),
    short: `${company}：有证件即将到期（${documents.length + more}）。${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `您即将到期的证件（${count}）`,
      text: joinParagraphs(
        `${name}，您好：`,
        `${company} 保存的您的以下证件即将到期或已经到期：`,
        formatDocumentList(documents, more, line, others),
        '如有新证件，请交给人力资源部门。',
      ),
      short: `${company}：您的证件即将到期（${count}）。`,
    }
  },
  'application-received': ({ name, job, company, link, days }) => ({
    subject: `您在 ${company} 的申请：${job}`,
    text: joinParagraphs(
      `${name}，您好：`,
      `谢谢。${company} 已收到您对 ${job} 的申请。`,
      days === null ? null : `会有人查看，并在 ${days} 天内答复您。`,
      '您可以在这里查看申请进展、给雇主写信或撤回申请：',
      link,
    ),
    short: `${company} 已收到您的申请（${job}）。${link}`,
  }),
  'application-again': ({ name, job, company, link }) => ({
    subject: `您已经申请过：${job}`,
    text: joinParagraphs(
      `${name}，您好：`,
      `有人用此邮箱第二次申请了 ${company} 的 ${job}。第一份申请保持不变，链接如下：`,
      link,
      '如果不是您本人，则无需任何操作。',
    ),
    short: `您已经申请过 ${job}。${link}`,
  }),
  'application-closed': ({ name, job, company, words }) => ({
    subject: `${job}：职位已关闭`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} 已关闭 ${job} 职位，您的申请也随之结束。如果职位重新开放，您的申请将从原处继续，我们会通知您。`,
      words || null,
      '感谢您的时间和关注。',
    ),
    short: `${company} 已关闭 ${job} 职位。`,
  }),
  'application-news': ({ what, job, count, link }) => {
    const subject = {
      arrived: `${job}：${count} 份新申请`,
      wrote: `${job}：一位申请人给您写信了`,
      asked: `${job}：一位申请人询问申请进展`,
      withdrew: `${job}：一份申请已撤回`,
      mentioned: `${job}：有备注提到了您`,
      feedback: `${job}：一位同事在等您的评分表`,
    }[what]
    return { subject, text: joinParagraphs(subject, '请在此打开：', link), short: `${subject} ${link}` }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}：您的数据导出已就绪`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} 在 Fourshore 中保存的全部数据已导出完毕。请在 ${days} 天内从此处下载：`,
      link,
      '逾期将被删除。如果这不是您申请的，请告知您的管理员。',
    ),
    short: `${company}：数据导出已就绪（${days} 天）：${link}`,
  }),
  'interview-proposed': ({ name, company, job, count, link }) => ({
    subject: `${company}：请选择面试时间`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} 希望就“${job}”职位与您面谈。请从 ${count} 个时间中选择合适的一个；如果都不合适，请在同一页面说明：`,
      link,
    ),
    short: `${company}：请选择面试时间：${link}`,
  }),
  'interview-arranged': ({ name, company, job, with: people, when, place, minutes, link, moved }) => ({
    subject: moved ? `时间变更：“${job}”面试` : `“${job}”面试`,
    text: joinParagraphs(
      `${name}，您好：`,
      moved ? `${company} “${job}”职位的面试已改到：` : `${company} “${job}”职位的面试安排在：`,
      `${when}（${minutes} 分钟）`,
      place ? `地点：${place}` : null,
      `面试官：${people}`,
      '日历邀请见附件。详情请见：',
      link,
    ),
    short: `${company}：面试 ${when} ${link}`,
  }),
  'interview-cancelled': ({ name, company, job, with: people, when, reason }) => ({
    subject: `已取消：“${job}”面试`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} “${job}”职位原定于 ${when} 与 ${people} 的面试不再举行。`,
      reason || null,
    ),
    short: `${company}：面试已取消`,
  }),
  'interview-answered': ({ name, job, person, words, link }) => ({
    subject: `${person}：没有合适的时间`,
    text: joinParagraphs(`${name}，您好：`, `“${job}”面试的时间对 ${person} 都不合适，对方写道：`, words, link),
    short: `${person}：没有合适的时间 ${link}`,
  }),
  'offer-made': ({ name, company, job, until, link }) => ({
    subject: `${company} 向您发出录用通知`,
    text: joinParagraphs(
      `${name}，您好：`,
      `${company} 希望您加入，担任“${job}”。请阅读录用信，并在 ${until} 前答复：`,
      link,
    ),
    short: `${company} 录用通知：${link}`,
  }),
  'offer-answered': ({ name, job, person, accepted, words, link }) => ({
    subject: accepted ? `${person} 已接受录用` : `${person} 已婉拒录用`,
    text: joinParagraphs(
      `${name}，您好：`,
      accepted ? `${person} 已接受“${job}”的录用。` : `${person} 已婉拒“${job}”的录用。`,
      words || null,
      link,
    ),
    short: accepted ? `${person} 已接受录用 ${link}` : `${person} 已婉拒录用 ${link}`,
  }),
  'offer-approval': ({ name, job, person, link }) => ({
    subject: `给 ${person} 的录用等待您批准`,
    text: joinParagraphs(`${name}，您好：`, `给 ${person} 的“${job}”录用等待您批准：`, link),
    short: `录用等待您批准：${link}`,
  }),
  ...endings.zh,
  ...ofOwn.zh,
  ...digests.zh,
  'job-alert': ({ name, search, count, jobs, link }) => ({
    subject: `新职位：${search}（${count}）`,
    text: joinParagraphs(
      `${name}，您好：`,
      `您的搜索“${search}”有新职位：${count}`,
      jobs.map((j) => `${j.title} · ${j.company} · ${j.place}`).join('\n'),
      '全部职位，以及发送频率：',
      link,
    ),
    short: `新职位（${count}）：${link}`,
  }),
}
