import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '我的资料',
  text: '雇主请您补全个人资料。',
  textBy: '雇主请您在 {{day}} 之前补全个人资料。',
  missing: '仍缺少：{{missing}}',
  needed: '请选择国籍',
  saved: '已保存。仍缺少：{{missing}}',
  done: '您的资料已完整。',
  save: '保存我的资料',
  nationality: '国籍',
  employmentStatus: '就业身份',
  phone: '电话号码',
  birthDate: '出生日期',
  gender: '性别',
  maritalStatus: '婚姻状况',
  address: '地址',
  addressLine2: '地址第二行',
  postalCode: '邮政编码',
  emergencyContactName: '紧急联系人姓名',
  emergencyContactPhone: '紧急联系人电话',
}
export default zh
