import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A thread has at most {} files.': '一个对话最多 {} 个文件。',
  'Leave the number of a payment card out: nobody needs it here.': '请不要写支付卡号：这里没有人需要它。',
  'The company cannot take files at present. Write without one.': '该公司目前无法接收文件。请不带文件写信。',
  'The other side blocked this thread.': '对方屏蔽了此对话。',
  'This company takes no direct messages.': '该公司不接受私信。',
  'This file was sent already, or is no longer there. Choose it again.': '此文件已发送，或已不存在。请重新选择。',
  'This job takes no questions. Apply for it to write about it.': '此职位不接受提问。请申请后再写信。',
  'This message has left and cannot be taken back.': '此消息已发出，无法撤回。',
  'This thread is closed by the other side.': '对方已关闭此对话。',
  'You and this company do not write to each other any more.': '您与该公司不再互相写信。',
  'You and this person do not write to each other any more.': '您与此人不再互相写信。',
  'You began {} threads within seven days. Begin another one later.': '您在七天内已发起 {} 个对话。请稍后再发起新的。',
  'You blocked this thread. Unblock it to write.': '您已屏蔽此对话。请取消屏蔽后再写。',
  'You have a thread about this job already. Write in it.': '关于此职位您已有一个对话。请在其中写。',
  'Fourshore closed this thread.': 'Fourshore 已关闭此对话。',
  'Your company has reported this thread. Fourshore has not decided yet.':
    '贵公司已举报此对话。Fourshore 尚未作出决定。',
  'Write what is to stand for {}.': '请写明 {} 的内容。',
  'There is a template of this name already.': '已有同名模板。',
  'A company has at most {} templates.': '一家公司最多有 {} 个模板。',
}

export default refusals
