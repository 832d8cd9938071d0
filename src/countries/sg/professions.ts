import { type CountryProfessions, ESCO } from '../professions.ts'

const checkedOn = '2026-11-30'
const act = (title: string, url: string) => ({ title, url, checkedOn, confirmed: true })

export default {
  code: 'SG',
  professions: [
    {
      occupations: [ESCO.generalPractitioner, ESCO.specialisedDoctor],
      reserved: 'work',
      authority: 'Singapore Medical Council',
      statute: 'Medical Registration Act 1997, sections 13 and 17',
      // Its headings were read, not the sections.
      source: { ...act('Medical Registration Act 1997', 'https://sso.agc.gov.sg/Act/MRA1997'), confirmed: false },
    },
    {
      occupations: [ESCO.nurse, ESCO.specialistNurse, ESCO.advancedNurse, ESCO.midwife],
      reserved: 'work',
      authority: 'Singapore Nursing Board',
      statute: 'Nurses and Midwives Act 1999, section 27',
      // The section was read as it was brought in (Bill 38 of 1999); of the Act in force, parts 1 and 3.
      source: { ...act('Nurses and Midwives Act 1999', 'https://sso.agc.gov.sg/Act/NMA1999'), confirmed: false },
    },
    // Of these two Acts the definitions were read, not the section that forbids.
    {
      occupations: [ESCO.pharmacist, ESCO.hospitalPharmacist, ESCO.specialistPharmacist],
      reserved: 'work',
      authority: 'Singapore Pharmacy Council',
      statute: 'Pharmacists Registration Act 2007',
      source: { ...act('Pharmacists Registration Act 2007', 'https://sso.agc.gov.sg/Act/PRA2007'), confirmed: false },
    },
    {
      occupations: [ESCO.dentist, ESCO.specialistDentist],
      reserved: 'work',
      authority: 'Singapore Dental Council',
      statute: 'Dental Registration Act 1999',
      source: {
        ...act('Dental Registration Act 1999', 'https://laws.sg/legislation/dental-registration-act-1999'),
        confirmed: false,
      },
    },
    {
      occupations: [ESCO.physiotherapist, ESCO.occupationalTherapist, ESCO.dietitian],
      reserved: 'work',
      authority: 'Allied Health Professions Council',
      statute: 'Allied Health Professions Act 2011',
      // A law firm lists the professions of the Act; which of them are prescribed by now was not read.
      source: { ...act('Allied Health Professions Act 2011', 'https://sso.agc.gov.sg/Act/AHPA2011'), confirmed: false },
    },
    {
      occupations: [ESCO.lawyer],
      reserved: 'work',
      authority: 'Supreme Court of Singapore (roll of advocates and solicitors)',
      statute: 'Legal Profession Act 1966, section 32',
      source: act('Legal Profession Act 1966, section 32', 'https://laws.sg/legislation/act-1966-lpa/section-32'),
    },
    {
      occupations: [ESCO.architect],
      reserved: 'work',
      authority: 'Board of Architects',
      statute: 'Architects Act 1991, section 10',
      source: act('Architects Act 1991, section 10', 'https://sso.agc.gov.sg/Act/AA1991?ProvIds=pr10-'),
    },
    {
      occupations: [ESCO.electrician],
      reserved: 'supervised',
      authority: 'Energy Market Authority',
      statute: 'Electricity Act 2001, section 82',
      source: act('Electricity Act 2001, section 82', 'https://laws.sg/legislation/electricity-act-2001/section-82'),
    },
    {
      occupations: [ESCO.securityGuard, ESCO.bodyguard],
      reserved: 'work',
      authority: 'the licensing officer of the Singapore Police Force',
      statute: 'Private Security Industry Act 2007, section 14',
      source: act('Private Security Industry Act 2007', 'https://sso.agc.gov.sg/Act/PSIA2007?ProvIds=P13-'),
    },
    {
      occupations: [ESCO.estateAgent],
      reserved: 'work',
      authority: 'Council for Estate Agencies',
      statute: 'Estate Agents Act 2010, section 29',
      source: act('Estate Agents Act 2010, section 29', 'https://laws.sg/legislation/act-2010-eaa/section-29'),
    },
  ],
} satisfies CountryProfessions
