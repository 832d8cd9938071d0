import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '考勤机',
  unpaired: '此平板尚未配对',
  unpairedText: '请在此平板上打开“考勤 - 设备”中的链接。链接十分钟内有效，只能使用一次。',
  scan: '用手机扫码打卡',
  or: '或输入编号',
  number: '员工编号',
  pin: '密码',
  in: '上班',
  out: '下班',
  doneIn: '{{name}}，{{time}} 上班',
  doneOut: '{{name}}，{{time}} 下班',
  photo: '打卡时会拍照。考勤管理人员可以查看，照片将于{{day}}删除。',
  noCamera: '无法使用摄像头。您的打卡有效；人事会看到没有照片。',
  camera: '摄像头画面',
  offline: '没有网络，恢复后自动显示。',
  showPin: '显示或隐藏密码',
}
export default zh
