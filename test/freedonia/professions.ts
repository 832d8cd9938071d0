import { type CountryProfessions, ESCO } from '../../src/countries/professions.ts'

/** One licence: that of lawyers. */
export default {
  code: 'FD',
  professions: [
    {
      occupations: [ESCO.lawyer],
      reserved: 'work',
      authority: 'The Chamber of Deputies',
      statute: 'Laws of Freedonia',
      source: { title: 'Laws of Freedonia, Duck Soup (1933)', checkedOn: '2026-11-30', confirmed: false },
    },
  ],
} satisfies CountryProfessions
