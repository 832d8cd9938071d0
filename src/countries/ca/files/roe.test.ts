import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, one, readRoe } from '../../../../test/year-file.reading.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import { fromMinor } from '../../../shared/money.ts'
import type { PaidLine, PayTime, ReturnInput, ReturnSlip } from '../../filing.ts'
import { lastDayOf } from '../../payroll.ts'
import { roe } from '../year-forms.ts'
import { buildRoe, leftIn, ROE_REASONS, roeProblems } from './roe.ts'

const MONTHS: readonly PayTime[] = Array.from({ length: 144 }, (_, at) => {
  const from = addMonths('2018-01-01', at)
  return { from, until: addDays(addMonths(from, 1), -1) }
})
const byDays = (step: number): PayTime[] =>
  Array.from({ length: Math.ceil(4_000 / step) }, (_, at) => {
    const from = addDays('2018-01-01', at * step)
    return { from, until: addDays(from, step - 1) }
  })
const HALVES = MONTHS.flatMap(({ from, until }) => [
  { from, until: addDays(from, 14) },
  { from: addDays(from, 15), until },
])
/** How often people are paid: pay days of a year, the code of block 6, the most periods of block 15C. */
const CALENDARS = [
  { payPeriods: '12', code: 'M', most: 13, periods: MONTHS },
  { payPeriods: '24', code: 'S', most: 25, periods: HALVES },
  { payPeriods: '26', code: 'B', most: 27, periods: byDays(14) },
  { payPeriods: '27', code: 'B', most: 27, periods: byDays(14) },
  { payPeriods: '52', code: 'W', most: 53, periods: byDays(7) },
] as const

const EMPLOYER = {
  legalName: 'Maple & Sons Ltd',
  payrollAccount: '123456782RP0001',
  contactName: 'Ann Marie Roy',
  contactPhone: '4165550100',
  contactExtension: '12',
  returnLanguage: 'E',
}
const FACTS = { region: 'ON', sin: '046454286', roeReason: 'E00', roeRecall: 'N', roeHours: '433' }
const slip = (over: Partial<ReturnSlip> = {}): ReturnSlip => ({
  employmentId: 'one',
  number: 'CA-0001',
  name: 'Léa Roy',
  firstName: 'Léa Marie',
  lastName: 'Roy',
  address: { line1: '214-88 Queens Quay West', line2: 'Toronto ON', postalCode: 'M5J 0B8' },
  startedOn: '2026-08-10',
  endedOn: '2026-10-16',
  position: 'Engineer',
  facts: FACTS,
  boxes: { '15C-1': 258_065, '15C-2': 500_000, '15C-3': 362_903 },
  periods: MONTHS,
  ...over,
})
const input = (slips: readonly ReturnSlip[] = [slip()]): ReturnInput => ({
  employer: EMPLOYER,
  year: 2026,
  kind: 'original',
  number: 3,
  slips,
  beside: {},
})

const GOLDEN = `<?xml version="1.0" encoding="UTF-8"?>
<ROEHEADER FileVersion="W-2.0" SoftwareVendor="Fourshore" ProductName="Fourshore">
<ROE PrintingLanguage="E" Issue="D">
<B3>CA-0001</B3>
<B5>123456782RP0001</B5>
<B6>M</B6>
<B8>046454286</B8>
<B9>
<FN>Léa</FN>
<MN>Mari</MN>
<LN>Roy</LN>
<A1>214-88 Queens Quay West</A1>
<A2>Toronto ON</A2>
<PC>M5J0B8</PC>
</B9>
<B10>2026-08-10</B10>
<B11>2026-10-16</B11>
<B12>2026-10-31</B12>
<B13>Engineer</B13>
<B14>
<CD>N</CD>
</B14>
<B15A>433</B15A>
<B15C>
<PP nbr="1">
<AMT>2580.65</AMT>
</PP>
<PP nbr="2">
<AMT>5000.00</AMT>
</PP>
<PP nbr="3">
<AMT>3629.03</AMT>
</PP>
</B15C>
<B16>
<CD>E00</CD>
<FN>Ann</FN>
<LN>Marie Roy</LN>
<AC>416</AC>
<TEL>5550100</TEL>
<EXT>12</EXT>
</B16>
<B20>E</B20>
</ROE>
</ROEHEADER>`

const anySlip = fc
  .record({
    started: fc.integer({ min: 0, max: 900 }),
    worked: fc.integer({ min: 0, max: 900 }),
    amounts: fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 53, maxLength: 53 }),
    calendar: fc.constantFrom(...CALENDARS),
    reason: fc.constantFrom(...ROE_REASONS.map(({ value }) => value)),
    recall: fc.constantFrom('Y', 'N', 'U'),
    share: fc.integer({ min: 0, max: 100 }),
    first: fc.constantFrom('Léa', 'O’Neil Jean-François', 'A B C'),
  })
  .map(({ started, worked, amounts, calendar, reason, recall, share, first }) => {
    const startedOn = addDays('2023-03-01', started)
    const endedOn = addDays(startedOn, worked)
    return slip({
      firstName: first,
      startedOn,
      endedOn,
      facts: {
        ...FACTS,
        payPeriods: calendar.payPeriods,
        roeReason: reason,
        roeRecall: recall,
        roeRecallDay: addDays(endedOn, 30),
        roeComment: 'See <letter> & annex',
        roeVacation: fromMinor(Math.floor(((amounts[0] ?? 0) * share) / 100), 2),
      },
      boxes: Object.fromEntries(amounts.map((amount, at) => [`15C-${at + 1}`, amount])),
      periods: calendar.periods,
    })
  })

describe('records of employment as a payroll extract', () => {
  test('are, line by line, what version 2.0 asks for', () => {
    expect(roeProblems(input())).toEqual([])
    expect(buildRoe(input())).toBe(GOLDEN)
  })

  test('of any people without problems are ones ROE Web’s rules let pass', () => {
    fc.assert(
      fc.property(fc.array(anySlip, { minLength: 1, maxLength: 6 }), (slips) => {
        // A comment takes no angle brackets.
        const q = input(slips.map((one) => ({ ...one, facts: { ...one.facts, roeComment: 'See letter & annex' } })))
        expect(roeProblems(q)).toEqual([])
        expect(readRoe(buildRoe(q)).problems).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test.each(CALENDARS)(
    'of $payPeriods pay days a year have type $code and at most $most periods, the last one first',
    ({ payPeriods, code, most, periods }) => {
      const boxes = Object.fromEntries(Array.from({ length: 53 }, (_, at) => [`15C-${at + 1}`, (at + 1) * 100]))
      const facts = { ...FACTS, payPeriods }
      const [only] = readRoe(buildRoe(input([slip({ startedOn: '2019-01-01', boxes, facts, periods })]))).records
      const amounts = one(only, 'B15C')?.children.map((period) => centsOf(one(period, 'AMT')))
      expect(one(only, 'B6')?.text).toBe(code)
      expect(amounts).toEqual(Array.from({ length: most }, (_, at) => (at + 1) * 100))
    },
  )

  test('end with the pay period of the last day, and begin with that of the first', () => {
    // Two weeks from 1 January 2018 on: 28 September to 11 October 2026, and 12 to 25 October.
    const facts = { ...FACTS, payPeriods: '26' }
    const over = { startedOn: '2026-10-09', endedOn: '2026-10-16', facts, periods: byDays(14) }
    const { records, problems } = readRoe(buildRoe(input([slip(over)])))
    expect([problems, one(records[0], 'B12')?.text]).toEqual([[], '2026-10-25'])
    expect(one(records[0], 'B15C')?.children).toHaveLength(2)
  })

  test('say vacation pay because of the end with code 2, and the day of recall only where there is one', () => {
    const facts = { ...FACTS, roeVacation: '1250.00', roeRecall: 'Y', roeRecallDay: '2027-03-01' }
    const { records, problems } = readRoe(buildRoe(input([slip({ facts })])))
    expect(problems).toEqual([])
    expect(one(records[0], 'B17A', 'VP', 'CD')?.text).toBe('2')
    expect(one(records[0], 'B14', 'DT')?.text).toBe('2027-03-01')
  })

  test.each([
    ['no SIN', { facts: { ...FACTS, sin: '' } }, 'SIN (block 8) is missing'],
    ['a SIN with a slip', { facts: { ...FACTS, sin: '046454287' } }, 'fails its check digit'],
    ['one name alone', { firstName: '' }, 'block 9'],
    ['no town', { address: { line1: '1 Main', line2: '', postalCode: 'M5J0B8' } }, 'The address (block 9)'],
    [
      'a postal code of elsewhere',
      { address: { line1: '1 Main', line2: 'X', postalCode: '018956' } },
      'The address (block 9)',
    ],
    ['other letters', { lastName: '林' }, 'letters of English and French'],
    ['recall before the end', { facts: { ...FACTS, roeRecall: 'Y', roeRecallDay: '2026-10-16' } }, 'Block 14'],
    ['reason K00 without a word', { facts: { ...FACTS, roeReason: 'K00' } }, 'needs a comment'],
    ['a period without pay that nobody explained', { boxes: { '15C-1': 1, '15C-2': 1 } }, 'nothing was locked here'],
    [
      'pay by other periods than the last ones',
      { facts: { ...FACTS, otherPayPeriods: 'yes' } },
      'other pay periods than the last ones',
    ],
    ['severance, whose code is not chosen here', { boxes: { ...slip().boxes, '17C': 5 } }, 'block 17C'],
    ['leave pay of which nobody said why', { boxes: { ...slip().boxes, '17A': 5 } }, 'block 17A'],
    [
      'more vacation pay than was paid',
      { facts: { ...FACTS, roeVacation: '2580.66' } },
      'more than the last pay period',
    ],
  ] as const)('are refused for %s, with the block', (_what, over, sentence) => {
    expect(roeProblems(input([slip(over)]))).toEqual([
      { employmentId: 'one', message: expect.stringContaining(sentence) },
    ])
  })

  test('are of whoever left in the year alone', () => {
    expect([leftIn(slip(), 2026), leftIn(slip(), 2025), leftIn(slip({ endedOn: null }), 2026)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('the reading itself finds periods that are not counted, days in another order, and vacation pay elsewhere', () => {
    const wrong = (from: string, to: string) => readRoe(GOLDEN.replace(from, to)).problems.join('; ')
    expect(wrong('nbr="2"', 'nbr="3"')).toContain('not counted')
    expect(wrong('<B12>2026-10-31', '<B12>2026-10-15')).toContain('another order')
    expect(wrong('<B20>E</B20>', '<B18>x</B18>\n<B17A>\n</B17A>\n<B20>E</B20>')).toContain('B17A')
    expect(wrong('W-2.0', 'W-1.0')).toContain('version')
  })
})

describe('what block 15C is reckoned from', () => {
  const line = (month: string, amount: number, over: Partial<PaidLine> = {}): PaidLine => ({
    employmentId: 'one',
    payDay: `${month}-28`,
    month,
    until: lastDayOf(month),
    key: 'basic',
    kind: 'earning',
    nature: 'basic',
    party: null,
    amount,
    value: '',
    ...over,
  })
  const amountsOf = (
    lines: readonly PaidLine[],
    facts: Record<string, string> = {},
    periods: readonly PayTime[] = MONTHS,
  ) =>
    Object.fromEntries(
      roe.boxes.map(({ box, amount }) => [box, amount({ facts, net: 0, lines, balances: {}, periods }, '2026-01-01')]),
    )

  test('is months of pay, those without pay as nothing, over the turn of the year', () => {
    const boxes = amountsOf([line('2025-11', 1), line('2025-12', 2), line('2026-02', 4)], { endedOn: '2026-02-10' })
    expect([1, 2, 3, 4, 5].map((at) => boxes[`15C-${at}`])).toEqual([4, 0, 2, 1, 0])
    // What block 15B counts is of this year.
    expect(boxes['15B']).toBe(4)
  })

  test('has what comes after the last day in the last period, and nothing in kind or of who is exempt', () => {
    const lines = [line('2026-02', 4), line('2026-03', 10), line('2026-02', 100, { nature: 'in_kind' })]
    expect(amountsOf(lines, { endedOn: '2026-02-10' })['15C-1']).toBe(14)
    expect(amountsOf(lines, { endedOn: '2026-02-10', eiExempt: 'yes' })['15C-1']).toBe(0)
  })

  test('is pay periods of two weeks where people are paid by them, with what is paid in the next year', () => {
    const paid = (until: Day, payDay: Day, amount: number) => line(until.slice(0, 7), amount, { until, payDay })
    const lines = [
      paid('2026-12-06', '2026-12-11', 1),
      paid('2026-12-20', '2026-12-25', 2),
      paid('2027-01-03', '2027-01-08', 4),
    ]
    const boxes = amountsOf(lines, { endedOn: '2026-12-28' }, byDays(14))
    expect([1, 2, 3, 4].map((at) => boxes[`15C-${at}`])).toEqual([4, 2, 1, 0])
    expect(boxes['15B']).toBe(3)
  })

  test('separation money of the last period is told apart', () => {
    const lines = [
      line('2026-02', 4, { nature: 'leave_pay' }),
      line('2026-02', 5, { nature: 'notice_pay' }),
      line('2026-01', 9, { nature: 'leave_pay' }),
    ]
    expect(amountsOf(lines, { endedOn: '2026-02-10' })).toMatchObject({ '17A': 4, '17C': 5 })
  })
})
