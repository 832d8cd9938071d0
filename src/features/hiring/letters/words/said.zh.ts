import type { CountryWords } from '../../../../countries/translate.ts'

/** The reasons a company begins with, as the person is told them. One that a company wrote stays in its words. */
const said: CountryWords = {
  'We chose somebody whose experience is closer to this work.': '我们选择了经验更贴近这份工作的人。',
  'One of the requirements in the advert is not met at present.': '目前不符合招聘启事中的一项要求。',
  'What you expect and what this position pays are too far apart.': '您的期望与该职位的薪酬相差太大。',
  'The start date or the working hours do not fit.': '入职日期或工作时间不合适。',
  'The position has been filled.': '该职位已有人选。',
  'The position is no longer open.': '该职位已不再招聘。',
}

export default said
