/** What somebody asks to be paid and when they can begin, wherever it is shown. */
export default {
  asks: 'Asks {{range}} {{per}}',
  asksMore: 'Asks {{amount}} or more {{per}}',
  per: { HOUR: 'an hour', DAY: 'a day', WEEK: 'a week', MONTH: 'a month', YEAR: 'a year' },
  canBegin: 'Can begin: {{when}}',
  begin: {
    now: 'at once',
    '1w': 'in 1 week',
    '2w': 'in 2 weeks',
    '4w': 'in 4 weeks',
    '1m': 'in 1 month',
    '2m': 'in 2 months',
    '3m': 'in 3 months',
  },
}
