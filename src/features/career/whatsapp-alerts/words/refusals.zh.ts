import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Alerts are not on. Confirm the number or end the pause first.': '提醒未开启。请先确认号码或结束暂停。',
  'This number has answered STOP. Answer START from it first.': '此号码已回复 STOP。请先用它回复 START。',
  'This server cannot send messages that way. E-mail and push still work.':
    '此服务器不能以这种方式发送消息。电子邮件和推送仍可用。',
}

export default refusals
