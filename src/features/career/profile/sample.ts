/** A made-up CV that has something of everything a check remarks on, for whoever has not uploaded one. Nobody's: names and firms do not exist. */
export const SAMPLE_CV = `Jordan Example
jordan@mail.example | Singapore

Date of birth: 4 May 1990

Summary
Accounts assistant who closes the month on time and likes clear numbers.

Work Experience
Accounts Assistant, Sample Foods Pte Ltd
Mar 2021 - Present
• Reconciled 14 bank accounts a month and cleared 60 old differences
• Responsible for supplier invoices
• Prepared quarterly GST returns

Accounts Clerk, Made-up Motors
• Helped with the yearly audit
• Filed receipts and kept the petty cash

Education
Diploma in Accountancy, Example Polytechnic
2016

Skills
Xero, Microsoft Excel, Bookkeeping`

/** What a job like theirs asks: one there, one in part, one not. */
export const SAMPLE_JOB = { title: 'Accounts Executive', mustHave: ['Xero', 'Quarterly GST returns', 'SAP'] }
