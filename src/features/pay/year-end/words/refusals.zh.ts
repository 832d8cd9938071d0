import type { CountryWords } from '../../../../countries/translate.ts'

/** What stands against a file of a yearly form, from its English. */
const refusals: CountryWords = {
  'The slip is not made yet, or its figures have changed since. Make slips first.':
    '凭单尚未生成，或其数字已变更。请先生成凭单。',
  'This form has no amended file.': '此表没有修订文件。',
  'Nobody is to be in this file.': '此文件中不会有任何人。',
  '{} is missing: enter it under Registrations.': '缺少{}：请在登记中填写。',
  '{} is missing or wrong.': '{}缺失或有误。',
  'The layout on file is of years from {} on: earlier ones have another.':
    '现有格式适用于{}年及以后：之前的年份为另一种格式。',
}
export default refusals
