export default {
  title: 'Lockers',
  subtitle: 'Who has which locker.',
  tab: 'Locker',
  label: 'Locker',
  state: 'State',
  person: 'Person',
  states: { free: 'Free', asked: 'Waits for approval', given: 'Given' },
  none: 'No lockers yet',
  noneText: 'Lockers that are added stand here.',
  own: 'Your lockers',
  ownNone: 'You have no locker.',
} as const
