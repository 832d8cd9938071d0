import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exact } from '../../../shared/money.ts'
import { allowanceAdvice, driftAdvice, lawAdvice, leaveAdvice, overtimeAdvice, vacancyAdvice } from './advice.rules.ts'
import {
  apartFromSmall,
  type BoardDepartment,
  boardDepartments,
  boardMonths,
  hasSmallMonth,
  mergeSmallDepartments,
  SMALLEST_GROUP,
} from './board.rules.ts'
import { allowedForBudget, budgetYearOf, inGroupMoney, monthlyPayOn, monthsOfYear, raiseSteps } from './budget.rules.ts'
import { splitByCurrency } from './currency.rules.ts'
import { loadedMonths, repaidInOtherMoney } from './loaded.rules.ts'
import { resultOf } from './results.rules.ts'

const row = (department: string, people: number, over: Partial<BoardDepartment> = {}): BoardDepartment => ({
  department,
  held: people,
  vacant: 0,
  people,
  paid: people,
  budget: people * 100,
  budgetToDate: 0,
  actual: 0,
  forecast: 0,
  reserved: 0,
  room: people * 100,
  ...over,
})

describe('the year of a budget', () => {
  test('begins with the fiscal year a day lies in', () => {
    expect(budgetYearOf('2026-11-24', '01-01')).toBe('2026-01-01')
    expect(budgetYearOf('2026-11-24', '04-01')).toBe('2026-04-01')
    expect(budgetYearOf('2026-03-31', '04-01')).toBe('2025-04-01')
    expect(monthsOfYear('2025-04-01').at(-1)).toBe('2026-03')
  })

  test('a raise holds from its day, also for what was agreed to change later; allowances stay', () => {
    const steps = [
      { from: '2026-01-01', amounts: { basic: 100_000, housing: 20_000 } },
      { from: '2026-07-01', amounts: { basic: 110_000, housing: 20_000 } },
    ]
    const raised = raiseSteps(steps, '2.5', '2026-04-01')
    expect(monthlyPayOn(raised, '2026-03-31')).toBe(120_000)
    expect(monthlyPayOn(raised, '2026-04-01')).toBe(122_500)
    expect(monthlyPayOn(raised, '2026-07-01')).toBe(132_750)
    expect(raiseSteps(steps, '2.5', '2026-07-01')).toHaveLength(2)
  })

  test('is shown in the money of the group by the rate entered, decimals of both counted', () => {
    expect(inGroupMoney(100_00, '0.74', { from: 2, to: 2 })).toBe(74_00)
    expect(inGroupMoney(100_00, '110.5', { from: 2, to: 0 })).toBe(11_050)
  })

  test('what was agreed is not changed: a scenario is never handed in', () => {
    expect(allowedForBudget({ state: 'draft', kind: 'scenario', isCurrent: false })).toEqual(['delete'])
    expect(allowedForBudget({ state: 'draft', kind: 'version', isCurrent: false })).toEqual(['submit', 'delete'])
    expect(allowedForBudget({ state: 'approved', kind: 'version', isCurrent: true })).toEqual(['freeze'])
    expect(allowedForBudget({ state: 'frozen', kind: 'version', isCurrent: false })).toEqual(['make_current'])
  })
})

describe('budget, actual and forecast', () => {
  const cost = (month: string, pay: number) => ({ month, department: 'Kitchen', pay, employer: 10, endOfService: 5 })
  const input = {
    months: ['2026-01', '2026-02'],
    budget: [cost('2026-01', 100), cost('2026-02', 100)],
    actual: [{ month: '2026-01', department: ' kitchen', people: 6, pay: 120, employer: 12 }],
    forecast: [
      { ...cost('2026-01', 999), employment: 'a' },
      { ...cost('2026-02', 105), employment: 'a' },
    ],
    places: [{ department: 'Kitchen', isHeld: true }],
    reserved: [{ department: 'KITCHEN', amount: 7 }],
  }

  test('what is expected counts where no run of the month is locked; what is set aside is not spent', () => {
    expect(boardMonths(input)).toEqual([
      { month: '2026-01', budget: 110, endOfService: 5, actual: 132, forecast: null },
      { month: '2026-02', budget: 110, endOfService: 5, actual: null, forecast: 115 },
    ])
    expect(boardDepartments(input)).toMatchObject([
      { budget: 220, budgetToDate: 110, actual: 132, forecast: 115, reserved: 7, room: 220 - 132 - 115 - 7 },
    ])
  })

  test('no group of fewer than five is left, and none follows from the total', () => {
    const any = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
    fc.assert(
      fc.property(any, (counts) => {
        const rows = counts.map((people, at) => row(`D${at}`, people))
        const shown = mergeSmallDepartments(rows)
        for (const { people } of shown) expect(people).toBeGreaterThanOrEqual(SMALLEST_GROUP)
        const sum = (of: readonly BoardDepartment[]) => of.reduce((total, { budget }) => total + budget, 0)
        // Either everything is there, or nothing is: a part that is missing would be known from the total.
        expect([0, sum(rows)]).toContain(sum(shown))
      }),
    )
  })

  test('a department of five of whom one alone was paid, or is planned, is small', () => {
    const large = row('Floor', 20)
    for (const few of [{ paid: 1 }, { held: 1 }, { people: 4 }]) {
      const shown = mergeSmallDepartments([row('Kitchen', 6, few), row('Bar', 9), large])
      expect(shown.map(({ department }) => department)).toEqual(['Floor', ''])
    }
    // Where nobody is planned or paid yet, there is nothing of them to be known.
    expect(mergeSmallDepartments([row('Kitchen', 6, { held: 0, paid: 0 })])).toHaveLength(1)
  })

  test('a department of six is small as well once one of it alone was paid in a month: what that month added would be theirs', () => {
    const input = (people: number) => ({
      months: ['2026-01', '2026-02'],
      budget: [],
      actual: [6, people].map((count, at) => ({
        month: `2026-0${at + 1}`,
        department: 'Kitchen',
        people: count,
        pay: count * 100,
        employer: 0,
      })),
      forecast: [],
      places: [],
      reserved: [],
    })
    const apart = (people: number) => [
      ...apartFromSmall([...boardDepartments(input(people)), row('Bar', 9), row('Floor', 20)]),
    ]
    expect(apart(5).sort()).toEqual(['bar', 'floor', 'kitchen'])
    expect(apart(1)).toEqual(['floor'])
  })

  test('a department that stands with small ones together is not apart', () => {
    const rows = [row('Legal', 2), row('Kitchen', 6), row('Floor', 20)]
    expect([...apartFromSmall(rows)]).toEqual(['floor'])
    expect([...apartFromSmall(rows.slice(1))].sort()).toEqual(['floor', 'kitchen'])
  })

  test('a month in which fewer than five were paid or are expected is small, one in which nobody was is not', () => {
    const paid = (month: string, people: number) => ({ month, department: 'Kitchen', people, pay: 1, employer: 0 })
    const expected = (month: string, people: number) =>
      Array.from({ length: people }, (_, at) => ({ ...cost(month, 1), employment: `${at}` }))
    expect(hasSmallMonth({ actual: [paid('2026-01', 6)], forecast: expected('2026-02', 5) })).toBe(false)
    expect(hasSmallMonth({ actual: [paid('2026-01', 4)], forecast: [] })).toBe(true)
    expect(hasSmallMonth({ actual: [paid('2026-01', 2), paid('2026-01', 3)], forecast: [] })).toBe(false)
    expect(hasSmallMonth({ actual: [], forecast: expected('2026-02', 4) })).toBe(true)
    expect(hasSmallMonth({ actual: [], forecast: [] })).toBe(false)
  })

  test('adds up to the unit whichever way it is cut: by month and by department', () => {
    const months = ['2026-01', '2026-02', '2026-03']
    const figure = fc.record({
      month: fc.constantFrom(...months),
      department: fc.constantFrom('Kitchen', ' kitchen', 'Floor', ''),
      pay: fc.integer({ min: 0, max: 900_000_001 }),
      employer: fc.integer({ min: 0, max: 90_000_001 }),
      endOfService: fc.integer({ min: 0, max: 9_001 }),
      people: fc.integer({ min: 1, max: 9 }),
      employment: fc.constantFrom('a', 'b', 'c'),
    })
    const figures = fc.array(figure, { maxLength: 30 })
    fc.assert(
      fc.property(figures, figures, figures, (planned, actual, forecast) => {
        const all = { months, budget: planned, actual, forecast, places: [], reserved: [] }
        const [byMonth, byDepartment] = [boardMonths(all), boardDepartments(all)]
        const sum = <Row>(rows: readonly Row[], of: (one: Row) => number | null) =>
          rows.reduce((total, one) => total + (of(one) ?? 0), 0)
        const cost = (one: { pay: number; employer: number }) => one.pay + one.employer
        expect(sum(byMonth, (one) => one.budget)).toBe(sum(planned, cost))
        expect(sum(byDepartment, (one) => one.budget)).toBe(sum(planned, cost))
        expect(sum(byMonth, (one) => one.actual)).toBe(sum(actual, cost))
        expect(sum(byDepartment, (one) => one.actual)).toBe(sum(actual, cost))
        expect(sum(byMonth, (one) => one.forecast)).toBe(sum(byDepartment, (one) => one.forecast))
        const merged = mergeSmallDepartments(byDepartment)
        if (merged.length > 0) expect(sum(merged, (one) => one.room)).toBe(sum(byDepartment, (one) => one.room))
      }),
    )
  })

  test('the rate, people and price are the whole difference in money of no, two and three decimals', () => {
    const any = fc.record({
      plan: fc.integer({ min: 0, max: 20_000_000 }),
      actual: fc.integer({ min: 0, max: 20_000_000 }),
      plannedPeople: fc.integer({ min: 0, max: 500 }),
      paidPeople: fc.integer({ min: 0, max: 500 }),
      planRate: fc.integer({ min: 1, max: 9_999_999 }),
      rate: fc.integer({ min: 1, max: 9_999_999 }),
      from: fc.constantFrom(0, 2, 3),
      to: fc.constantFrom(0, 2, 3),
    })
    fc.assert(
      fc.property(any, ({ planRate, rate, from, to, ...paid }) => {
        const at = (figure: number) =>
          exact(`${Math.floor(figure / 100_000)}.${String(figure % 100_000).padStart(5, '0')}`)
        const month = { month: '2026-10', ...paid, rate: { rate: at(rate), day: '2026-10-31' } }
        const [one] = splitByCurrency([month], at(planRate), { from, to }).months
        if (!one) throw new Error('There is a month')
        expect(one.people + one.price + one.currency).toBe(one.difference)
        expect(one.actual - one.plan).toBe(one.difference)
      }),
    )
    /*
     * By hand: planned 2 people at 1,000.00 a month together 2,000.00; paid 3 people 3,300.00; plan rate 110.5 yen, rate of the month 112.
     * Plan 221,000; actual 369,600; at the plan's rate 364,650. People 1 × 1,000.00 × 110.5 = 110,500; price 364,650 − 221,000 − 110,500 = 33,150;
     * rate 369,600 − 364,650 = 4,950. Together 148,600 = 369,600 − 221,000.
     */
    const paid = { plan: 200_000, actual: 330_000, plannedPeople: 2, paidPeople: 3 }
    const yen = { month: '2026-10', ...paid, rate: { rate: exact('112'), day: '2026-10-31' } }
    expect(splitByCurrency([yen], exact('110.5'), { from: 2, to: 0 }).months).toMatchObject([
      { plan: 221_000, actual: 369_600, people: 110_500, price: 33_150, currency: 4_950, difference: 148_600 },
    ])
    // The same in dinars of three decimals at 0.225, then 0.23: 450.000, 759.000, at the plan's 742.500; people 225.000, price 67.500, rate 16.500.
    const dinar = { month: '2026-10', ...paid, rate: { rate: exact('0.23'), day: '2026-10-31' } }
    expect(splitByCurrency([dinar], exact('0.225'), { from: 2, to: 3 }).months).toMatchObject([
      { plan: 450_000, actual: 759_000, people: 225_000, price: 67_500, currency: 16_500, difference: 309_000 },
    ])
  })
})

const END = '2026-12-31'

describe('an advisory', () => {
  test('is given where one site has most of the overtime and few of the people, and rests on its figures', () => {
    const month = { month: '2026-10', pay: 100_000 }
    const rows = [
      { ...month, site: 'Jurong', people: 6, overtime: 9_000 },
      { ...month, site: 'Changi', people: 20, overtime: 1_000 },
    ]
    expect(overtimeAdvice(rows, END)).toMatchObject([
      {
        about: 'Jurong',
        evidence: [{ minor: 9_000 }, { minor: 10_000 }, { percent: 90 }, { percent: 23 }, { count: 1 }],
      },
    ])
    expect(
      overtimeAdvice(
        rows.map((one) => ({ ...one, people: one.site === 'Jurong' ? 4 : 20 })),
        END,
      ),
    ).toEqual([])
  })

  test('on vacancies counts those nobody has asked to hire for', () => {
    const due = [{ department: 'Kitchen', count: 3, perMonth: 900, people: 8, months: ['2026-10'] }]
    expect(vacancyAdvice(due, new Map([['Kitchen', 1]]), END)[0]?.evidence.slice(0, 2)).toEqual([
      { name: 'vacant', count: 3 },
      { name: 'asked', count: 1 },
    ])
    expect(vacancyAdvice(due, new Map([['Kitchen', 3]]), END)).toEqual([])
  })

  test('on cost tells by how much more was spent than planned, of no group smaller than five', () => {
    const over = { budgetToDate: 1_000, actual: 1_050 }
    expect(driftAdvice([row('Bar', 8, over), row('Spa', 4, over)], ['2026-09', '2026-10'], END)).toMatchObject([
      { about: 'Bar', evidence: [{}, {}, { minor: 50 }, { percent: 5 }] },
    ])
    expect(driftAdvice([row('Bar', 8, { budgetToDate: 1_000, actual: 1_020 })], ['2026-10'], END)).toEqual([])
  })

  test('on the law tells the month from which the same pay costs more', () => {
    const cost = (month: string, pay: number, employer: number) => ({
      month,
      department: '',
      pay,
      employer,
      endOfService: 0,
    })
    const rows = [cost('2026-12', 1_000, 100), cost('2027-01', 1_000, 110), cost('2027-02', 2_000, 220)]
    expect(lawAdvice(rows, 6, '2026-11')).toMatchObject([{ about: '2027-01', evidence: [{}, {}, {}, { minor: 10 }] }])
    expect(lawAdvice(rows, 6, '2027-01')).toEqual([])
    expect(lawAdvice(rows, 4, '2026-11')).toEqual([])
  })

  test('on leave compares with some months before', () => {
    const known = [
      { on: '2026-08-01', minor: 1_000, people: 9 },
      { on: '2026-11-01', minor: 1_300, people: 9 },
    ]
    expect(leaveAdvice(known, END)).toMatchObject([
      { evidence: [{ minor: 1_000 }, { minor: 1_300 }, { percent: 30 }, {}] },
    ])
    expect(leaveAdvice(known.slice(1), END)).toEqual([])
  })
})

describe('what people cost beside pay', () => {
  const month = (name: string, expenses = 0) => ({ month: name, pay: 1_000, overtime: 100, employer: 170, expenses })
  const input = {
    currency: 'SGD',
    locked: [month('2026-01', 20), month('2026-01'), month('2026-02')],
    byBank: [
      { month: '2026-01', currency: 'SGD', minor: 30 },
      { month: '2026-01', currency: 'USD', minor: 99 },
      { month: '2026-03', currency: 'USD', minor: 7 },
    ],
    leave: [
      { month: '2025-12', currency: 'SGD', minor: 500 },
      { month: '2026-01', currency: 'SGD', minor: 460 },
      { month: '2026-02', currency: 'USD', minor: 9 },
    ],
    forecast: [{ month: '2026-01', endOfService: 11 }],
    establishment: [{ month: '2026-01', amount: 5 }],
  }

  test('is its parts, of locked months alone; what nobody has reckoned is said to be unknown', () => {
    expect(loadedMonths(input)).toEqual([
      {
        month: '2026-01',
        pay: 2_000,
        overtime: 200,
        employer: 340,
        expenses: 50,
        leaveChange: -40,
        endOfService: 11,
        establishment: 5,
        total: 2_366,
      },
      {
        month: '2026-02',
        pay: 1_000,
        overtime: 100,
        employer: 170,
        expenses: 0,
        leaveChange: null,
        endOfService: null,
        establishment: 0,
        total: 1_170,
      },
    ])
  })

  test('has nothing owed for all together where the law asks for nothing of that kind', () => {
    const [january] = loadedMonths({ ...input, establishment: null })
    expect(january).toMatchObject({ establishment: null, total: 2_361 })
  })

  test('in other money stands apart, of locked months alone', () => {
    expect(repaidInOtherMoney(input)).toEqual([{ currency: 'USD', minor: 99 }])
  })
})

describe('the effect of the rate', () => {
  const rate = (text: string) => ({ rate: exact(text), day: '2026-01-31' })

  test('stands apart from people and price, at the rate of the plan', () => {
    const paid = { month: '2026-01', plan: 1_000_00, actual: 1_300_00, plannedPeople: 10, paidPeople: 12 }
    const { months } = splitByCurrency([{ ...paid, rate: rate('0.8') }], exact('0.5'), { from: 2, to: 2 })
    expect(months).toMatchObject([
      // Two people more at 100.00, another 100.00 for dearer ones, all by 0.5; then 1,300.00 by the 0.3 the rate rose.
      { plan: 500_00, actual: 1_040_00, people: 100_00, price: 50_00, currency: 390_00, difference: 540_00 },
    ])
  })

  test('is not guessed where no rate is on file', () => {
    const paid = { month: '2026-02', plan: 1, actual: 2, plannedPeople: 1, paidPeople: 1, rate: null }
    expect(splitByCurrency([paid], exact('0.5'), { from: 2, to: 2 })).toEqual({ months: [], withoutRate: ['2026-02'] })
  })

  test('adds up with the others to the whole difference, to the unit, whatever the money', () => {
    const minor = fc.integer({ min: 0, max: 1e9 })
    const people = fc.integer({ min: 0, max: 5_000 })
    const rates = fc.integer({ min: 1, max: 1e7 }).map((n) => exact(n).div(exact(1e6)))
    const decimals = fc.constantFrom(0, 2)
    fc.assert(
      fc.property(minor, minor, people, people, rates, rates, decimals, decimals, (...drawn) => {
        const [plan, actual, plannedPeople, paidPeople, planRate, paidRate, from, to] = drawn
        const paid = { month: '2026-01', plan, actual, plannedPeople, paidPeople }
        const found = { rate: paidRate, day: '2026-01-31' }
        const [month] = splitByCurrency([{ ...paid, rate: found }], planRate, { from, to }).months
        expect(month).toBeDefined()
        if (!month) return
        expect(month.people + month.price + month.currency).toBe(month.difference)
        expect(month.actual - month.plan).toBe(month.difference)
        const same = splitByCurrency([{ ...paid, rate: { ...found, rate: planRate } }], planRate, { from, to }).months
        expect(same[0]?.currency).toBe(0)
      }),
    )
  })
})

describe('the life of an advisory', () => {
  const twice = (employment: string, label: string, month = '2026-10') => ({ month, employment, label, extra: 100 })
  const five = ['a', 'b', 'c', 'd', 'e']

  test('ends with the second month after its figures, or with the year', () => {
    const [early] = driftAdvice([row('Bar', 8, { budgetToDate: 100, actual: 150 })], ['2026-03'], END)
    expect(early).toMatchObject({ expiresOn: '2026-05-31', expiry: 'figuresOld' })
    const [late] = driftAdvice([row('Bar', 8, { budgetToDate: 100, actual: 150 })], ['2026-11'], END)
    expect(late).toMatchObject({ expiresOn: END, expiry: 'yearOver' })
  })

  test('tells of the same allowance twice where five have it; those of fewer stand together, or nowhere', () => {
    const meals = five.map((one) => twice(one, 'meal allowance'))
    expect(allowanceAdvice(meals, '2026-10', END)).toMatchObject([
      { about: 'meal allowance', evidence: [{ month: '2026-10' }, { count: 5 }, { minor: 500 }] },
    ])
    expect(allowanceAdvice(meals.slice(1), '2026-10', END)).toEqual([])
    const few = [...five.slice(0, 3).map((one) => twice(one, 'phone')), twice('d', 'car'), twice('e', 'car')]
    expect(allowanceAdvice(few, '2026-10', END)).toMatchObject([{ about: '', evidence: [{}, { count: 5 }, {}] }])
    // Two allowances of the same four people are four people.
    const four = five.slice(0, 4).flatMap((one) => [twice(one, 'phone'), twice(one, 'car')])
    expect(allowanceAdvice(four, '2026-10', END)).toEqual([])
    expect(allowanceAdvice(meals, '2026-11', END)).toEqual([])
  })

  test('is measured on whole locked months within ninety days, against what it promised', () => {
    const site = (month: string, overtime: number) => ({
      month,
      department: 'Bar',
      site: 'Jurong',
      people: 6,
      pay: 10_000,
      employer: 1_700,
      overtime,
    })
    const locked = [site('2026-05', 900), site('2026-06', 600), site('2026-07', 400), site('2026-08', 1)]
    const taken = {
      kind: 'overtime' as const,
      about: 'Jurong',
      promise: { unit: 'minor' as const, months: ['2026-05'], before: 900, change: -800 },
      on: '2026-05-20',
    }
    const from = { locked, plan: [], twice: [], leave: [], levy: [] }
    expect(resultOf(taken, from, '2026-08-17')).toMatchObject({ due: '2026-08-18', state: 'waits', after: null })
    // June and July are whole within the ninety days, August is not.
    expect(resultOf(taken, from, '2026-08-18')).toMatchObject({
      state: 'measured',
      monthsAfter: ['2026-06', '2026-07'],
      after: 500,
      change: -400,
      share: 50,
    })
    const none = { ...from, locked: locked.slice(0, 1) }
    expect(resultOf(taken, none, '2026-08-18')).toMatchObject({ state: 'open', share: null })
  })
})
