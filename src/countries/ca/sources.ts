import type { Source } from '../../shared/explain.ts'

const checkedOn = '2026-11-20'

export const sources = {
  sin: {
    title: 'python-stdnum 1.18, stdnum.ca.sin',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  /** Which first digits are issued, and to whom, is from memory. */
  sinDigits: {
    title: 'Employment and Social Development Canada, Social Insurance Number',
    url: 'https://www.canada.ca',
    checkedOn,
    confirmed: false,
  },
  bn: {
    title: 'python-stdnum 1.18, stdnum.ca.bn',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  bcPhn: {
    title: 'python-stdnum 2.2, stdnum.ca.bc_phn',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  healthCards: {
    title: 'petalmd/health_card: formats of Ontario and Québec',
    url: 'https://github.com/petalmd/health_card',
    checkedOn,
    confirmed: true,
  },
  otherHealthCards: { title: 'Formats of the other provincial health cards', checkedOn, confirmed: false },
  standards: {
    title: 'Labour standards Acts of the federal jurisdiction, provinces and territories, as transcribed in openbooks',
    url: 'https://github.com/braedonsaunders/openbooks',
    checkedOn,
    confirmed: true,
  },
  peNew: {
    title: 'Prince Edward Island Employment Standards, 44 hours from 30 June 2026 (CBC 24 June 2026; Stewart McKelvey)',
    url: 'https://www.stewartmckelvey.com',
    checkedOn,
    confirmed: true,
  },
  /** Each registry writes its own; the shape is wide on purpose. */
  /** From memory. */
  corporationsCanada: {
    title: 'Corporations Canada register',
    url: 'https://ised-isde.canada.ca/cc/lgcy/fdrlCrpSrch.html',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  businessRegistries: {
    title: 'Business Registries of Canada',
    url: 'https://ised-isde.canada.ca/cbr/srch',
    checkedOn,
    confirmed: false,
  },
  corporations: {
    title: 'Corporation numbers of the provinces and of Corporations Canada',
    checkedOn,
    confirmed: false,
  },
  /** Compared with each Act and with python holidays 0.105. */
  publicHolidays: {
    title: 'Employment standards Acts of the provinces and territories: statutory holidays of the private sector',
    checkedOn,
    confirmed: true,
  },
  federalHolidays: {
    title: 'Canada Labour Code, Part III, ss. 192 to 195: general holidays and the day that stands in for one',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
    checkedOn,
    confirmed: true,
  },
  /** From memory: what most offices keep. */
  usualWeek: {
    title: 'Usual week of offices, Monday to Friday; the Acts ask for one day of rest a week',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
