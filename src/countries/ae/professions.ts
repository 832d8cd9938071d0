import { type CountryProfessions, ESCO } from '../professions.ts'

const checkedOn = '2026-11-30'
const HEALTH =
  'Dubai Health Authority in Dubai, Department of Health in Abu Dhabi, Ministry of Health and Prevention elsewhere'

/** Pharmacists, teachers and engineers are left out: the law that holds now was not read. */
export default {
  code: 'AE',
  professions: [
    {
      occupations: [ESCO.generalPractitioner, ESCO.specialisedDoctor, ESCO.dentist, ESCO.specialistDentist],
      reserved: 'work',
      authority: HEALTH,
      statute: 'Federal Law 5 of 2019 on the practice of human medicine, article 4',
      source: {
        title: 'Illegal health practice in the UAE: fines and punishments (Mondaq)',
        url: 'https://www.mondaq.com/healthcare/1309450/illegal-health-practice-in-the-uae-fines-and-punishments',
        checkedOn,
        confirmed: false,
      },
    },
    {
      occupations: [
        ESCO.nurse,
        ESCO.specialistNurse,
        ESCO.advancedNurse,
        ESCO.physiotherapist,
        ESCO.occupationalTherapist,
      ],
      reserved: 'work',
      authority: HEALTH,
      statute: 'the federal law of 2023 on health professions other than doctors and pharmacists',
      source: {
        title:
          'UAE announces new laws, increased penalties for unlicensed healthcare professionals (Khaleej Times, August 2023)',
        url: 'https://www.khaleejtimes.com/uae/government/uae-announces-new-laws-increased-penalties-for-unlicensed-healthcare-professionals',
        checkedOn,
        confirmed: false,
      },
    },
    {
      occupations: [ESCO.lawyer],
      reserved: 'work',
      authority: 'Ministry of Justice; in Dubai the Government of Dubai Legal Affairs Department',
      statute: 'the federal decree-law of 2022 on the legal profession and legal consultation',
      source: {
        title:
          'Federal Decree-Law Regulating the Legal Profession and Legal Consultation Profession, in force since 2 January 2023',
        url: 'https://uaelegislation.gov.ae/en/legislations/1566',
        checkedOn,
        confirmed: true,
      },
    },
  ],
} satisfies CountryProfessions
