import { type CountryProfessions, ESCO } from '../professions.ts'

const checkedOn = '2026-11-30'

/** Nurses and teachers are left out: the rule is each State's own, and none of them was read. */
export default {
  code: 'IN',
  professions: [
    {
      occupations: [ESCO.generalPractitioner, ESCO.specialisedDoctor],
      reserved: 'work',
      authority: 'National Medical Commission or the medical council of the State',
      statute: 'National Medical Commission Act 2019, section 33',
      source: {
        title: 'National Medical Commission Act 2019, section 33',
        url: 'https://actsofindia.in/section-details/?sectionid=49586',
        checkedOn,
        confirmed: true,
      },
    },
    {
      occupations: [ESCO.dentist, ESCO.specialistDentist],
      reserved: 'work',
      authority: 'the dental council of the State',
      statute: 'Dentists Act 1948, section 49',
      source: {
        title: 'Dentists Act 1948, sections 47 to 55',
        url: 'https://tilakmarg.com/acts/dentists-act-1948-sections-47-to-55',
        checkedOn,
        confirmed: true,
      },
    },
    {
      occupations: [ESCO.pharmacist, ESCO.hospitalPharmacist, ESCO.specialistPharmacist],
      reserved: 'work',
      authority: 'the pharmacy council of the State',
      statute: 'Pharmacy Act 1948, section 42',
      source: {
        title: 'Pharmacy Act 1948, section 42',
        url: 'https://easyadvocacy.com/indian-kanoon/Pharmacy-Act-1948/Section-42-Dispensing-unregistered-sons-Pharmacy-Act-1948',
        checkedOn,
        confirmed: true,
      },
    },
    {
      occupations: [ESCO.lawyer],
      reserved: 'work',
      authority: 'the bar council of the State',
      statute: 'Advocates Act 1961, sections 29 and 33',
      source: {
        title: 'Advocates Act 1961, chapter IV',
        url: 'https://tilakmarg.com/?p=6865',
        checkedOn,
        confirmed: true,
      },
    },
    {
      occupations: [ESCO.architect],
      reserved: 'title',
      authority: 'Council of Architecture',
      statute: 'Architects Act 1972, section 37',
      // Council of Architecture v Mukesh Goyal, Supreme Court, 17 March 2020: the section protects the name, not the work.
      source: {
        title: 'Architects Act 1972, and the Supreme Court on its section 37 (17 March 2020)',
        url: 'https://legalauthority.in/amp/judgement/council-of-architecture-vs-mr-mukesh-goyal-41922',
        checkedOn,
        confirmed: true,
      },
    },
  ],
} satisfies CountryProfessions
