export default {
  title: 'My team',
  subtitle: 'Who reports to you, directly and through others, on the day you choose.',
  day: 'As of',
  none: 'Nobody reports to you on this day',
  noneText: 'Who reports to whom is entered by HR in each employee’s record.',
  noRecord: 'No employee record of your company has your e-mail address, so nobody can report to you here.',
  noPosition: 'No position entered',
  people_one: '{{count}} person reports to you.',
  people_other: '{{count}} people report to you.',
  through_one: '{{count}} more through them.',
  through_other: '{{count}} more through them.',
} as const
