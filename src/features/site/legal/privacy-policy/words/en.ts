/** A text is paragraphs, or lists whose lines begin with a dash. `[words](name)` leads to the page of that name. */
export default {
  title: 'Privacy policy',
  lead: 'What Fourshore keeps about people, why, for how long, who sees it, and what you can ask of us. This page is also our data protection notice.',
  who: {
    title: 'Who is responsible',
    text: `Fourshore, with headquarters in Woodlands, Singapore, runs this site and the service behind it ("we"). Our part depends on the data:

- Accounts of job seekers with their profiles and kept CVs, accounts of the people who sign a company up, and messages to us: we decide why and how this data is used. We are the controller (in Singapore the organisation, in India the data fiduciary).
- Records of a company's employees, and applications sent to a company: the employer decides. We hold them on the employer's instructions, as its processor (data intermediary). Ask the employer first; we help it to answer.

The person in charge of data protection is reached at {{email}}.`,
  },
  data: {
    title: 'What we keep',
    text: `- Your account: name, e-mail address, role, company, country, language and a hash of your password, never the password itself.
- Sign-ins: time, network address and browser.
- Employee records as the employer enters them: contact details, birth date, nationality, job, hours, pay, bank account, identity and permit numbers, documents and photos; memos, and how you answered them.
- Of job seekers: the profile and the CVs you keep here, what a program read in them, what you searched for, and which companies opened your profile.
- Applications: what you send with one, messages, interviews, offers, walk-in tickets, what a comparison found, and what the employer wrote about it.
- For the fairness report, only if you like: gender, age band and origin. Nobody reads a single answer; only sums of five or more people are shown.
- Messages the service sends, and what you write to us.
- A log of who did what, when and from which address.

From your network address the server can guess your country, to fill in a form; the guess is not kept. We buy no data about you. There is no advertising, and nobody's visits are followed. For its employer we count how many people open the page of a job: from network address and browser a value is made that holds for one day. What it is made with is destroyed each night; only the number stays. We do not sell personal data.`,
  },
  why: {
    title: 'Why, and on what ground',
    text: `- To give you the account you asked for: the contract with you, or the purpose for which you gave the data.
- So that employers can do what work and the law demand (contracts, permits, pay, records): the employment relationship and the employer's legal duties.
- To keep accounts and data safe (log, limits on attempts): our duty to protect them.
- So that an employer can decide about an application: your consent when you send it. So that employers find you: your consent in your profile.
- To write to you about something you subscribed to: your consent, until you take it back.

Where the law asks for consent, we ask beforehand. You can withdraw it at any time, as easily as you gave it; what was done until then stays lawful.`,
  },
  laws: {
    title: 'The laws of the four countries',
    text: `- Singapore: the Personal Data Protection Act 2012 (PDPA). We answer requests for access and correction within 30 days, or say when we will. A breach that must be notified is reported to the Commission within three calendar days of that finding.
- India: the Digital Personal Data Protection Act 2023 (DPDP Act) and its Rules of November 2025 apply in stages: the Board at once, consent managers from November 2026, the main duties from May 2027. Until then the Information Technology Act 2000 and its rules of 2011 apply. Complaints are answered within 90 days.
- Canada: the federal PIPEDA and the private-sector laws of Quebec (as amended by Law 25), Alberta and British Columbia, which cover employees as well. We answer within 30 days. A breach with a real risk of significant harm is reported as soon as feasible.
- United Arab Emirates: Federal Decree-Law 45 of 2021 on the Protection of Personal Data (PDPL), in force since 2 January 2022; we know of no published executive regulations. In the DIFC and the ADGM the data protection law of the zone applies instead.`,
  },
  recipients: {
    title: 'Who receives it',
    text: `- The HR staff and administrators of your own company. Another company never.
- An employer you apply to: what you send with the application. Other employers see your profile only if you agreed to be found, and without your name if you chose so.
- Our staff: no call shows them an employee's record. Whoever opens a message of a company gives a reason, and that company's log shows it.
- Providers that work for us: the host of the server and of the stored files, the mail server that carries our e-mail and, where text messages or WhatsApp are switched on, Twilio. Message providers get the message and the address or number, nothing else.
- Authorities, only where the law obliges us.`,
  },
  where: {
    title: 'Where it is',
    text: `All data of this service is in one database; on request we say in which country it stands. For most people that is outside their own country. Before employee data is sent there, the employer and we agree on the safeguards its law asks for: comparable protection (Singapore), no transfer to a country the government has restricted (India), an assessment beforehand (Quebec), an adequate country or contract terms (United Arab Emirates).`,
  },
  keep: {
    title: 'How long we keep it',
    text: `- Sign-in: a session lasts 12 hours unless renewed; its record is deleted 30 days after its end.
- A link for a new password works for 30 minutes, a temporary password for 24 hours; their records are deleted after 7 days.
- Messages the service sent: encrypted, 90 days.
- Drafts of forms: in your own browser and, while you are signed in, with us for your other devices; 7 days at most, for you alone.
- An import can be undone for 24 hours.
- Applications: 12 months after you applied, in Canada 36, unless you were hired or it is still under way. After that everything but dates and outcomes goes. Comparisons are kept for four years, then without your words.
- Sentences you searched with: 30 days.
- Which visitors of a job's page were counted: until the day ends (UTC).
- A file with all data of a company that its administrator asked for: 7 days.
- Employee records and documents: as long as the employer keeps them. Laws on work and tax demand several years after a job has ended.
- Accounts: until you ask us to delete them.
- The log: it is evidence, and is not deleted by itself.`,
  },
  safe: {
    title: 'How we protect it',
    text: `- Identity, passport and bank numbers, documents and photos are encrypted with AES-256-GCM, with keys of each company's own.
- Passwords are stored as Argon2id hashes.
- The database itself keeps companies apart, row by row.
- Numbers are shown by their last characters. Showing one in full is a separate step that is written to the log.
- Every change is logged, and the application cannot alter the log.

Names, pay and birth dates are not encrypted by the application; access to the database is restricted. No system is perfectly safe.`,
  },
  rights: {
    title: 'Your rights, and how to use them',
    text: `You may ask what we keep about you and get a copy, have it corrected, deleted or blocked, take it with you in a common format, object, and withdraw consent. In India you may also name somebody who acts for you. Which of these you have depends on your country's law; you need not know which, just ask.

- Employees: ask your employer.
- Everybody else: write to {{email}} from the address of your account. It is free. We make sure that it is you, and answer within 30 days.

You may complain to the authority: the Personal Data Protection Commission (Singapore), the Data Protection Board of India, the Privacy Commissioner of Canada or of your province (in Quebec the Commission d’accès à l’information), the UAE Data Office, or the commissioner of the DIFC or ADGM.`,
  },
  automated: {
    title: 'No decision by a machine alone',
    text: `The service computes figures, such as overtime or a compliance score, and shows how each came about. It hires, rejects, promotes and dismisses nobody: people decide. Comparing an application with what a job asks is explained on [how applications are compared](aiTransparency).`,
  },
  children: {
    title: 'Children',
    text: `The service is for people at work or looking for work. Do not open an account if you are under 16, in India under 18. If we learn of such an account we delete it.`,
  },
  breach: {
    title: 'If something goes wrong',
    text: `If data is lost or reaches somebody it should not, we contain it, write it down, tell the authority and the people affected as their law demands, and tell the employers whose records are concerned without undue delay. In India the Board and each person affected are told without delay, and the Board gets the details within 72 hours.`,
  },
  changes: {
    title: 'Changes and contact',
    text: `A new version appears here with its date. If a change matters to you, account holders are told before it applies. What your browser keeps is in the [cookie policy](cookiePolicy). Questions: {{email}}.`,
  },
} as const
