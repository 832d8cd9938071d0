export default {
  title: 'Frequently asked questions',
  lead: 'Answers for employers, employees and job seekers, about the service as it is today.',
  groups: { employers: 'Employers', employees: 'Employees', seekers: 'Job seekers', everybody: 'Everybody' },

  countries: {
    q: 'Which countries does Fourshore cover?',
    a: 'Singapore, India, Canada and the United Arab Emirates. Each has its own form, identity and permit numbers, overtime rules and compliance checks. The people you employ there may be of any nationality.',
  },
  trial: {
    q: 'How does the trial work?',
    a: 'It is free for 14 days from sign-up, for your whole company, without a card. No paid plan is sold today, and the trial never turns into one by itself.',
  },
  start: {
    q: 'How do we bring in our people?',
    a: 'One by one, through onboarding with messages to the new person, or as a CSV file. Columns of the file are matched to ours, wrong rows are shown and can be put right on the spot, and an import can be undone for 24 hours.',
  },
  payroll: {
    q: 'Does it run our payroll?',
    a: 'Not yet. It keeps pay and allowances and works out overtime by the country’s rules. Pages that are still to come say so.',
  },
  compliance: {
    q: 'Where does a compliance score come from?',
    a: 'From the rules of the country the person works in: fields, permits and documents that are there, missing or running out. Every score opens to show its parts. It is a help, not legal advice.',
  },
  reminders: {
    q: 'Are we told before a permit or document runs out?',
    a: 'Yes: 90, 60, 30 and 7 days before and on the day, in the morning where your company is. Employees who use the portal are told of their own.',
  },
  sees: {
    q: 'Who in the company sees pay and identity numbers?',
    a: 'Only people with an HR or employer role. Identity and bank numbers show their last characters; showing one in full is a separate step, written to the log.',
  },
  export: {
    q: 'Can we take our data with us?',
    a: 'Yes, all of it: under Company an administrator makes one file with everything the company has here, documents and photos included. Lists and reports can also be saved one by one.',
  },

  signIn: {
    q: 'Where do I sign in as an employee?',
    a: 'On your company’s own page, not on the general one. Your HR team knows its address; if you know only its last part, enter it on the [log in](login) page.',
  },
  temporary: {
    q: 'What is my temporary password for?',
    a: 'It works once, for 24 hours, and only to choose a password of your own. If it has run out, ask HR for a new one.',
  },
  wrong: {
    q: 'Something in my record is wrong. What do I do?',
    a: 'Your phone number, address and emergency contact you change yourself in the portal. For anything else tell your HR team: your employer keeps the record. You have a right to have it corrected; see the [privacy policy](privacy).',
  },
  record: {
    q: 'Who sees my record?',
    a: 'You, and the HR staff of your company. Not your colleagues, not other companies, and not our staff.',
  },
  leaving: {
    q: 'What happens when I leave the company?',
    a: 'Your access ends when HR marks your employment as terminated. Your employer keeps the record for as long as its law demands.',
  },

  free: {
    q: 'Does an account cost anything?',
    a: 'No. An account for job seekers is free, and nobody may ask you for money for a job.',
  },
  search: {
    q: 'Can I search and apply for jobs already?',
    a: 'Yes. Searching needs no account. Many jobs are applied for right here, with an account or by a link sent to you by e-mail; others lead to the employer’s own e-mail or page, and say so.',
  },
  seen: {
    q: 'Can employers see my account?',
    a: 'Only what you send with an application, unless you agree in your profile to be found. Then you choose whether with or without your name, which employers never find you, and you see who opened your profile.',
  },
  decides: {
    q: 'Does a program decide about my application?',
    a: 'No. A program may compare it with what the job asks, and shows you the same result as the employer. People decide, and you can ask for people alone. See [how applications are compared](aiTransparency).',
  },
  both: {
    q: 'May I use the same e-mail address as a job seeker and as an employee?',
    a: 'Yes. The accounts are separate, each with its own password, and your employer learns nothing of the other one.',
  },
  delete: {
    q: 'How do I have my account deleted?',
    a: 'Write to {{email}} from the address of the account.',
  },

  password: {
    q: 'Why must a password have 15 characters?',
    a: 'Length is what makes a password hard to guess. You need no digits or signs: a short sentence is easy to remember and strong.',
  },
  forgot: {
    q: 'I forgot my password.',
    a: 'Ask for a link on [Forgot password](forgotPassword). It works once, for 30 minutes. Employees may also ask HR.',
  },
  languages: {
    q: 'Which languages does it speak?',
    a: 'English and Arabic throughout. French, Hindi, Tamil and Chinese on the public pages, for signing in, for job seekers and in the employee portal; what is not translated yet is in English.',
  },
  cookies: {
    q: 'Do you use cookies?',
    a: 'No. What your browser keeps instead is listed in the [cookie policy](cookiePolicy).',
  },
  safe: {
    q: 'How is our data protected?',
    a: 'Identity and bank numbers and documents are encrypted with keys of each company’s own, companies are kept apart inside the database, and every change is logged. More in the [privacy policy](privacy).',
  },
} as const
