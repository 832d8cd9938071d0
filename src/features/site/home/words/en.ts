export default {
  start: 'Get Started',
  startFree: 'Start a 14-day trial',
  logIn: 'Log In',
  talk: 'Talk to us',
  dashboard: 'Go to your dashboard',
  createAccount: 'Create an account',
  home: {
    headline: 'One place to hire and look after people in four countries',
    lead: 'Fourshore knows what Singapore, India, Canada and the United Arab Emirates ask of an employer: which documents, which hours, which pay. And it shows its working, figure by figure.',
    shownTitle: 'The product, not a picture of it',
    shownText:
      'What stands here was computed by the rules that compute it for you, when this page was written. The people are invented; the rules are not.',
    countriesTitle: 'Four countries, each by its own rules',
    countriesText:
      'Forms, checks, hours and permits change with the country of the person, not with the country of the office.',
    worksTitle: 'How it works',
    work1Title: 'Bring your people',
    work1:
      'Type them in, or upload the spreadsheet you already have: CSV or Excel, in any order of columns. Wrong cells are pointed out and put right on the spot.',
    work2Title: 'See what is missing',
    work2:
      'Each record is held against the rules of its country: identity numbers, permits, documents and the day they run out.',
    work3Title: 'Keep it so',
    work3:
      'Reminders go out before a permit or a document expires. Every change is written down: who, when, what it was and what it became.',
    seekersTitle: 'Looking for work?',
    seekersText:
      'Search open jobs in four countries, apply here and see where each application stands. No employer finds you unless you want to be found.',
    seekersLink: 'For job seekers',
    trustTitle: 'What we do with what you entrust to us',
    ctaTitle: 'Try it with one person',
    ctaText: 'Fourteen days, no card, all four countries.',
  },
  trust: {
    sealedTitle: 'Numbers are encrypted',
    sealed:
      'Identity, passport, permit and bank numbers are encrypted in the database, each company’s with keys of its own, and shown masked until somebody asks to see one.',
    apartTitle: 'Companies are kept apart by the database',
    apart:
      'Not by care alone: the database itself hands out one company’s rows at a time, whatever a program asks for.',
    writtenTitle: 'Everything is written down',
    written: 'Who changed a record, who looked at a number, from where. The log is only ever added to.',
    ownTitle: 'No one looks over your shoulder',
    own: 'No advertising, no trackers, no script, font or picture from anybody else’s server. What is kept in your browser stays there.',
  },
  samples: {
    overtimeTitle: 'How a figure explains itself',
    overtimeIntro:
      'Overtime pay of somebody who earns {{salary}} a month and worked {{worked}} hours in a {{threshold}}-hour week.',
    choose: 'Country',
    salary: 'Basic salary a month',
    week: 'Weekly threshold',
    worked: 'Hours worked',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    monthly: 'Hours in a month: {{threshold}} × 52 ÷ 12',
    rate: 'Hourly rate: {{salary}} ÷ {{monthly}}',
    times: 'Overtime: {{hours}} × {{rate}} × {{multiplier}}',
    pay: 'Overtime pay',
    complianceTitle: 'What is missing, at a glance',
    complianceIntro: 'Sample data: four people with incomplete records, scored by the rules of their countries.',
    person: 'Person',
    missing: 'Missing',
    score: 'Compliance score',
    fieldsTitle: 'The form asks what the country asks',
    fieldsIntro: 'The first boxes of the onboarding page in {{country}}.',
    sealed: 'encrypted',
    country:
      'Overtime over {{threshold}} hours a week, at {{multiplier}} times the rate. {{permits}} kinds of permits and passes known.',
  },
} as const
