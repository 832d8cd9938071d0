import { type CountryProfessions, ESCO } from '../professions.ts'

/** Each province has its own law and its own regulator. On file is only what Statistics Canada counts as regulated in all of them; accountants are left out, since the name of the occupation is wider than those who are. */
export default {
  code: 'CA',
  professions: [
    {
      occupations: [
        ESCO.generalPractitioner,
        ESCO.specialisedDoctor,
        ESCO.nurse,
        ESCO.specialistNurse,
        ESCO.advancedNurse,
        ESCO.dentist,
        ESCO.specialistDentist,
        ESCO.pharmacist,
        ESCO.hospitalPharmacist,
        ESCO.specialistPharmacist,
        ESCO.physiotherapist,
        ESCO.occupationalTherapist,
        ESCO.optometrist,
        ESCO.chiropractor,
        ESCO.dietitian,
        ESCO.veterinarian,
        ESCO.lawyer,
        ESCO.architect,
        ESCO.civilEngineer,
        ESCO.mechanicalEngineer,
        ESCO.electricalEngineer,
        ESCO.primaryTeacher,
        ESCO.secondaryTeacher,
      ],
      reserved: 'work',
      authority: 'the regulator of the province or territory',
      statute: 'the law of each province',
      source: {
        title: 'Statistics Canada, Perspectives, February 2010: occupations regulated in all Canadian provinces',
        url: 'http://www.statcan.gc.ca/pub/75-001-x/2010102/tables-tableaux/11121/ann01-eng.htm',
        checkedOn: '2026-11-30',
        confirmed: false,
      },
    },
  ],
} satisfies CountryProfessions
