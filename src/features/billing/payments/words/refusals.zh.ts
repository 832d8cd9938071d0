import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This coupon is not known, is over, or was used before.': '此优惠码不存在、已过期或已使用过。',
  'The payment provider did not answer. Nothing was changed or charged. Try again in a minute.':
    '支付服务没有响应。没有更改，也没有扣款。请一分钟后重试。',
  'The amount has changed since the page was opened. Look at it again.': '页面打开后金额已变化。请重新查看。',
  'The price has changed since the page was opened. Look at it again before you pay.':
    '页面打开后价格已变化。付款前请重新查看。',
  'This order is not paid here.': '此订单不在这里付款。',
  'This order is over. Choose the plan again.': '此订单已结束。请重新选择方案。',
  'This payment is not paid back by itself any more. Write to us if you think it should be.':
    '此付款不再自动退款。如您认为应当退款，请写信给我们。',
  'This plan has no price there. Choose the country, and in Canada the province, you live in.':
    '此方案在那里没有价格。请选择您居住的国家，在加拿大还请选择省份。',
  'You have just paid for another plan. Wait until it is confirmed.': '您刚为另一方案付款。请等待确认。',
  'You have no plan that could be changed.': '您没有可更改的方案。',
  'You have this plan already.': '您已有此方案。',
  'Plans cannot be bought here: payments are switched off.': '这里无法购买方案：支付已关闭。',
  'Nothing is left to pay.': '没有待付款项。',
  'Your plan is cancelled. Take that back before you pause it.': '您的方案已取消。请先撤回取消再暂停。',
  'A plan can be paused once it is paid.': '方案付款后才能暂停。',
  'You have paused this paid period before. You can pause again after the next charge.':
    '本付款周期已暂停过。下次扣款后可再次暂停。',
  'Your coupon still takes something off the next charge. You can pause once it is used up.':
    '您的优惠码对下次扣款仍有优惠。用完后才能暂停。',
  'The next charge is due within the hour. You can pause after it.': '下次扣款将在一小时内进行。之后才能暂停。',
  'Your plan is not paused.': '您的方案没有暂停。',
  'The free trial cannot be had any more. Look at the page again before you go on.':
    '免费试用已不可用。继续之前请重新查看页面。',
  'This coupon would leave less than a card can be charged. Go on without it.':
    '使用此优惠码后的金额低于银行卡可扣款的最低金额。请不使用它继续。',
}

export default refusals
