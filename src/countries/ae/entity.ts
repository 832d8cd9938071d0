import type { EntityQuestions } from '../country.ts'
import { entityChoice, entityNumber } from '../entity.ts'
import { canonicalNumber, should, toOptions } from '../fields.ts'
import { sources } from './sources.ts'

/** On the mainland the emirate's own department licenses; in a free zone its authority does. */
const AUTHORITIES = toOptions(
  [
    'mainland',
    'adgm',
    'ajman_fz',
    'dafz',
    'difc',
    'dmcc',
    'dso',
    'fujairah_fz',
    'hamriyah',
    'jafza',
    'kezad',
    'masdar',
    'rakez',
    'saif',
    'dda',
    'uaq_ftz',
    'other_fz',
  ],
  {
    mainland: 'Mainland (department of economy of the emirate)',
    adgm: 'Abu Dhabi Global Market (ADGM)',
    ajman_fz: 'Ajman Free Zone',
    dafz: 'Dubai Airport Freezone (DAFZ)',
    dda: 'Dubai Development Authority (DDA)',
    difc: 'Dubai International Financial Centre (DIFC)',
    dmcc: 'Dubai Multi Commodities Centre (DMCC)',
    dso: 'Dubai Silicon Oasis (DSO)',
    fujairah_fz: 'Fujairah Free Zone',
    hamriyah: 'Hamriyah Free Zone',
    jafza: 'Jebel Ali Free Zone (JAFZA)',
    kezad: 'Khalifa Economic Zones Abu Dhabi (KEZAD)',
    masdar: 'Masdar City Free Zone',
    rakez: 'Ras Al Khaimah Economic Zone (RAKEZ)',
    saif: 'Sharjah Airport International Free Zone (SAIF)',
    uaq_ftz: 'Umm Al Quwain Free Trade Zone',
    other_fz: 'Another free zone',
  },
)

export const entity: EntityQuestions = {
  numbers: [
    entityChoice('licensingAuthority', {
      label: 'Licensing authority',
      help: 'Who gave the trade licence: the emirate or a free zone.',
      options: AUTHORITIES,
      source: sources.licence,
    }),
    entityNumber('tradeLicence', {
      label: 'Trade licence',
      help: 'Number on the trade licence; it is renewed every year.',
      placeholder: 'CN-1234567',
      expires: true,
      // Each authority writes its own: dashes are part of some.
      canonical: (typed) => typed.normalize('NFKC').toUpperCase().replace(/\s+/g, ''),
      shape: /^[A-Z0-9](?:[A-Z0-9/-]{1,23}[A-Z0-9])$/,
      wrong: 'Trade licence must be 3 to 25 letters and digits, with dashes or slashes between them',
      register: sources.economicRegister,
      givenBy: 'licensingAuthority',
      source: sources.licence,
    }),
    entityNumber('mohreEstablishment', {
      label: 'MOHRE establishment number',
      help: 'Under which the ministry knows the employer; it stands in the wage file.',
      placeholder: '0000000123456',
      canonical: (typed) => {
        const digits = canonicalNumber(typed)
        // The wage file writes 13 digits with zeros in front: the same number.
        return /^\d{1,12}$/.test(digits) ? digits.padStart(13, '0') : digits
      },
      shape: /^(?!0{13}$)\d{13}$/,
      wrong: 'MOHRE establishment number must be up to 13 digits',
      source: sources.mohreEstablishment,
    }),
    entityNumber('trn', {
      label: 'TRN',
      help: 'Tax Registration Number for VAT.',
      placeholder: '100123456700003',
      shape: /^\d{15}$/,
      wrong: 'TRN must be 15 digits',
      checks: [
        should((trn) => trn.startsWith('100'), 'A TRN usually begins with 100. Please compare it with the certificate'),
      ],
      source: sources.trn,
    }),
  ],
  fiscalYearStart: '01-01',
  zones: {},
}
