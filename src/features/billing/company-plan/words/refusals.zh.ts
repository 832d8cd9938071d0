import type { CountryWords } from '../../../../countries/translate.ts'

/** What a company that only reads is told, from its English. */
const refusals: CountryWords = {
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, with tax. Choose it under Subscription to go on.':
    '贵公司的套餐已到期，一切可读，但不能更改。{}（{} 人）：{}每月，含税。请在“订阅”页面选择后继续。',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, before tax. Choose it under Subscription to go on.':
    '贵公司的套餐已到期，一切可读，但不能更改。{}（{} 人）：{}每月，未税。请在“订阅”页面选择后继续。',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, with tax. Choose it under Subscription to go on.':
    '贵公司的套餐已到期，一切可读，但不能更改。{}（{} 人）：{}每年，含税。请在“订阅”页面选择后继续。',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, before tax. Choose it under Subscription to go on.':
    '贵公司的套餐已到期，一切可读，但不能更改。{}（{} 人）：{}每年，未税。请在“订阅”页面选择后继续。',
  'Your company’s plan is paused until {}, so everything can be read and nothing changed. End the pause under Subscription to go on.':
    '贵公司的套餐暂停至 {}，一切可读，但不能更改。请在“订阅”页面结束暂停后继续。',
  'Nothing was ordered yet. The first order asks for it.': '尚未下单。首次下单时会询问。',
}
export default refusals
