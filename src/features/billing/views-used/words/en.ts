export default {
  title: 'What you use',
  none: 'No view was counted in the last 30 days.',
  used_one: 'Your company used {{count}} view in the last 30 days.',
  used_other: 'Your company used {{count}} views in the last 30 days.',
  only: {
    team_zero: 'None of them is only in Team.',
    team_one: '{{count}} of them is only in Team.',
    team_other: '{{count}} of them are only in Team.',
    business_zero: 'None of them is only in Business: a smaller plan takes no view away.',
    business_one: '{{count}} of them is only in Business.',
    business_other: '{{count}} of them are only in Business.',
  },
  in: { team: 'only in Team', business: 'only in Business' },
  which: 'Which views',
  days_one: 'on {{count}} day',
  days_other: 'on {{count}} days',
  how: 'Counted is that a view was opened on a day, not by whom and not what was looked at. After 30 days the count is gone.',
} as const
