import type { CountryWords } from '../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'The e-mail address or the password is not right.': '电子邮箱或密码不正确。',
  'Too many failed tries. Please wait {} seconds.': '失败次数过多。请等待 {} 秒。',
  'Too many tries. Please wait {} seconds.': '尝试次数过多。请等待 {} 秒。',
  'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.':
    '无法使用此电子邮箱开立账户。如果它是您的，请登录或设置新密码。',
  'This link was already used or is too old. Ask for a new one.': '此链接已使用过或已失效。请申请新链接。',
  'The current password is not right.': '当前密码不正确。',
  'The new password must differ from the current one.': '新密码必须与当前密码不同。',
  'This password is too common. A short sentence of your own is safer.': '此密码过于常见。您自己的一个短句更安全。',
  'Password must be at least 15 characters. A short sentence is easy to remember.':
    '密码至少需要 15 个字符。一个短句更容易记住。',
  'New password must be at least 15 characters. A short sentence is easy to remember.':
    '新密码至少需要 15 个字符。一个短句更容易记住。',
  'Password must be at most 256 bytes': '密码不得超过 256 字节',
  'New password must be at most 256 bytes': '新密码不得超过 256 字节',
  'Your role does not allow this.': '您的角色无权执行此操作。',
  'Choose a new password first.': '请先设置新密码。',
  'Not found.': '未找到。',
  'Email is required': '请填写电子邮箱',
  'Password is required': '请填写密码',
  'Invalid email format': '电子邮箱格式不正确',
}
export default refusals
