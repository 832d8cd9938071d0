import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  label: '以他人身份查看',
  text: '您正以此身份查看 Fourshore：{{who}}。无法更改任何内容。结束时间：{{when}}。',
  end: '结束查看',
  failed: '无法结束查看。请重试。',
  roles: {
    employer: '雇主',
    employer_admin: '管理员',
    hr_admin: '人力资源',
    recruiter: '招聘专员',
    payroll_officer: '薪资专员',
    finance: '财务',
    read_only: '只读',
    employee: '员工',
  },
  confirm: {
    title: '请确认是您本人',
    text: '为保障您的安全，请输入密码以继续。',
    password: '密码',
    submit: '确认',
    failed: '未成功。请重试。',
  },
}
export default zh
