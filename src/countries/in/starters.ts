import type { Starter } from '../starters.ts'

const starters: readonly Starter[] = [
  {
    id: 'software-tester',
    occupation: { id: 1007, title: 'software tester' },
    employmentType: 'FULL_TIME',
    workMode: 'hybrid',
    seniority: 'mid',
    words: {
      en: {
        title: 'Software test engineer',
        description: `You find out what our software does before our users have to, and help the team to build it right from the start.

What you do
- Plan tests from what users need, together with developers
- Automate what is worth repeating, and explore the rest by hand
- Write down faults so that anybody can see them happen again
- Say plainly whether a release is ready

How we work
You sit with the developers of one product. Some days a week are at home; calls with other time zones are rare and planned.`,
        mustHave: ['Planning and writing test cases', 'Automating tests of a web application', 'Reading SQL and logs'],
        niceToHave: ['Load testing', 'Testing on phones'],
      },
    },
  },
  {
    id: 'accountant',
    occupation: { id: 829, title: 'accountant' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Accountant',
        description: `You keep the books of the company so that they are right every month, not only at the end of the year.

What you do
- Record purchases, sales and bank movements, and reconcile them
- Prepare returns of GST and of tax deducted at source, on time
- Close the month and explain what has changed
- Give auditors what they ask for

How we work
You work with one other accountant and report to the head of finance. The end of a month is busy; the rest is planned.`,
        mustHave: [
          'Degree in commerce or accounting',
          'Preparing GST and TDS returns',
          'Accounting software and spreadsheets',
        ],
        niceToHave: ['Experience with an audit', 'Accounts of more than one branch'],
      },
    },
  },
  {
    id: 'customer-service',
    occupation: { id: 1893, title: 'customer service representative' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'entry',
    words: {
      en: {
        title: 'Customer service representative',
        description: `You are who our customers reach when something is not clear or has gone wrong, by phone, chat and e-mail.

What you do
- Listen, find the order or the account, and solve what you can at once
- Hand on what you cannot, and keep the customer informed
- Note what was asked, so that nobody has to say it twice
- Tell us what customers keep stumbling over

How we work
Shifts are planned two weeks ahead, transport is arranged for late ones. Training takes three weeks and is paid.`,
        mustHave: ['Clear speaking and writing with customers', 'Typing while talking', 'Work in shifts'],
        niceToHave: ['Experience in a service centre', 'Using a ticket system'],
      },
    },
  },
]

export default starters
