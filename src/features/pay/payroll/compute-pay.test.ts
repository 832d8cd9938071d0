import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountIn, minor, payInput, payItem, payOf } from '../../../../test/pay.ts'
import ae from '../../../countries/ae/payroll.ts'
import ca from '../../../countries/ca/payroll.ts'
import india from '../../../countries/in/payroll.ts'
import sg from '../../../countries/sg/payroll.ts'
import { addDays } from '../../../shared/dates.ts'
import { exact } from '../../../shared/money.ts'
import { computePay } from './compute-pay.rules.ts'
import { earningsOf } from './earnings.rules.ts'
import { grossFor } from './gross-for.rules.ts'
import { netOf } from './lines.rules.ts'
import { factorOf, payDaysOf, prorated, splitAmount } from './proration.rules.ts'

const SGD = { code: 'SGD', minorUnits: 2 }
const citizen = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const bonus = (amount: number, id = 'bonus') => ({
  source: { kind: 'one_off' as const, id },
  key: 'bonus',
  label: 'Bonus',
  nature: 'bonus' as const,
  amount: minor(amount),
})

describe('a part of a month', () => {
  test('PR-002: pay that changes on the 16th is paid by the working days before and after', () => {
    const item = { ...payItem(4200) }
    item.spans = [
      { from: '2020-01-01', until: '2026-11-15', amount: minor(4200) },
      { from: '2026-11-16', until: null, amount: minor(5250) },
    ]
    const result = payOf({ law: sg, month: '2026-11', facts: citizen, items: [item] })
    const slices = result.lines
      .filter(({ kind }) => kind === 'earning')
      .map(({ from, until, amount }) => [from, until, amount])
    expect(slices).toEqual([
      ['2026-11-01', '2026-11-15', minor(2000)],
      ['2026-11-16', '2026-11-30', minor(2750)],
    ])
    expect(result.gross).toBe(minor(4750))
  })

  test('PR-003: two unpaid days are taken off once', () => {
    const unpaid = { '2026-11-03': exact(1), '2026-11-04': exact(1) }
    expect(payOf({ law: sg, month: '2026-11', facts: citizen, items: [payItem(4200)], unpaid }).gross).toBe(minor(3800))
  })

  test('PR-004: joined on 11 February, by four bases', () => {
    const days = payDaysOf({
      from: '2026-02-01',
      until: '2026-02-28',
      weekdays: [1, 2, 3, 4, 5],
      minutes: 480,
      employed: { from: '2026-02-11', until: null },
    })
    const paid = (basis: Parameters<typeof factorOf>[0]) => prorated(minor(9000), factorOf(basis, days, days)) / 100
    expect(paid('calendar_days')).toBe(5785.71)
    expect(paid('working_days')).toBe(5850)
    expect(paid('thirtieths')).toBe(6000)
    expect(paid('thirtieths_worked')).toBe(5400)
  })

  test('PR-005: a whole month is a whole month by thirtieths, and who joins on the 31st worked a day', () => {
    const month = (from: string, until: string, employed?: { from: string; until: null }) => {
      const all = { from, until, weekdays: [1, 2, 3, 4, 5], minutes: 480 }
      return payDaysOf(employed ? { ...all, employed } : all)
    }
    const february = month('2026-02-01', '2026-02-28')
    const july = month('2026-07-01', '2026-07-31')
    for (const days of [february, july])
      for (const basis of ['thirtieths', 'thirtieths_worked'] as const)
        expect(prorated(minor(9000), factorOf(basis, days, days))).toBe(minor(9000))
    const joined = month('2026-07-01', '2026-07-31', { from: '2026-07-31', until: null })
    expect(factorOf('thirtieths', joined, joined).toFraction()).toBe('0')
    expect(prorated(minor(9000), factorOf('thirtieths_worked', joined, joined))).toBe(minor(300))
  })

  test('PR-006: parts of a split amount add up to it', () => {
    expect(splitAmount(minor(1000), [exact(10), exact(10), exact(11)])).toEqual([32258, 32258, 35484])
  })

  test('PR-007: three unpaid absences across month ends cost July its own ten working days', () => {
    const ranges = [
      ['2024-06-28', '2024-07-03'],
      ['2024-07-10', '2024-07-13'],
      ['2024-07-28', '2024-08-05'],
    ] as const
    const away = new Map<string, ReturnType<typeof exact>>()
    for (const [from, until] of ranges)
      for (let day: string = from; day <= until; day = addDays(day, 1)) away.set(day, exact(1))
    const days = payDaysOf({
      from: '2024-07-01',
      until: '2024-07-31',
      weekdays: [1, 2, 3, 4, 5, 6],
      minutes: 480,
      unpaid: away,
    })
    expect(factorOf('working_days', days, days).toFraction()).toBe('17/27')
  })

  test('PR-008: three unpaid days and one and a half at half pay are three and three quarters', () => {
    const unpaid = new Map(['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => [day, exact(1)] as const))
    unpaid.set('2026-11-05', exact('1/2')).set('2026-11-06', exact('1/4'))
    const days = payDaysOf({ from: '2026-11-01', until: '2026-11-30', weekdays: [1, 2, 3, 4, 5], minutes: 480, unpaid })
    expect(
      exact(1)
        .sub(factorOf('working_days', days, days))
        .mul(21)
        .toFraction(),
    ).toBe('15/4')
  })

  test('PR-045: three unpaid days in the Emirates are three thirtieths of all pay', () => {
    const unpaid = { '2026-11-03': exact(1), '2026-11-04': exact(1), '2026-11-05': exact(1) }
    const items = [payItem(6000, { basis: 'thirtieths' }), payItem(3000, { nature: 'housing', basis: 'thirtieths' })]
    expect(payOf({ law: ae, month: '2026-11', facts: { nationality: 'IN' }, items, unpaid }).gross).toBe(minor(8100))
  })

  test('invariant 41: the slices of a month that did not change are the month, however it is cut', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 2, max: 29 }), { maxLength: 4 })
    fc.assert(
      fc.property(cuts, fc.integer({ min: 1, max: 5_000_000 }), (days, amount) => {
        const starts = ['2026-11-01', ...days.sort((a, b) => a - b).map((day) => addDays('2026-11-01', day - 1))]
        const spans = starts.map((from, at) => {
          const next = starts[at + 1]
          return { from, until: next ? addDays(next, -1) : null, amount }
        })
        const period = payDaysOf({ from: '2026-11-01', until: '2026-11-30', weekdays: [1, 2, 3, 4, 5], minutes: 480 })
        const item = { ...payItem(1), spans }
        const lines = earningsOf({ days: period, items: [item], oneOffs: [], currency: SGD })
        return lines.reduce((sum, line) => sum + line.amount, 0) === amount
      }),
    )
  })

  test('the parts of a period that is cut add up to it in every basis, and a period without a paid day is nothing', () => {
    const bases = [
      'calendar_days',
      'working_days',
      'hours',
      'thirtieths',
      'thirtieths_worked',
      'twenty_sixths',
    ] as const
    for (const [from, until] of [
      ['2026-02-01', '2026-02-28'],
      ['2026-07-01', '2026-07-31'],
    ] as const)
      for (const basis of bases) {
        const month = payDaysOf({ from, until, weekdays: [1, 2, 3, 4, 5, 6], minutes: 480 })
        const parts = [month.slice(0, 15), month.slice(15)].map((days) => factorOf(basis, days, month))
        expect(parts.reduce((sum, part) => sum.add(part), exact(0)).toFraction()).toBe('1')
        const unpaid = month.map((day) => ({ ...day, unpaid: exact(1) }))
        expect(factorOf(basis, unpaid, unpaid).toFraction()).toBe('0')
      }
  })

  test('by twenty-sixths, a month of 27 planned days is cut into 27: the one day somebody is there is paid', () => {
    // July 2026 has 27 Mondays to Saturdays, the last of them the 31st.
    const july = { from: '2026-07-01', until: '2026-07-31', weekdays: [1, 2, 3, 4, 5, 6], minutes: 480 }
    const joined = payDaysOf({ ...july, employed: { from: '2026-07-31', until: null } })
    expect(factorOf('twenty_sixths', joined, joined).toFraction()).toBe('1/27')
    const unpaid = (from: number, until: number) =>
      payDaysOf(july).map((day, at) => (at >= from && at < until ? { ...day, unpaid: exact(1) } : day))
    const [one, allButOne] = [unpaid(0, 1), unpaid(0, 30)]
    expect(factorOf('twenty_sixths', one, one).toFraction()).toBe('26/27')
    expect(factorOf('twenty_sixths', allButOne, allButOne).toFraction()).toBe('1/27')
  })

  test('invariants 42 and 43: a full period is paid whole in every basis, and n unpaid days never cost more than n days of it', () => {
    const bases = [
      'calendar_days',
      'working_days',
      'hours',
      'thirtieths',
      'thirtieths_worked',
      'twenty_sixths',
    ] as const
    const months = ['2026-02', '2026-04', '2026-07', '2028-02']
    fc.assert(
      fc.property(
        fc.constantFrom(...bases),
        fc.constantFrom(...months),
        fc.integer({ min: 0, max: 20 }),
        (basis, month, n) => {
          const from = `${month}-01`
          const until =
            { '2026-02': '2026-02-28', '2026-04': '2026-04-30', '2026-07': '2026-07-31' }[month] ?? '2028-02-29'
          const whole = payDaysOf({ from, until, weekdays: [1, 2, 3, 4, 5], minutes: 480 })
          expect(factorOf(basis, whole, whole).toFraction()).toBe('1')
          const working = whole
            .filter(({ plannedMinutes }) => plannedMinutes > 0)
            .slice(0, n)
            .map(({ day }) => day)
          const away = whole.map((day) => (working.includes(day.day) ? { ...day, unpaid: exact(1) } : day))
          const least = Math.min(whole.length, 30, 26, whole.filter(({ plannedMinutes }) => plannedMinutes > 0).length)
          const factor = factorOf(basis, away, away)
          expect(factor.compare(0)).toBeGreaterThanOrEqual(0)
          expect(factor.compare(exact(least - working.length).div(least))).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('Singapore', () => {
  test('PR-011: a bonus above the ceiling on additional wages', () => {
    const accumulated = { 'cpf.ow_subject': minor(88_000) }
    const result = payOf({
      law: sg,
      month: '2026-12',
      facts: citizen,
      items: [payItem(8000)],
      oneOffs: [bonus(20_000)],
      accumulated,
    })
    expect([amountIn(result, 'cpf'), amountIn(result, 'cpf', 'employer')]).toEqual([2800, 2380])
  })

  test('PR-013 and PR-014: two runs of a month share one rounding and one band', () => {
    const both = (first: number, then: number) => {
      const one = payOf({ law: sg, month: '2026-11', facts: citizen, oneOffs: [{ ...bonus(first), nature: 'basic' }] })
      const taken = one.lines.flatMap(({ key, party, amount }) => (party ? [{ key, party, amount }] : []))
      const earlier = { month: { earned: { basic: minor(first) }, taken } }
      const two = payOf({ law: sg, month: '2026-11', facts: citizen, oneOffs: [bonus(then)], earlier })
      return [one, two].map((run) => [amountIn(run, 'cpf'), amountIn(run, 'cpf', 'employer')])
    }
    expect(both(1234.56, 765.44)).toEqual([
      [246, 211],
      [154, 129],
    ])
    expect(both(480, 400)).toEqual([
      [0, 82],
      [176, 68],
    ])
  })

  test('PR-016: the rate changes in the month after the 55th birthday', () => {
    const facts = { ...citizen, birthDate: '1971-06-10' }
    const taken = ['2026-06', '2026-07'].map((month) =>
      amountIn(payOf({ law: sg, month, facts, items: [payItem(6000)] }), 'cpf'),
    )
    expect(taken).toEqual([1200, 1080])
  })

  test('PR-020: transferred on the 16th, each entity pays and contributes for its own days', () => {
    const pay = (employed: { from: string; until: string | null }) => {
      const result = payOf({ law: sg, month: '2026-11', facts: citizen, items: [payItem(4200)], employed })
      return [result.gross / 100, amountIn(result, 'cpf') + amountIn(result, 'cpf', 'employer')]
    }
    expect(pay({ from: '2020-01-01', until: '2026-11-15' })).toEqual([2000, 740])
    expect(pay({ from: '2026-11-16', until: null })).toEqual([2200, 814])
  })

  test('PR-021: the gross for a net, and nothing smaller brings it', () => {
    const net = (gross: number) =>
      computePay(
        payInput({ law: sg, month: '2026-11', facts: citizen, oneOffs: [{ ...bonus(gross / 100), nature: 'basic' }] }),
      ).net
    // 6,250 brings 5,000 as well; the employee's share drops its cents, so that a dollar less does too.
    expect(net(minor(6250))).toBe(minor(5000))
    expect(grossFor(minor(5000), net)).toEqual({ gross: minor(6249), net: minor(5000), exact: true })
    expect(grossFor(minor(10_000), net)).toEqual({ gross: minor(11_600), net: minor(10_000), exact: true })
  })

  test('PR-022: statutes first, then by priority up to half of earnings; the rest is carried', () => {
    const deductions = [
      { id: 'loan', key: 'loan', label: 'Loan', amount: minor(5000), priority: 2 },
      { id: 'advance', key: 'advance', label: 'Salary advance', amount: minor(1200), priority: 1 },
    ]
    const result = payOf({ law: sg, month: '2026-11', facts: citizen, items: [payItem(3000)], deductions })
    expect([amountIn(result, 'advance'), amountIn(result, 'loan'), result.net / 100]).toEqual([1200, 300, 900])
    expect(result.carried).toEqual([{ id: 'loan', amount: minor(4700) }])
  })

  test('PR-023: where nothing was earned no line is invented, and what is owed is carried', () => {
    const deductions = [{ id: 'loan', key: 'loan', label: 'Loan', amount: minor(200), priority: 1 }]
    const result = payOf({ law: sg, month: '2026-11', facts: citizen, deductions })
    expect(result.lines.filter(({ kind }) => kind !== 'employer')).toEqual([])
    expect([result.net, result.carried]).toEqual([0, [{ id: 'loan', amount: minor(200) }]])
  })

  test('RT-001: a raise decided late is additional wages of the month it is paid in', () => {
    const arrears = { ...bonus(3000), nature: 'arrears' as const, cause: 'decided_late' as const }
    const result = payOf({
      law: sg,
      month: '2026-04',
      facts: citizen,
      items: [payItem(8500)],
      oneOffs: [arrears],
      accumulated: { 'cpf.ow_subject': minor(22_500) },
    })
    expect([amountIn(result, 'cpf'), amountIn(result, 'cpf', 'employer')]).toEqual([2200, 1870])
  })

  test('RT-002: a raise that was due and forgotten is not contributed on with the month it is paid in', () => {
    const arrears = { ...bonus(3000), nature: 'arrears' as const, cause: 'paid_late' as const }
    const result = payOf({ law: sg, month: '2026-04', facts: citizen, items: [payItem(8500)], oneOffs: [arrears] })
    expect(amountIn(result, 'cpf')).toBe(1600)
  })

  test('a person of whom the date of birth is not known is stopped by name, not paid without the fund', () => {
    const { gates } = payOf({ law: sg, month: '2026-11', facts: { cpfStatus: 'citizen' }, items: [payItem(4200)] })
    expect(gates).toEqual([{ key: 'scheme.cpf', stops: true, message: 'CPF: the date of birth is not known' }])
  })

  test('PR-047: a month that no figure is on file for is refused', () => {
    const { gates } = payOf({ law: sg, month: '2028-01', facts: citizen, items: [payItem(4200)] })
    expect(gates[0]?.message).toMatch(/no figure on file/)
  })
})

describe('India', () => {
  const person = { birthDate: '1990-05-05', region: 'KA', taxRegime: 'new', gender: 'M' }
  const months = [
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
  ]

  /** Month by month, as locked runs add up: what TDS was taken in each. */
  const year = (amountOf: (at: number) => number, how: { taken?: number; before?: number; first?: number } = {}) => {
    let [paid, taken] = [minor(how.before ?? 0), minor(how.taken ?? 0)]
    return months.slice(how.first ?? 0).map((month, n) => {
      const at = n + (how.first ?? 0)
      const result = payOf({
        law: india,
        month,
        facts: person,
        items: [payItem(amountOf(at), { basis: 'calendar_days' })],
        before: { basic: paid },
        accumulated: { tds: taken },
        monthsLeft: 12 - at,
        monthsToCome: 11 - at,
      })
      paid += result.gross
      taken += minor(amountIn(result, 'tds'))
      return amountIn(result, 'tds')
    })
  }

  test('PR-024: tax of an even year, month by month', () => {
    const taken = year(() => 150_000)
    expect(taken[0]).toBe(12_567)
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(150_800)
  })

  test('PR-025: a raise in October is taxed over the months that are left', () => {
    const taken = year((at) => (at < 6 ? 150_000 : 200_000))
    expect(taken.slice(0, 6).reduce((sum, one) => sum + one, 0)).toBe(75_401)
    expect(taken[6]).toBe(23_183)
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(214_500)
  })

  test('PR-027: joined in October with income and tax from the last employer', () => {
    expect(year(() => 150_000, { first: 6, before: 600_000, taken: 20_000 })[0]).toBe(12_917)
  })

  test('PR-030: who leaves in August is not taxed for months that will not come', () => {
    const result = payOf({
      law: india,
      month: '2026-08',
      facts: person,
      items: [payItem(150_000, { basis: 'calendar_days' })],
      employed: { from: '2020-01-01', until: '2026-08-15' },
      before: { basic: minor(600_000) },
      accumulated: { tds: minor(50_268) },
      monthsLeft: 1,
      monthsToCome: 0,
    })
    expect([result.gross / 100, amountIn(result, 'tds')]).toEqual([72_580.65, -50_268])
  })

  test('PR-031: provident fund at the ceiling, below it, and with two days without pay', () => {
    const facts = { ...person, epfMember: 'yes' }
    const of = (amount: number, unpaid = {}) => {
      const result = payOf({
        law: india,
        month: '2026-06',
        facts,
        items: [payItem(amount, { basis: 'calendar_days' })],
        unpaid,
      })
      return [amountIn(result, 'epf'), amountIn(result, 'eps', 'employer'), amountIn(result, 'epf', 'employer')]
    }
    expect(of(15_000)).toEqual([1800, 1250, 550])
    expect(of(7000)).toEqual([840, 583, 257])
    expect(of(14_000, { '2026-06-03': exact(1), '2026-06-04': exact(1) })).toEqual([1568, 1088, 480])
  })

  test('PR-033 and PR-034: professional tax of Karnataka counts the month, in one run or two', () => {
    const tax = (amount: number, month: string) =>
      amountIn(
        payOf({ law: india, month, facts: person, items: [payItem(amount, { basis: 'whole' })] }),
        'professional_tax',
      )
    expect([tax(24_999, '2026-06'), tax(25_000, '2026-06'), tax(25_000, '2027-02')]).toEqual([0, 200, 300])
    const earlier = { month: { earned: { basic: minor(24_000) }, taken: [] } }
    const second = payOf({
      law: india,
      month: '2026-06',
      facts: person,
      oneOffs: [{ ...bonus(2000), nature: 'allowance' }],
      earlier,
    })
    expect(amountIn(second, 'professional_tax')).toBe(200)
  })

  test('PR-036: what is left out of wages beyond half of all counts again', () => {
    const items = [payItem(20_000), payItem(20_000, { nature: 'housing' }), payItem(10_000, { nature: 'conveyance' })]
    const input = payInput({ law: india, month: '2026-06', facts: person, items })
    const bases = india.basesOf({
      facts: person,
      month: '2026-06',
      payDay: '2026-06-30',
      span: { basic: minor(20_000), housing: minor(20_000), conveyance: minor(10_000) },
      before: {},
      agreed: {},
      agreedInJanuary: {},
      monthsToCome: 0,
    })
    expect([computePay(input).gross, bases['epf.wages']]).toEqual([minor(50_000), minor(25_000)])
  })

  test('RT-013 and RT-014: neither fund nor insurance takes arrears for a lump of this month', () => {
    const facts = { ...person, epfMember: 'yes', esiMember: 'yes' }
    const arrears = { ...bonus(12_000), nature: 'arrears' as const, cause: 'decided_late' as const }
    const items = [payItem(16_000, { basis: 'calendar_days' })]
    const without = payOf({ law: india, month: '2026-09', facts, items })
    const withThem = payOf({ law: india, month: '2026-09', facts, items, oneOffs: [arrears] })
    for (const key of ['epf', 'esi']) expect(amountIn(withThem, key)).toBe(amountIn(without, key))
  })
})

describe('Canada', () => {
  test('PR-037: 9,000 a month in Ontario until the year’s ceilings are reached', () => {
    let accumulated: Record<string, number> = {}
    const taken = Array.from({ length: 12 }, (_, at) => {
      const month = `2026-${String(at + 1).padStart(2, '0')}`
      const result = payOf({
        law: ca,
        month,
        facts: { region: 'ON', birthDate: '1990-01-01' },
        items: [payItem(9000, { basis: 'hours' })],
        accumulated,
      })
      const add = (key: string, amount: number) => (accumulated[key] ?? 0) + amount
      accumulated = {
        cpp: add('cpp', minor(amountIn(result, 'cpp'))),
        cpp2: add('cpp2', minor(amountIn(result, 'cpp2'))),
        ei: add('ei', minor(amountIn(result, 'ei'))),
        'cpp.pensionable': add('cpp.pensionable', minor(9000)),
      }
      return result
    })
    const of = (key: string) => taken.map((result) => amountIn(result, key))
    expect(of('cpp')).toEqual([...Array(8).fill(518.15), 85.25, 0, 0, 0])
    expect(of('cpp2')).toEqual([...Array(8).fill(0), 256, 160, 0, 0])
    expect(of('ei')).toEqual([...Array(7).fill(146.7), 96.17, 0, 0, 0, 0])
  })

  test('PR-042: 10,000 in a month in Quebec', () => {
    const result = payOf({
      law: ca,
      month: '2026-03',
      facts: { region: 'QC', birthDate: '1990-01-01' },
      items: [payItem(10_000)],
    })
    const shares = ['qpp', 'qpip', 'ei', 'quebec_tax', 'cpp'].map((key) => amountIn(result, key))
    expect(shares).toEqual([611.63, 43, 130, 1447.35, 0])
  })

  test('GO-009: what a bonus of 10,000 leaves this month', () => {
    const facts = { region: 'ON', birthDate: '1990-01-01' }
    const pay = (oneOffs: ReturnType<typeof bonus>[]) =>
      payOf({ law: ca, month: '2026-03', facts, items: [payItem(5000)], oneOffs })
    const [without, withIt] = [pay([]), pay([bonus(10_000)])]
    const more = (key: string) => Math.round(100 * (amountIn(withIt, key) - amountIn(without, key))) / 100
    expect([more('cpp'), more('ei'), more('bonus_tax')]).toEqual([595, 163, 2935.93])
    // The tax of the month falls to 678.99 as the published example has it; rounded at the end it were 678.98.
    expect(amountIn(withIt, 'federal_tax') + amountIn(withIt, 'provincial_tax')).toBe(678.99)
    expect(withIt.net - without.net).toBe(minor(6320.42))
  })

  test('PR-048: what is paid in 2027 is refused until its figures are on file', () => {
    const result = payOf({
      law: ca,
      month: '2027-01',
      facts: { region: 'ON', birthDate: '1990-01-01' },
      items: [payItem(4000)],
    })
    expect(result.gates.some(({ stops, message }) => stops && /no figure on file/.test(message))).toBe(true)
  })

  test('severance is refused by name, not taxed as a bonus', () => {
    const { gates } = payOf({
      law: ca,
      month: '2026-03',
      facts: { region: 'ON' },
      oneOffs: [{ ...bonus(9000), nature: 'severance' }],
    })
    expect(gates).toEqual([
      {
        key: 'scheme.contributions',
        stops: true,
        message: 'Severance pay: the tax withheld from a retiring allowance is not on file',
      },
    ])
  })
})

describe('the Emirates', () => {
  test('RT-015: a raise in March moves the pension only next January', () => {
    const facts = { nationality: 'AE', firstInsured: '2012-01-01' }
    const items = [payItem(20_000, { basis: 'thirtieths' })]
    const result = payOf({ law: ae, month: '2026-06', facts, items, agreedInJanuary: { basic: minor(18_000) } })
    expect([amountIn(result, 'pension'), amountIn(result, 'pension', 'employer')]).toEqual([900, 2250])
  })
})

describe('every pay', () => {
  const sometimes = fc.integer({ min: 0, max: 2_000_000 })
  const asked = fc.record({
    basic: sometimes,
    allowance: sometimes,
    bonus: sometimes,
    claim: sometimes,
    loan: sometimes,
  })

  const inputOf = (q: { basic: number; allowance: number; bonus: number; claim: number; loan: number }) =>
    payInput({
      law: sg,
      month: '2026-11',
      facts: { ...citizen, selfHelpFunds: 'CDAC' },
      items: [payItem(q.basic / 100), payItem(q.allowance / 100, { nature: 'allowance', key: 'allowance' })],
      oneOffs: [
        bonus(q.bonus / 100),
        {
          ...bonus(q.claim / 100, 'claim'),
          key: 'claim',
          source: { kind: 'claim', id: 'claim' },
          nature: 'reimbursement',
        },
      ],
      deductions: [{ id: 'loan', key: 'loan', label: 'Loan', amount: q.loan, priority: 1 }],
    })

  test('earnings and what is paid back less deductions are the net, all in whole minor units', () => {
    fc.assert(
      fc.property(asked, (q) => {
        const result = computePay(inputOf(q))
        const sum = (kinds: string[]) =>
          result.lines.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)
        expect(sum(['earning', 'reimbursement']) - sum(['deduction'])).toBe(result.net)
        expect(result.lines.every(({ amount }) => Number.isInteger(amount))).toBe(true)
        expect(netOf(result.lines.filter(({ kind }) => kind !== 'employer'))).toBe(result.net)
        // A fund takes 50 cents of a bonus of one: nothing is made up, and the run stops for this person.
        expect(result.gates.some(({ key, stops }) => key === 'negative_net' && stops)).toBe(result.net < 0)
      }),
      { examples: [[{ basic: 0, allowance: 0, bonus: 1, claim: 0, loan: 0 }]] },
    )
  })

  test('what is taken and what is carried are what was asked', () => {
    fc.assert(
      fc.property(asked, (q) => {
        const { lines, carried } = computePay(inputOf(q))
        const taken = lines.filter(({ key }) => key === 'loan').reduce((sum, { amount }) => sum + amount, 0)
        expect(taken + carried.reduce((sum, { amount }) => sum + amount, 0)).toBe(q.loan)
      }),
    )
  })

  test('the order of what goes in changes nothing', () => {
    fc.assert(
      fc.property(asked, (q) => {
        const input = inputOf(q)
        const turned = { ...input, items: [...input.items].reverse(), oneOffs: [...input.oneOffs].reverse() }
        expect(computePay(turned)).toEqual(computePay(input))
      }),
    )
  })

  test('PR-050, invariant 49: one source given twice is refused', () => {
    expect(() => payOf({ law: sg, month: '2026-11', facts: citizen, oneOffs: [bonus(5), bonus(5)] })).toThrow(
      'given twice',
    )
  })

  test('a month in one run or in three is contributed on alike', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(amounts, (parts) => {
        const run = (amount: number, earlier = {}) =>
          payOf({
            law: sg,
            month: '2026-11',
            facts: citizen,
            oneOffs: [{ ...bonus(amount / 100), nature: 'basic' }],
            earlier,
          })
        const whole = run(parts.reduce((sum, part) => sum + part, 0))
        let earned = 0
        const taken: { key: string; party: 'employee' | 'employer' | 'government'; amount: number }[] = []
        for (const part of parts) {
          const result = run(part, { month: { earned: { basic: earned }, taken: [...taken] } })
          earned += part
          for (const { key, party, amount } of result.lines) if (party) taken.push({ key, party, amount })
        }
        const sum = (party: string) =>
          taken.filter((one) => one.key === 'cpf' && one.party === party).reduce((all, { amount }) => all + amount, 0) /
          100
        expect([sum('employee'), sum('employer')]).toEqual([amountIn(whole, 'cpf'), amountIn(whole, 'cpf', 'employer')])
      }),
      { numRuns: 60 },
    )
  })
})
