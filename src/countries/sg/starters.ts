import type { Starter } from '../starters.ts'

const starters: readonly Starter[] = [
  {
    id: 'staff-nurse',
    occupation: { id: 642, title: 'nurse responsible for general care' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Staff nurse',
        description: `You look after patients on the ward from admission to discharge, together with doctors, therapists and families.

What you do
- Assess patients, plan their care and carry it out
- Give medication as prescribed and watch how it acts
- Explain treatment to patients and families in words they understand
- Keep records that the next shift can rely on

How we work
The work is in shifts, nights and weekends included, planned a month ahead. New colleagues are accompanied by an experienced nurse in their first weeks.`,
        // Nurses and Midwives Act 1999: nobody practises as a nurse without being registered and holding a valid practising certificate.
        mustHave: [
          'Registered with the Singapore Nursing Board, with a valid practising certificate',
          'Work in shifts',
        ],
        niceToHave: ['Experience on a general ward', 'Training in wound care'],
      },
    },
  },
  {
    id: 'software-developer',
    occupation: { id: 983, title: 'software developer' },
    employmentType: 'FULL_TIME',
    workMode: 'hybrid',
    seniority: 'mid',
    words: {
      en: {
        title: 'Software developer',
        description: `You build and run a part of our product, from the first talk with the people who use it to the release.

What you do
- Turn what users need into small, tested changes
- Review the code of colleagues and have yours reviewed
- Find out why something is slow or wrong, and put it right
- Take your turn in looking after what runs

How we work
A small team, releases every week, and some days a week at home. You choose your tools within what the team can maintain.`,
        mustHave: [
          'Programming in a language used on servers or in the browser',
          'Automated testing',
          'Databases and SQL',
        ],
        niceToHave: ['Running software in the cloud', 'Writing for other developers'],
      },
    },
  },
  {
    id: 'warehouse-assistant',
    occupation: { id: 2984, title: 'warehouse worker' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'entry',
    words: {
      en: {
        title: 'Warehouse assistant',
        description: `You see that goods come in, are found again, and leave on time.

What you do
- Receive goods and compare them with the delivery note
- Store them where the system says, and count stock
- Pick and pack orders and hand them to drivers
- Keep aisles clear and report what is damaged

How we work
Fixed hours in a team of your shift. We teach you the scanner and the lifting equipment; protective shoes and gloves are ours to give.`,
        mustHave: [
          'Reading order lists and labels',
          'Lifting with equipment and by hand, up to what safety rules allow',
        ],
        niceToHave: ['Forklift certificate', 'Experience with a warehouse system'],
      },
    },
  },
]

export default starters
