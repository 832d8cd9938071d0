import { isDay } from '../../../shared/dates.ts'
import { fromMinor, type Minor, toMinor } from '../../../shared/money.ts'
import type { PayTime, ReturnInput, ReturnProblem, ReturnSlip } from '../../filing.ts'
import { parentElement, textElement, xmlFile } from '../../xml.ts'
import { isSin } from '../identity.ts'

/**
 * Records of employment as a payroll extract for ROE Web, version 2.0 (Service Canada, user requirements, appendix D; in force since September 2016).
 * Every record is a draft (Issue D): a person looks at it in ROE Web and issues it there. Block 6 says how often people are paid, block 15C has as
 * many of their pay periods as that allows, the last one first. Dates are CCYY-MM-DD, amounts dollars with cents. Employment Insurance Regulations,
 * s. 19.
 */

/** Block 16, as Service Canada names its codes. */
export const ROE_REASONS: readonly { value: string; label: string }[] = [
  { value: 'A00', label: 'A00: shortage of work, end of contract or season' },
  { value: 'A01', label: 'A01: employer bankruptcy or receivership' },
  { value: 'B00', label: 'B00: strike or lockout' },
  { value: 'D00', label: 'D00: illness or injury' },
  { value: 'E00', label: 'E00: quit' },
  { value: 'E02', label: 'E02: quit, follow spouse' },
  { value: 'E03', label: 'E03: quit, return to school' },
  { value: 'E04', label: 'E04: quit, health reasons' },
  { value: 'E05', label: 'E05: quit, voluntary retirement' },
  { value: 'E06', label: 'E06: quit, take another job' },
  { value: 'E09', label: 'E09: quit, employer relocation' },
  { value: 'E10', label: 'E10: quit, care for a dependant' },
  { value: 'E11', label: 'E11: quit, become self-employed' },
  { value: 'F00', label: 'F00: maternity' },
  { value: 'G00', label: 'G00: mandatory retirement' },
  { value: 'G07', label: 'G07: retirement, approved workforce reduction' },
  { value: 'H00', label: 'H00: work-sharing' },
  { value: 'J00', label: 'J00: apprentice training' },
  { value: 'K00', label: 'K00: other, say what under Comment' },
  { value: 'M00', label: 'M00: dismissal' },
  { value: 'M08', label: 'M08: dismissal within probationary period' },
  { value: 'N00', label: 'N00: leave of absence' },
  { value: 'P00', label: 'P00: parental' },
]

/**
 * How often people are paid, by the most pay days of such a year: the code of block 6, and the most pay periods of block 15C. Service Canada’s guide
 * to the record of employment, as two who give it agree; non-standard halves of a month, months and thirteen in a year are not paid here.
 */
const PAY_PERIOD_TYPES = [
  { upTo: 12, code: 'M', most: 13 },
  { upTo: 24, code: 'S', most: 25 },
  { upTo: 27, code: 'B', most: 27 },
  { upTo: 53, code: 'W', most: 53 },
] as const

/** Most pay periods that block 15C may have. */
export const ROE_PERIODS = 53

/** @param facts `payPeriods`: pay days of a year; absent: 12 */
const typeOf = (facts: ReturnSlip['facts']): (typeof PAY_PERIOD_TYPES)[number] => {
  const inYear = Number(facts.payPeriods ?? 12)
  const found = PAY_PERIOD_TYPES.find(({ upTo }) => inYear <= upTo)
  if (!found) throw new RangeError(`Nobody is paid ${inYear} times a year`)
  return found
}

/** The pay periods that block 15C looks at of somebody, the last one first: that of their last day, and those before it. */
export const roePeriods = (periods: readonly PayTime[], endedOn: string): PayTime[] =>
  periods.filter(({ from }) => from <= endedOn).reverse()

/**
 * Pay periods of somebody who left, that of the last day first, back to that of the first day of work, at most those asked for;
 * none where no pay period holds the last day.
 */
const periodsOf = ({ periods = [], startedOn, endedOn, facts }: ReturnSlip): PayTime[] => {
  const all = roePeriods(periods, endedOn ?? '')
  if ((all[0]?.until ?? '') < (endedOn ?? '')) return []
  return all.filter(({ until }) => until >= (startedOn ?? '')).slice(0, typeOf(facts).most)
}

const periodAmount = ({ boxes }: ReturnSlip, back: number): Minor => boxes[`15C-${back + 1}`] ?? 0
const vacationOf = ({ facts }: ReturnSlip): Minor => (facts.roeVacation ? toMinor(facts.roeVacation) : 0)

const SIGNS = /^[A-Za-z0-9 ÁÀÂÄÇÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜáàâäçéèêëíìîïóòôöúùûü";%!)(*#+/$&@=?:'~|`^_[{\]}.,-]*$/

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const namesOf = (slip: ReturnSlip) => {
  const [first = '', ...middle] = plain(slip.firstName).split(' ')
  return { first, middle: middle.join(' ').slice(0, 4).trim(), last: plain(slip.lastName) }
}

const postalOf = (slip: ReturnSlip): string => slip.address.postalCode.replace(/[\s-]/g, '').toUpperCase()

const record = (slip: ReturnSlip, { employer }: ReturnInput) => {
  const { first, middle, last } = namesOf(slip)
  const endedOn = slip.endedOn ?? ''
  const startedOn = slip.startedOn ?? ''
  const { roeRecall = 'U', roeRecallDay } = slip.facts
  const [contactFirst = '', ...contactRest] = plain(employer.contactName ?? '').split(' ')
  const phone = employer.contactPhone ?? ''
  const worked = periodsOf(slip)
  const periods = worked.map((_, back) =>
    parentElement('PP', [textElement('AMT', fromMinor(periodAmount(slip, back), 2))], ` nbr="${back + 1}"`),
  )
  const vacation = vacationOf(slip)
  return parentElement(
    'ROE',
    [
      textElement('B3', plain(slip.number).slice(0, 15)),
      textElement('B5', employer.payrollAccount),
      textElement('B6', typeOf(slip.facts).code),
      textElement('B8', slip.facts.sin),
      parentElement('B9', [
        textElement('FN', first.slice(0, 20)),
        textElement('MN', middle),
        textElement('LN', last.slice(0, 28).trim()),
        textElement('A1', plain(slip.address.line1)),
        textElement('A2', plain(slip.address.line2)),
        textElement('PC', postalOf(slip)),
      ]),
      textElement('B10', startedOn),
      textElement('B11', endedOn),
      textElement('B12', worked[0]?.until),
      textElement('B13', plain(slip.position).slice(0, 40).trim()),
      parentElement('B14', [textElement('CD', roeRecall), textElement('DT', roeRecall === 'Y' ? roeRecallDay : null)]),
      textElement('B15A', slip.facts.roeHours),
      parentElement('B15C', periods),
      parentElement('B16', [
        textElement('CD', slip.facts.roeReason),
        textElement('FN', contactFirst.slice(0, 20)),
        textElement('LN', contactRest.join(' ').slice(0, 20).trim()),
        textElement('AC', phone.slice(0, 3)),
        textElement('TEL', phone.slice(3)),
        textElement('EXT', employer.contactExtension),
      ]),
      vacation > 0
        ? parentElement('B17A', [
            // 2: paid because the work ended.
            parentElement('VP', [textElement('CD', '2'), textElement('AMT', fromMinor(vacation, 2))], ' nbr="1"'),
          ])
        : null,
      textElement('B18', slip.facts.roeComment ? plain(slip.facts.roeComment) : null),
      textElement('B20', employer.returnLanguage),
    ],
    ` PrintingLanguage="${employer.returnLanguage ?? 'E'}" Issue="D"`,
  )
}

/** An extract of records without problems. */
export const buildRoe = (q: ReturnInput): string =>
  xmlFile(
    parentElement(
      'ROEHEADER',
      q.slips.map((slip) => record(slip, q)),
      ' FileVersion="W-2.0" SoftwareVendor="Fourshore" ProductName="Fourshore"',
    ),
  )

/** Somebody who left in a year. */
export const leftIn = ({ endedOn }: ReturnSlip, year: number): boolean => endedOn?.slice(0, 4) === String(year)

const personProblems = (slip: ReturnSlip): string[] => {
  const { first, last } = namesOf(slip)
  const problems: string[] = []
  if (!first || !last) problems.push('The record of employment (block 9) needs a first name and a surname.')
  if (!slip.facts.sin) problems.push('The SIN (block 8) is missing.')
  else if (!isSin(slip.facts.sin)) problems.push('The SIN (block 8) fails its check digit.')
  const lines = [slip.address.line1, slip.address.line2].map(plain)
  if (
    lines.some((line) => line === '' || line.length > 35) ||
    !/^([A-Z]\d[A-Z]\d[A-Z]\d|\d{5}|\d{9})$/.test(postalOf(slip))
  )
    problems.push(
      'The address (block 9) needs street, then town with province, each up to 35 letters, and a postal code of Canada or the United States.',
    )
  const texts = [first, last, ...lines, slip.position, slip.facts.roeComment ?? ''].map(plain)
  if (texts.some((text) => !SIGNS.test(text)))
    problems.push('Name, address, occupation and comment may have letters of English and French alone.')
  return problems
}

const recallProblems = ({ facts, endedOn }: ReturnSlip): string[] => {
  if (
    facts.roeRecall === 'Y' &&
    !(facts.roeRecallDay && isDay(facts.roeRecallDay) && facts.roeRecallDay > (endedOn ?? ''))
  )
    return ['Block 14 expects the person back: say the day, after the last one.']
  return facts.roeReason === 'K00' && !facts.roeComment ? ['Reason K00 (block 16) needs a comment (block 18).'] : []
}

const amountProblems = (slip: ReturnSlip): string[] => {
  const problems: string[] = []
  const periods = periodsOf(slip)
  if (slip.facts.otherPayPeriods === 'yes' || periods.length === 0)
    problems.push(
      'Part of the pay was paid by other pay periods than the last ones (block 6), or before it was paid here: this record is entered in ROE Web.',
    )
  const amounts = Array.from({ length: ROE_PERIODS }, (_, back) => periodAmount(slip, back))
  if (amounts.some((amount) => amount < 0))
    problems.push('A pay period of block 15C is below nothing: put the pay right first.')
  if (amounts.some((amount) => amount > 999_999_99)) problems.push('A pay period of block 15C has more than 8 digits.')
  if ((slip.boxes['17C'] ?? 0) !== 0)
    problems.push(
      'Notice, severance or retirement pay was paid: its code (block 17C) is chosen in ROE Web, so this record is entered there.',
    )
  if ((slip.boxes['17A'] ?? 0) > 0 && slip.facts.roeVacation === undefined)
    problems.push(
      'Leave pay was paid with the last pay: say in the payment details how much of it was paid because the work ended (block 17A), 0 for none.',
    )
  if (amounts.slice(0, periods.length).includes(0) && slip.facts.roeNil !== 'yes')
    problems.push(
      'Block 15C has pay periods in which nothing was locked here: if nothing was paid in them, say so in the payment details; pay of before is entered in ROE Web.',
    )
  if (vacationOf(slip) > periodAmount(slip, 0))
    problems.push(
      'The vacation pay of block 17A is more than the last pay period of block 15C, in which it stands as well.',
    )
  return problems
}

/** Everything for which ROE Web would refuse the file, by person. */
export const roeProblems = ({ slips }: ReturnInput): ReturnProblem[] =>
  slips.flatMap((slip) =>
    [...personProblems(slip), ...recallProblems(slip), ...amountProblems(slip)].map((message) => ({
      employmentId: slip.employmentId,
      message,
    })),
  )
