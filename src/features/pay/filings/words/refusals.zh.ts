import type { CountryWords } from '../../../../countries/translate.ts'

/** What the work on filings is refused with, from its English. */
const refusals: CountryWords = {
  'No run of this month is locked, and no receipt is of it: there is nothing to pack.':
    '本月没有已锁定的工资批次，也没有回执：没有可打包的内容。',
  'Nobody is reminded of it any more.': '已不再就此提醒任何人。',
  'Choose a day that is still to come.': '请选择一个尚未到来的日期。',
  'Reminders are put off until the day it is due, not longer.': '提醒最多推迟到到期日，不能更久。',
  'It is late: reminders are put off for a week at most.': '已经逾期：提醒最多推迟一周。',
  'It is confirmed with the receipt it has: that one stays.': '已用现有回执确认：该回执保留不变。',
}
export default refusals
