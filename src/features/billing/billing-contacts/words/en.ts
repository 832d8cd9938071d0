export default {
  title: 'Billing contact',
  hello: 'Hello {{name}},',
  missing:
    'This link opens nothing any more. If you still wish to get the papers, ask the company for a new invitation.',
  agree: 'Agree',
  decline: 'Do not agree',
  leave: 'Get nothing more',
  states: {
    invited:
      '{{company}} asks you to get its invoices, receipts and reminders of payment for Fourshore by e-mail. You need no account, and can leave at any time by this link.',
    confirmed:
      'You get the invoices, receipts and reminders of payment of {{company}}. Keep the letter with this link: by it you can leave.',
    over: 'This invitation of {{company}} is over. Ask the company for a new one.',
    left: 'You get nothing more of {{company}}.',
  },
  contacts: {
    title: 'Billing contacts',
    text: 'People outside your company who get invoices, receipts and reminders of payment by e-mail, beside the address on the invoices. They agree by a link first.',
    none: 'None yet.',
    name: 'Name',
    email: 'E-mail',
    language: 'Language of the letters',
    languageHint: 'They get the invitation and all later letters in it.',
    invite: 'Invite',
    invited: 'The invitation is on its way.',
    remove: 'Remove',
    removeOne: 'Remove {{name}}',
    removed: 'Removed. They get nothing more.',
  },
  contactStates: {
    invited: 'Invited on {{day}}, not agreed yet',
    confirmed: 'Agreed on {{day}}',
    over: 'Invited on {{day}}; the invitation is over. Invite again.',
  },
} as const
