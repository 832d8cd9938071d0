/** What search engines show of a public page: its title and one or two sentences, by the name of the screen’s title. */
export default {
  home: {
    title: 'Fourshore: hiring and HR in Singapore, India, Canada and the UAE',
    description:
      'HR software that knows the rules of Singapore, India, Canada and the UAE: employee records, documents, permits, overtime and compliance, with every figure explained.',
  },
  jobs: {
    title: 'Jobs in Singapore, India, Canada and the UAE · Fourshore',
    description:
      'Open jobs with their pay, place and closing day in Singapore, India, Canada and the UAE. Search by title, skill, company or place; no account is needed.',
  },
  job: {
    title: 'A job · Fourshore',
    description: 'One job with its pay, place, requirements and how to apply.',
  },
  forEmployers: {
    title: 'HR software for employers in four countries · Fourshore',
    description:
      'Employee records, onboarding, permits, reminders and compliance reports for companies in Singapore, India, Canada and the UAE. Try it for 14 days.',
  },
  forJobSeekers: {
    title: 'For job seekers in Singapore, India, Canada and the UAE · Fourshore',
    description:
      'An account of your own, apart from any employer’s. What is here today for people looking for work in four countries, and what follows.',
  },
  hrms: {
    title: 'HRMS: people, permits, overtime and compliance · Fourshore',
    description:
      'An HR suite that shows its working: people, onboarding, documents, permits, overtime and compliance by the rules of each country.',
  },
  hrmsFeatures: {
    title: 'HR management features, one by one · Fourshore',
    description:
      'Directory, onboarding, documents, permits, overtime, compliance and import: every feature of Fourshore that works today.',
  },
  about: {
    title: 'About Fourshore',
    description:
      'Who builds Fourshore, why, and by which principles. Headquarters in Woodlands, Singapore, with offices in Chennai and Dubai.',
  },
  contact: {
    title: 'Contact Fourshore',
    description: 'Write to the team of Fourshore about the product, your account, your personal data or anything else.',
  },
  newsletter: {
    title: 'Newsletter · Fourshore',
    description: 'Changes in hiring and employment rules in four countries, and what is new in Fourshore.',
  },
  faq: {
    title: 'Questions and answers · Fourshore',
    description:
      'Answers to the questions people ask most about Fourshore: accounts, data, countries, prices and help.',
  },
  privacy: {
    title: 'Privacy policy · Fourshore',
    description: 'Which personal data Fourshore keeps, why, for how long, who sees it, and how to have it deleted.',
  },
  terms: {
    title: 'Terms of service · Fourshore',
    description: 'The terms under which companies, employees and job seekers use Fourshore.',
  },
  cookiePolicy: {
    title: 'Cookie policy · Fourshore',
    description: 'What Fourshore stores in your browser and why. No trackers, no advertising.',
  },
  aiTransparency: {
    title: 'How applications are compared · Fourshore',
    description:
      'What a program does when you apply through Fourshore: what it is given, what it never is, how to disagree and how to ask for people alone.',
  },
  refund: {
    title: 'Refund policy · Fourshore',
    description: 'When a payment to Fourshore is returned, how to ask for it and how long it takes.',
  },
} as const
