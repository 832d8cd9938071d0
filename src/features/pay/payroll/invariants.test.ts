import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import filings from '../../../../test/freedonia/filing.ts'
import freedonia from '../../../../test/freedonia/payroll.ts'
import { amountIn, minor, payInput, payItem, payOf } from '../../../../test/pay.ts'
import ae from '../../../countries/ae/payroll.ts'
import ca from '../../../countries/ca/payroll.ts'
import india from '../../../countries/in/payroll.ts'
import type { ChangeCause } from '../../../countries/payroll.ts'
import sg from '../../../countries/sg/payroll.ts'
import { addDays } from '../../../shared/dates.ts'
import { computePay } from './compute-pay.rules.ts'
import { contributionsOf } from './contributions.rules.ts'
import { earningsOf, type OneOff } from './earnings.rules.ts'
import { settleExit } from './exit.rules.ts'
import { explainChange } from './explain-change.rules.ts'
import { grossFor } from './gross-for.rules.ts'
import { netOf } from './lines.rules.ts'
import { type PastPeriod, retroOf, retroSourceId } from './retro.rules.ts'

/** What holds of every pay, by the numbers of the design’s invariants; in a country of three decimals and ten-day weeks where one is enough. */

const FDC = { code: 'FDC', minorUnits: 3 }
const amount = fc.integer({ min: 0, max: 3_000_000 })
const once = (id: string, value: number, nature: OneOff['nature'] = 'bonus'): OneOff => ({
  source: { kind: 'one_off', id },
  key: id,
  label: id,
  nature,
  amount: value,
})
const asked = fc.record({ basic: amount, bonus: amount, car: amount, claim: amount, loan: amount, unpaid: fc.nat(20) })
type Input = { basic: number; bonus: number; car: number; claim: number; loan: number; unpaid: number }

const inputOf = (q: Input) =>
  payInput({
    law: freedonia,
    month: '2026-11',
    currency: FDC,
    items: [payItem(q.basic / 100)],
    unpaid: Object.fromEntries(Array.from({ length: q.unpaid }, (_, at) => [addDays('2026-11-01', at), payOne])),
    oneOffs: [once('bonus', q.bonus), once('car', q.car, 'in_kind'), once('claim', q.claim, 'reimbursement')],
    deductions: [{ id: 'loan', key: 'loan', label: 'Loan', amount: q.loan, priority: 1 }],
  })
const payOne = payInput({ law: freedonia, month: '2026-11' }).days[0]?.unpaid.add(1) ?? expect.fail()

describe('a pay of Freedonia', () => {
  test('invariants 38, 55, 56: lines come to the net in whole units; benefits, employer’s lines and memos leave it alone', () => {
    fc.assert(
      fc.property(asked, (q) => {
        const { lines, net } = computePay(inputOf(q))
        const money = lines.filter(({ kind, nature }) => kind !== 'employer' && kind !== 'memo' && nature !== 'in_kind')
        const sum = (kinds: string[]) =>
          money.filter(({ kind }) => kinds.includes(kind)).reduce((all, line) => all + line.amount, 0)
        expect(sum(['earning', 'reimbursement']) - sum(['deduction'])).toBe(net)
        expect(netOf(money)).toBe(net)
        expect(lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true)
      }),
    )
  })

  test('invariants 39 and 40: the same facts give the same lines, in any zone and order', () => {
    const zone = process.env.TZ
    try {
      fc.assert(
        fc.property(asked, fc.constantFrom('Pacific/Kiritimati', 'America/St_Johns', 'UTC'), (q, other) => {
          const input = inputOf(q)
          const before = JSON.stringify(computePay(input))
          process.env.TZ = other
          const turned = { ...inputOf(q), oneOffs: [...input.oneOffs].reverse() }
          expect(JSON.stringify(computePay(turned))).toBe(before)
        }),
      )
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  test('invariant 44: a half-year in one run or in several is contributed on alike', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), (parts) => {
        const run = (value: number, earlier = {}) =>
          payOf({ law: freedonia, month: '2026-11', currency: FDC, oneOffs: [once('pay', value, 'basic')], earlier })
        const whole = run(parts.reduce((sum, part) => sum + part, 0))
        let earned = 0
        const taken: { key: string; party: 'employee' | 'employer' | 'government'; amount: number }[] = []
        for (const part of parts) {
          const result = run(part, { half_year: { earned: { basic: earned }, taken: [...taken] } })
          earned += part
          for (const { key, party, amount: value } of result.lines) if (party) taken.push({ key, party, amount: value })
        }
        for (const party of ['employee', 'employer'] as const) {
          const sum = taken.filter((line) => line.party === party).reduce((all, line) => all + line.amount, 0)
          expect(sum).toBe(whole.lines.find((line) => line.party === party)?.amount ?? 0)
        }
      }),
    )
  })

  test('invariant 47: more pay never lowers what the employee gives, and both shares are the whole', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((value) =>
          payOf({ law: freedonia, month: '2026-11', currency: FDC, oneOffs: [once('pay', value, 'basic')] }),
        )
        if (!less || !more) return
        expect(amountIn(more, 'levy')).toBeGreaterThanOrEqual(amountIn(less, 'levy'))
        expect(amountIn(more, 'levy', 'employer')).toBeCloseTo(2 * amountIn(more, 'levy'), 6)
      }),
    )
  })

  test('invariant 48: a year that no figure is on file for is refused by name, never reckoned with another year’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2027, max: 2060 }), fc.integer({ min: 1, max: 12 }), amount, (year, of, value) => {
        const month = `${year}-${String(of).padStart(2, '0')}`
        const { gates, lines } = payOf({ law: freedonia, month, currency: FDC, oneOffs: [once('pay', value, 'basic')] })
        expect(gates.some(({ stops, message }) => stops && message.includes('no figure on file'))).toBe(true)
        expect(lines.some(({ scheme }) => scheme === 'levy')).toBe(false)
      }),
    )
  })

  test('invariant 50: net is nought or more or the person is stopped; taken and carried are what was asked', () => {
    fc.assert(
      fc.property(asked, (q) => {
        const { net, gates, lines, carried } = computePay(inputOf(q))
        expect(net >= 0 || gates.some(({ stops }) => stops)).toBe(true)
        const taken = lines.filter(({ key }) => key === 'loan').reduce((sum, line) => sum + line.amount, 0)
        expect(taken + carried.reduce((sum, one) => sum + one.amount, 0)).toBe(q.loan)
      }),
    )
  })

  test('invariant 51: the gross for a net brings it, or the smallest above it, and says which', () => {
    const netFor = (gross: number) =>
      payOf({ law: freedonia, month: '2026-11', currency: FDC, oneOffs: [once('pay', gross, 'basic')] }).net
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (target) => {
        const found = grossFor(target, netFor)
        expect(found.net).toBe(netFor(found.gross))
        expect(found.net).toBeGreaterThanOrEqual(target)
        expect(found.exact).toBe(found.net === target)
        expect(netFor(found.gross - 1)).toBeLessThan(target)
      }),
      { numRuns: 40 },
    )
  })

  test('invariant 76: what explains a change of net adds up to it', () => {
    fc.assert(
      fc.property(asked, asked, (before, after) => {
        const [was, is] = [computePay(inputOf(before)), computePay(inputOf(after))]
        const told = explainChange(was.lines, is.lines).reduce((sum, one) => sum + one.amount, 0)
        expect(told).toBe(is.net - was.net)
      }),
    )
  })
})

describe('accumulators and causes', () => {
  test('invariant 45: what the year adds to ordinary wages of the fund never passes the ceiling of its months', () => {
    const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 11 }), (months) => {
        let subject = 0
        for (const [at, value] of months.entries()) {
          const month = `2026-${String(at + 1).padStart(2, '0')}`
          const { added } = payOf({ law: sg, month, facts, oneOffs: [once('pay', value, 'basic')] })
          const own = added['cpf.ow_subject'] ?? 0
          expect(own).toBeGreaterThanOrEqual(0)
          subject += own
        }
        expect(subject).toBeLessThanOrEqual(months.length * minor(8000))
      }),
    )
  })

  test('invariant 64: back pay counts in the month it was earned in or the one it is paid in, of no scheme in both', () => {
    const causes: ChangeCause[] = ['decided_late', 'paid_late', 'error']
    fc.assert(
      fc.property(fc.constantFrom(sg, india, ca, ae, freedonia), fc.constantFrom(...causes), (law, cause) => {
        for (const scheme of law.schemes) {
          const counted: number[] = []
          const watched = {
            ...law,
            basesOf: ({ span }: { span: Readonly<Record<string, number>> }) => {
              counted.push(Object.values(span).reduce((sum, value) => sum + value, 0))
              return {}
            },
            schemes: [{ ...scheme, applies: () => false, accumulators: [] }],
          }
          const late = [{ cause, nature: 'basic' as const, amount: 1_000 }]
          const of = (earlier: object) => ({
            ...payInput({ law: watched, month: '2026-11' }),
            agreed: {},
            earlier: { [scheme.span]: { earned: {}, taken: [], ...earlier } },
          })
          contributionsOf(of({ late }), [])
          contributionsOf(of({ settled: late }), [])
          // Of the two months one counts it: never both, and never none but where a scheme leaves it out by its own rule.
          const rule = scheme.retro(cause)
          const expected = { as_paid: [1_000, 0], as_earned: [0, 1_000] }[rule as 'as_paid' | 'as_earned'] ?? [0, 0]
          expect(counted).toEqual(expected)
        }
      }),
    )
  })
})

describe('back pay', () => {
  const paidFor = (month: string, basic: number) => {
    const input = payInput({ law: freedonia, month, currency: FDC, items: [payItem(basic / 100)] })
    return earningsOf(input)
  }
  const MONTHS = ['2026-08', '2026-09', '2026-10'] as const
  const periodsOf = (was: readonly number[], is: readonly number[]): PastPeriod[] =>
    MONTHS.map((month, at) => ({
      run: month,
      from: `${month}-01`,
      until: `${month}-28`,
      original: paidFor(month, was[at] ?? 0),
      settled: [],
      recomputed: paidFor(month, is[at] ?? 0),
    }))
  const three = fc.array(amount, { minLength: 3, maxLength: 3 })
  const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, line) => sum + line.amount, 0)

  test('invariants 57 and 63: without a change there is none; every other one is paid, recovered or comes to nothing', () => {
    fc.assert(
      fc.property(three, three, (was, is) => {
        expect(retroOf(periodsOf(was, was))).toMatchObject({ deltas: [], total: 0, outcome: 'none' })
        const { total, outcome } = retroOf(periodsOf(was, is))
        expect(outcome).toBe(({ '1': 'pay', '-1': 'recover', '0': 'none' } as const)[String(Math.sign(total)) as '1'])
      }),
    )
  })

  test('invariants 58, 59 and 60: once settled nothing more is due, and it is what would have been paid, in any order', () => {
    fc.assert(
      fc.property(three, three, (was, is) => {
        const periods = periodsOf(was, is)
        const { deltas, total } = retroOf(periods)
        expect(sumOf(periods.flatMap(({ original }) => original)) + total).toBe(
          sumOf(periods.flatMap(({ recomputed }) => recomputed)),
        )
        expect(retroOf([...periods].reverse()).deltas).toEqual(deltas)
        expect(new Set(deltas.map(retroSourceId)).size).toBe(deltas.length)
        const settled = periods.map((period) => ({
          ...period,
          settled: deltas
            .filter(({ run }) => run === period.run)
            .map(({ key, label, amount: value, run }) => ({
              key,
              label,
              kind: 'earning' as const,
              amount: value,
              source: { kind: 'retro' as const, id: run },
              why: period.original[0]?.why ?? expect.fail(),
            })),
        }))
        expect(retroOf(settled).deltas).toEqual([])
      }),
    )
  })

  test('invariant 65: a change that is taken back before it was paid was never there', () => {
    fc.assert(
      fc.property(three, three, (was, is) => {
        const there = retroOf(periodsOf(was, is))
        const back = retroOf(periodsOf(is, was))
        expect(there.total + back.total).toBe(0)
      }),
    )
  })
})

describe('Freedonia', () => {
  test('invariant 79: goes from facts to pay, to why it changed, to a file that reads back as what is paid', () => {
    const [format] = filings.formats
    if (!format) throw new Error('Freedonia has no file')
    fc.assert(
      fc.property(asked, asked, (before, after) => {
        const [was, is] = [computePay(inputOf(before)), computePay(inputOf(after))]
        expect(explainChange(was.lines, is.lines).reduce((sum, one) => sum + one.amount, 0)).toBe(is.net - was.net)
        const paid = [was, is].flatMap(({ net }, at) => {
          const amounts = format.amountsOf({ facts: {}, net, lines: [], balances: {} })
          return amounts ? [{ facts: { reference: `P${at}` }, amounts }] : []
        })
        const text = format.build({
          employer: {},
          month: '2026-11',
          madeAt: '2026-11-28T11:07:00',
          payDay: '2026-11-28',
          items: paid,
        })
        const read = format.read(text)
        expect(read.total).toBe([was, is].reduce((sum, { net }) => sum + Math.max(0, net), 0))
        expect(read.items).toHaveLength(paid.length)
      }),
    )
  })
})

describe('somebody who leaves', () => {
  test('invariant 75: what was paid before and what is paid or asked back at the end is what the days were worth', () => {
    const november = (until: string | null) =>
      earningsOf(
        payInput({
          law: freedonia,
          month: '2026-11',
          currency: FDC,
          items: [payItem(30_000)],
          employed: { from: '2020-01-01', until },
        }),
      )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.option(fc.integer({ min: 1, max: 30 })), (last, known) => {
        const dayOf = (at: number) => addDays('2026-11-01', at - 1)
        const original = november(known === null ? null : dayOf(known))
        const due = november(dayOf(last))
        const { total, outcome } = retroOf([
          { run: 'r', from: '2026-11-01', until: '2026-11-30', original, settled: [], recomputed: due },
        ])
        const sum = (lines: readonly { amount: number }[]) => lines.reduce((all, line) => all + line.amount, 0)
        expect(sum(original) + total).toBe(sum(due))
        // What is too much is a case, never a deduction by itself.
        if (known === null || known > last) expect(['recover', 'none']).toContain(outcome)
      }),
    )
  })
})

describe('gratuity', () => {
  const sheetOf = (serviceFrom: string, unpaidDays: number) =>
    settleExit({
      facts: { nationality: 'IN' },
      serviceFrom,
      lastDay: '2026-11-30',
      unpaidDays,
      basic: minor(10_000),
      wages: minor(10_000),
      law: ae,
      leave: null,
      notice: 0,
      owed: [],
    }).oneOffs.reduce((sum, one) => sum + one.amount, 0)

  test('invariant 74: grows with service and never with absence', () => {
    const days = fc.integer({ min: 0, max: 9_000 })
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 300 }), (a, b, unpaid) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)].map((n) => addDays('2026-11-30', -n))
        expect(sheetOf(long ?? '', 0)).toBeGreaterThanOrEqual(sheetOf(short ?? '', 0))
        expect(sheetOf(long ?? '', unpaid)).toBeLessThanOrEqual(sheetOf(long ?? '', 0))
      }),
    )
  })
})
