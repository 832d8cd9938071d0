import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'Too many failed tries for this account. Choose a new password by e-mail, or wait {} seconds.':
    '此账户的失败尝试过多。请通过邮件设置新密码，或等待 {} 秒。',
  'Confirm your e-mail address first: ask for a code and enter it.': '请先确认您的邮箱：获取验证码并输入。',
  'Your e-mail address is confirmed already.': '您的邮箱已经确认。',
  'This code is not right, or it is too old. Ask for a new one.': '验证码不正确或已过期。请重新获取。',
  'Enter the six digits of the letter.': '请输入邮件中的六位数字。',
  'This is a job seeker’s account. Sign in under Job Seeker.': '这是求职者账户。请在“求职者”下登录。',
  'This is a company’s account. Sign in under Employer.': '这是公司账户。请在“雇主”下登录。',
  'This is an employee’s account. Sign in on the page of your company.': '这是员工账户。请在贵公司的页面登录。',
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
  'Confirm that it is you with your second factor.': '请使用第二验证因素确认是您本人。',
  'This sign-in took too long or was tried too often. Enter your password once more.':
    '此次登录耗时过长或尝试次数过多。请重新输入密码。',
  'This code is not right or was already used. Wait for the next one.': '此验证码不正确或已使用过。请等待下一个。',
  'This recovery code is not right or was already used.': '此恢复码不正确或已使用过。',
  'This passkey could not be confirmed.': '无法验证此通行密钥。',
  'Too many wrong codes. Please wait {} seconds.': '错误的验证码次数过多。请等待 {} 秒。',
  'The password is not right.': '密码不正确。',
  'Your authenticator app is already on. Turn it off before setting up another.':
    '您的身份验证器应用已启用。请先将其关闭，再设置另一个。',
  'This code is not right. Check that the clock of your device is, and take the next code.':
    '此验证码不正确。请检查设备时间是否准确，然后使用下一个验证码。',
  'Your company asks for a second factor. Set up another one before removing this one.':
    '贵公司要求使用第二验证因素。请先设置另一个，再移除此项。',
  'Recovery codes come with a second factor. Set one up first.': '恢复码需配合第二验证因素使用。请先设置一个。',
  'An account has at most {} passkeys. Remove one first.': '一个账户最多可有 {} 个通行密钥。请先移除一个。',
  'This took too long. Begin once more.': '操作耗时过长。请重新开始。',
  'This passkey already signs in to an account.': '此通行密钥已用于登录某个账户。',
  'Session not found.': '未找到该会话。',
  'Passkey not found.': '未找到该通行密钥。',
  'Authenticator app not found.': '未找到身份验证器应用。',
  'This invitation was already used, was withdrawn or is too old. Ask for a new one.':
    '此邀请已使用、已撤回或已失效。请申请新的邀请。',
  'Enter the six digits your authenticator app shows.': '请输入身份验证器应用显示的六位数字。',
  'Give a code, a recovery code or a passkey.': '请提供验证码、恢复码或通行密钥。',
  'A passkey is required': '请提供通行密钥',
  'Code is required': '请填写验证码',
  'Recovery code is required': '请填写恢复码',
  'First name is required': '请填写名',
  'Last name is required': '请填写姓',
  'Company name is required': '请填写公司名称',
  'Country is required': '请选择国家',
  'Your company asks for a second factor. Set one up first.': '贵公司要求使用第二验证因素。请先设置一个。',
  'Something went wrong on our side. Nothing was changed.': '我们这边出了错。没有任何更改。',
  'The service is busy for a moment. Please try again.': '服务暂时繁忙。请重试。',
  'Your company’s plan is over, so everything can be read and nothing changed. Choose a plan under Subscription to go on.':
    '贵公司的方案已结束，因此一切可以查看，但不能更改。请在“订阅”中选择方案以继续。',
  'You are looking as somebody else, so nothing can be changed. End the view first.':
    '您正以他人身份查看，因此无法更改任何内容。请先结束查看。',
  'This is for the owner of the account alone.': '此内容仅供账户所有者查看。',
  'Confirm that it is you: enter your password.': '请确认是您本人：输入您的密码。',
}
export default refusals
