export default {
  title: 'Refund policy',
  lead: 'When you get money back, how to ask for it, and how long it takes.',
  today: {
    title: 'What is free, and what is not',
    text: `Accounts for job seekers are free. Paid plans for them are sold where the page of plans shows a price; nothing is charged without an express order. No paid plan is sold to companies at present: their trial is free for 14 days, needs no card, ends by itself and never becomes a paid plan. If you were charged in our name without having ordered, write to {{email}} at once.`,
  },
  mind: {
    title: 'You change your mind',
    text: `- First order of a plan: the whole amount back within 14 days of payment, without a reason.
- Renewal: the whole amount back within 14 days, if the plan was not used since.
- Where your law gives you a longer time to withdraw, that time holds.`,
  },
  later: {
    title: 'Cancelling later',
    text: `You may cancel at any time. A monthly plan then runs to the end of the month paid for. Of a yearly plan we pay back the whole months that are left.`,
  },
  fault: {
    title: 'When it is our fault',
    text: `- Charged twice or too much: the difference back, however late you notice.
- The service, or a part you paid for, did not work for more than 24 hours in a row: the days concerned back.
- We end the service, or change terms or price to your disadvantage, and you leave: everything paid for the time afterwards back.`,
  },
  ask: {
    title: 'How to ask',
    text: `Write to {{email}} from the address of the account, with the date and the amount. No form and no reason is needed. We answer within 5 working days. The money goes back the way it came, in the same currency, within 14 days of our answer; your bank may need some days more. Taxes are paid back with the amount they belong to.`,
  },
  not: {
    title: 'What is not paid back',
    text: `Fees that others charged you, such as your bank's for exchange, and months of a yearly plan that have passed.`,
  },
  rights: {
    title: 'Your rights by law',
    text: `These rules add to the law and never take from it: the Consumer Protection (Fair Trading) Act 2003 in Singapore, the Consumer Protection Act 2019 in India, the consumer protection law of your province in Canada, Federal Law 15 of 2020 in the United Arab Emirates. If we do not agree, you may turn to the authority or court they name; see the [terms of service](terms).`,
  },
} as const
