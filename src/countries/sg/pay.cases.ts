import { formatDecimal } from '../../shared/decimal.ts'
import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { AGE_BANDS, type AgeBand } from './schemes/cpf.figures.ts'
import {
  additionalCeiling,
  additionalSubject,
  type CpfClass,
  cpfAgeBand,
  cpfOfMonth,
  cpfResidentClass,
  cpfResidentYear,
  ordinarySubject,
  type ResidentRates,
} from './schemes/cpf.ts'
import { SELF_HELP_FUNDS, sdlOf, sdlPayable, selfHelpOf } from './schemes/levies.ts'

const today = '2026-11-20'
const thisMonth = '2026-11'

const dayOf = (input: CaseInput): string => {
  const named = given(input, 'date', 'day', 'on', 'wageMonth', 'month')
  if (named === undefined) return today
  return String(named).length === 7 ? `${named}-01` : String(named)
}

const bandNamed = (name: string): AgeBand => {
  const [low, high] = (name.match(/\d+/g) ?? []).map(Number)
  const isLowest = /<|≤|below|under|up to/i.test(name) || low === 0
  const written = high === undefined ? `${isLowest ? '<=' : '>'}${low}` : `${low}-${high}`
  const band = AGE_BANDS.find((one) => one === written || (isLowest && one === `<=${high ?? low}`))
  if (!band) throw new RangeError(`${name} is no age band`)
  return band
}

const bandFor = (input: CaseInput, month: string): AgeBand => {
  const [band, birth, age] = [given(input, 'ageBand', 'band'), given(input, 'birthDate', 'dob'), given(input, 'age')]
  if (band !== undefined) return bandNamed(band)
  if (birth !== undefined) return cpfAgeBand(birth, month)
  if (age === undefined) throw new RangeError('CPF: neither the age band nor the date of birth is given')
  return cpfAgeBand(`${Number(month.slice(0, 4)) - age}${month.slice(4)}-01`, month)
}

const classFor = (input: CaseInput, month: string): CpfClass => {
  const status = String(given(input, 'status', 'citizenship', 'residency', 'residencyStatus') ?? 'SC').replaceAll(
    '_',
    ' ',
  )
  const rates = (/[GF]\/[GF]/.exec(String(given(input, 'rates') ?? status))?.[0] ?? 'G/G') as ResidentRates
  const date = given(input, 'sprDate', 'sprFrom')
  if (date !== undefined) return cpfResidentClass(cpfResidentYear(date, month), rates)
  if (/foreign|pass|permit|\b(?:EP|WP|SP|PEP|LTVP|DP)\b/i.test(status)) return 'none'
  const year = residentYear(String(given(input, 'sprYear', 'yearOfResidence') ?? status))
  if (year === null && !/\bSC\b|citizen|singaporean|\bS?PR\b|resident/i.test(status))
    throw new RangeError(`${status} is no status CPF knows`)
  return cpfResidentClass(year ?? 3, rates)
}

/** The year of permanent residence a case tells in words; null: it tells none. */
const residentYear = (told: string): 1 | 2 | 3 | null => {
  if (/first|1st|\by(ea)?r?\W?1|PR\W?1|^1$/i.test(told)) return 1
  if (/second|2nd|\by(ea)?r?\W?2|PR\W?2|^2$/i.test(told)) return 2
  return /third|3rd|\by(ea)?r?\W?3|PR\W?3|^3$/i.test(told) ? 3 : null
}

const cpf = (input: CaseInput) => {
  const month = String(given(input, 'wageMonth', 'month') ?? thisMonth).slice(0, 7)
  const cpfClass = classFor(input, month)
  const answer = cpfOfMonth({
    month,
    // Who pays no CPF is of no age for it.
    band: cpfClass === 'none' ? '<=55' : bandFor(input, month),
    cpfClass,
    ordinary: minorOf(given(input, 'ow', 'ordinaryWages', 'owThisMonth', 'wages', 'wage') ?? 0),
    additional: minorOf(given(input, 'awSubject', 'aw', 'additionalWages') ?? 0),
  })
  return {
    total: majorOf(answer.total),
    employee: majorOf(answer.employee),
    employer: majorOf(answer.employer),
    owSubject: majorOf(answer.ordinarySubject),
  }
}

const numberOr = (input: CaseInput, other: number): number => (typeof input === 'number' ? input : other)

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The number of the last month worked in the year, by its name or its day; 12 where the case names none. */
const lastMonthOf = (input: CaseInput): number => {
  const left = String(given(input, 'leaverIn', 'leavesIn', 'lastDay') ?? '12')
  const named = MONTHS.indexOf(left.slice(0, 3).toLowerCase()) + 1
  return named > 0 ? named : Number(/^\d{4}-(\d{2})/.exec(left)?.[1] ?? left)
}

/** The ordinary wages of the months a case names, by their number in the year. */
const ordinaryOf = (input: CaseInput): number[] => {
  const listed = given(input, 'ow', 'owByMonth')
  if (Array.isArray(listed)) return listed
  const months = given(input, 'months', 'monthsWorked') ?? lastMonthOf(input)
  return Array.from({ length: months }, () => given(input, 'monthlyOW', 'monthlyOw', 'ow') ?? 0)
}

const SUBJECT = [
  'owSubject',
  'owSubjectYear',
  'owSubjectOfYear',
  'totalOwSubject',
  'owSubjectToCpf',
  'totalOwSubjectToCpf',
]

/** Bonuses a case names by their months, januaryBonus, in the order of the year. */
const bonusesOf = (input: CaseInput): CaseInput[] =>
  MONTHS.flatMap((month) => {
    const found = Object.entries(input).find(([name]) => name.toLowerCase().startsWith(month) && /bonus$/i.test(name))
    return found && found[0] !== 'decemberBonus' ? [found[1]] : []
  })

const cpfAwCeiling = (input: CaseInput) => {
  const year = given(input, 'year') ?? 2026
  const months = ordinaryOf(input)
  const named = given(input, ...SUBJECT)
  const subjectOfYear =
    named === undefined
      ? months.reduce(
          (sum, wages, i) => sum + ordinarySubject(minorOf(wages), `${year}-${String(i + 1).padStart(2, '0')}`),
          0,
        )
      : minorOf(named)
  const ceiling = additionalCeiling(year, subjectOfYear)
  const bonuses = bonusesOf(input)
  const now = given(input, 'awThisMonth', 'decemberBonus', 'bonus', 'awPaid', 'aw')
  const paid = now ?? bonuses.at(-1) ?? 0
  // Those of earlier months stand before the one that is asked about.
  const earlier = (now === undefined ? bonuses.slice(0, -1) : bonuses).reduce((sum, one) => sum + minorOf(one), 0)
  const before = minorOf(given(input, 'awPaidBefore', 'awBefore', 'awSubjectBefore') ?? 0) + earlier
  const subject = additionalSubject(ceiling, before, minorOf(paid))
  const last = months.at(-1) ?? 0
  const lastMonth = `${year}-${String(months.length || 12).padStart(2, '0')}`
  return {
    value: majorOf(ceiling),
    owSubject: majorOf(subjectOfYear),
    awCeiling: majorOf(ceiling),
    awCeilingAtTermination: majorOf(ceiling),
    awCeilingLeft: majorOf(Math.max(0, ceiling - before)),
    awSubject: majorOf(subject),
    awSubjectThisMonth: majorOf(subject),
    awNotSubject: majorOf(minorOf(paid) - subject),
    ...(given(input, 'decemberBonus') === undefined
      ? {}
      : {
          december: {
            awSubject: majorOf(subject),
            ...cpf({ ageBand: '<=55', ...input, wageMonth: lastMonth, ow: last, awSubject: majorOf(subject) }),
          },
        }),
  }
}

export const cases: Answers = {
  cpf,
  cpf_aw_ceiling: cpfAwCeiling,
  cpf_age_band: (input) =>
    cpfAgeBand(given(input, 'birthDate', 'dob'), String(given(input, 'wageMonth', 'month', 'date', 'on')).slice(0, 7)),
  cpf_spr_year: (input) =>
    cpfResidentYear(given(input, 'sprDate', 'sprFrom'), String(given(input, 'wageMonth', 'month')).slice(0, 7)),
  sdl: (input) =>
    Number(
      formatDecimal(
        sdlOf(minorOf(given(input, 'totalWages', 'wages', 'gross', 'monthlyWages') ?? numberOr(input, 0)), dayOf(input))
          .value,
      ),
    ),
  sdl_total: (input) => {
    const { sum, payable } = sdlPayable(
      (Array.isArray(input) ? input : given(input, 'totalWages', 'wages', 'employees')).map(minorOf),
      dayOf(input),
    )
    return { sum: Number(formatDecimal(sum)), payable: majorOf(payable) }
  },
  shg: (input) => {
    const fund = SELF_HELP_FUNDS.find((name) => name === String(given(input, 'fund', 'group')).toUpperCase())
    if (!fund) throw new RangeError(`${given(input, 'fund')} is no self-help group on file`)
    // Who has opted out with the form of the fund gives nothing.
    if (given(input, 'optOut', 'optedOut') === true) return 0
    return majorOf(
      selfHelpOf(
        fund,
        minorOf(given(input, 'wages', 'totalWages', 'grossWages', 'gross', 'monthlyWages') ?? 0),
        dayOf(input),
      ).value,
    )
  },
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  cpf_aw_ceiling: { 'Ordinary wages': /^ow|ow$|ow_|owSub|wage|salary/i },
  sdl_total: { Wages: /wages|employees|gross/i },
  cpf: { Wages: /^(ow|aw)|wages/i },
  sdl: { Wages: /wages|gross|remuneration/i },
  shg: { Wages: /wages|gross/i },
  cpf_age_band: { 'Date of birth': /birth|dob/i, Month: /month|date|^on$/i },
  cpf_spr_year: { 'Permanent resident since': /^s?pr|resident/i, Month: /month/i },
}
