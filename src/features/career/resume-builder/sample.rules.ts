import { emptyResume } from './from.rules.ts'
import type { Resume } from './resume.contract.ts'

/** A CV of somebody who does not exist, to see what one looks like. It goes into nobody's. */
export const SAMPLE: Resume = {
  ...emptyResume({ name: 'Sample Person', email: 'sample.person@example.com' }),
  basics: {
    name: 'Sample Person',
    label: 'Accounts assistant',
    email: 'sample.person@example.com',
    phone: '+65 6000 0000',
    summary:
      'Accounts assistant with four years in wholesale trade. Closes the month of two companies and answers suppliers in English and Tamil.',
    location: { city: 'Singapore', countryCode: '' },
    profiles: [],
  },
  work: [
    {
      name: 'Example Trading',
      position: 'Accounts assistant',
      location: 'Singapore',
      startDate: '2022-03',
      endDate: '',
      highlights: [
        'Post and match 600 supplier invoices a month',
        'Cut the closing of the month from nine days to five by matching payments each week',
        'Answer suppliers within one working day',
      ],
      newPage: false,
    },
    {
      name: 'Sample Foods',
      position: 'Accounts clerk',
      location: 'Singapore',
      startDate: '2020-06',
      endDate: '2022-02',
      highlights: ['Entered the cash sales of three shops each day', 'Prepared the quarterly GST figures for review'],
      newPage: false,
    },
  ],
  education: [
    {
      institution: 'Example Polytechnic',
      studyType: 'Diploma in Accountancy',
      startDate: '2017',
      endDate: '2020',
      newPage: false,
    },
  ],
  skills: ['bank reconciliation', 'accounts payable', 'GST returns', 'spreadsheets'].map((name) => ({ name })),
  languages: [
    { language: 'English', fluency: 'Fluent' },
    { language: 'Tamil', fluency: 'Native' },
  ],
}
