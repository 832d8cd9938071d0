export default {
  title: 'Subscription',
  subtitle: 'Your company’s plan, and what of it you use.',
  now: 'Now',
  states: {
    trial_one: 'Free trial: {{count}} day left, until {{day}}.',
    trial_other: 'Free trial: {{count}} days left, until {{day}}.',
    expired: 'The free trial ended on {{day}}.',
    none: 'No trial was begun.',
  },
  after:
    'Nothing is charged: no plan is sold to companies yet. When the trial is over, nothing is locked or deleted, and no card is asked for.',
  export: 'Export everything',
  seats: 'Seats',
  seatsMeans: 'People employed on each day, their first and last day counted',
  seatsToday_one: '{{count}} person is employed today',
  seatsToday_other: '{{count}} people are employed today',
  seatsRule: 'Somebody who left takes no seat from the day after their last.',
  day: 'Day',
  people: 'People',
  messages: 'Messages sent this month',
  channels: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' },
  none: 'Nobody is employed yet.',
} as const
