export default {
  title: 'Terms of service',
  lead: 'The agreement between you and Fourshore. Short sentences, no small print.',
  parties: {
    title: 'Who agrees to what',
    text: `These terms are between Fourshore ("we") and whoever opens an account: a company that employs people, or a person looking for work. Whoever opens an account for a company says that they may bind it. Employees use the service on the invitation of their employer; for them the rules on accounts and on fair use apply.

If you do not agree, do not open an account. The English text is binding; where your country's law gives a translation a stronger standing, that law prevails.`,
  },
  service: {
    title: 'What the service does',
    text: `For companies in Singapore, India, Canada and the United Arab Emirates, Fourshore keeps employee records, documents, onboarding, overtime, compliance checks and memos, publishes their jobs, and carries applications, interviews and offers. For job seekers it keeps an account, a profile and CVs, and sends the applications they ask for. A page that says "Not here yet" is not part of the service until it arrives.`,
  },
  accounts: {
    title: 'Accounts',
    text: `- Give true details and keep them up to date.
- An account is for one person. Keep the password to yourself.
- Tell us at once at {{email}} if somebody else may have used it.
- A company decides who has an account with it and what they may do, and answers for what is done with these accounts.`,
  },
  trial: {
    title: 'Trial and price',
    text: `A company may try the service free of charge for 14 days, without a card. The trial never turns into a paid plan by itself. Paid plans are sold to job seekers only: price, period and taxes are shown before the order, and nothing is charged without an express order. Money back: [refund policy](refund).`,
  },
  employers: {
    title: 'What employers take on',
    text: `- You enter only data you may lawfully use, and tell your people about it.
- You check what the service computes before you act on it. Laws change, and your contracts may promise more.
- You decide on hiring, pay, discipline and dismissal yourself, without unlawful discrimination.
- You keep records as long as your law demands.`,
  },
  people: {
    title: 'Job seekers and employees',
    text: `An account for job seekers is free. What you say about yourself must be true. No employer pays us to place you, and nobody may ask you for money for a job through this service; tell us if somebody does. Your relation with your employer is governed by your contract of employment, not by these terms.`,
  },
  use: {
    title: 'Fair use',
    text: `You may not:

- break the law or the rights of others with the service;
- look for a way to other people's data, or around a limit or a protection;
- upload harmful programs, or load the service so that others suffer;
- copy data in bulk by programs, except your own through the export;
- use an identity number as a password, or ask for more personal data than the work needs.

If you find a weakness, write to {{email}} before you tell others; whoever does so in good faith has nothing to fear from us.`,
  },
  reports: {
    title: 'Adverts that deceive',
    text: `Every job page has "Report this job"; it needs no account. Report what asks for money, is no real job, keeps people out for who they are, or says what is not true.

- You get a case number at once. A person at Fourshore, not a program, reads the report and the advert and decides whether it stays: within 2 days where the advert is hidden until then, else within 7. If you left your e-mail, we write to you what was decided.
- An advert that breaks these terms is taken down: its page then says that the job is closed, and those who applied are told.
- The employer learns in its log that the advert was looked at and what was decided, never who reported it.
- We keep the report and the decision for at least three years.`,
  },
  data: {
    title: 'Your data',
    text: `What you enter stays yours. We use it to provide the service and for nothing else. For employee records we are the employer's processor, on these terms:

- we act on the employer's instructions, which it gives by using the service or in writing;
- everybody who works for us is bound to secrecy;
- we protect the data as the [privacy policy](privacy) says, and use the providers named there; we announce new ones beforehand;
- we help with requests of the people concerned, and tell the employer of a breach without undue delay;
- at the end we hand over the data in a common format and then delete it, unless the law obliges us to keep it;
- we show on request that we keep to this.`,
  },
  advice: {
    title: 'No legal advice',
    text: `Rules, scores and figures in the service come from published laws and from tables, with a date and a source where we have one. They inform; they do not replace advice for your case.`,
  },
  changes: {
    title: 'Availability and changes',
    text: `We work to keep the service available and your data safe, but cannot promise that it never fails. We improve it all the time; we announce it 30 days before we take away something you rely on. If we change these terms to your disadvantage, we tell you 30 days before, and you may leave before that day.`,
  },
  liability: {
    title: 'Liability',
    text: `Nothing here limits liability for intent or fraud, for death or injury through negligence, or anything else that the law does not allow to be limited. Otherwise neither side is liable for lost profit or indirect loss, and our liability in a year is limited to what the company paid us in that year or 1,000 Singapore dollars, whichever is more. Consumers keep all rights their law gives them.`,
  },
  end: {
    title: 'Ending',
    text: `You may stop at any time; write to {{email}} to have the account closed. We may suspend an account that breaks these terms, after a warning where that is possible, and end the agreement with 30 days' notice. Afterwards a company has 30 days to take its data with it.`,
  },
  law: {
    title: 'Law and courts',
    text: `The law of Singapore applies, and the courts of Singapore decide. Talk to us first: most things are settled by a letter to {{email}}.

If you are a consumer, you keep the protection of the law where you live and may go to the courts there: in Singapore the Consumer Protection (Fair Trading) Act 2003, in India the Consumer Protection Act 2019, in Canada the consumer protection law of your province (in Quebec a clause that takes you before a foreign court has no force), in the United Arab Emirates Federal Law 15 of 2020. Nothing here takes away rights that employment law gives an employee.`,
  },
} as const
