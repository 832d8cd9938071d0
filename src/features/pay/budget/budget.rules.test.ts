import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { driftAdvice, lawAdvice, leaveAdvice, overtimeAdvice, vacancyAdvice } from './advice.rules.ts'
import {
  type BoardDepartment,
  boardDepartments,
  boardMonths,
  mergeSmallDepartments,
  SMALLEST_GROUP,
} from './board.rules.ts'
import { allowedForBudget, budgetYearOf, inGroupMoney, monthlyPayOn, monthsOfYear, raiseSteps } from './budget.rules.ts'

const row = (department: string, people: number, over: Partial<BoardDepartment> = {}): BoardDepartment => ({
  department,
  held: people,
  vacant: 0,
  people,
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
})

describe('an advisory', () => {
  test('is given where one site has most of the overtime and few of the people, and rests on its figures', () => {
    const month = { month: '2026-10', pay: 100_000 }
    const rows = [
      { ...month, site: 'Jurong', people: 6, overtime: 9_000 },
      { ...month, site: 'Changi', people: 20, overtime: 1_000 },
    ]
    expect(overtimeAdvice(rows)).toMatchObject([
      {
        about: 'Jurong',
        evidence: [{ minor: 9_000 }, { minor: 10_000 }, { percent: 90 }, { percent: 23 }, { count: 1 }],
      },
    ])
    expect(overtimeAdvice(rows.map((one) => ({ ...one, people: one.site === 'Jurong' ? 4 : 20 })))).toEqual([])
  })

  test('on vacancies counts those nobody has asked to hire for', () => {
    const due = [{ department: 'Kitchen', count: 3, perMonth: 900 }]
    expect(vacancyAdvice(due, new Map([['Kitchen', 1]]))[0]?.evidence.slice(0, 2)).toEqual([
      { name: 'vacant', count: 3 },
      { name: 'asked', count: 1 },
    ])
    expect(vacancyAdvice(due, new Map([['Kitchen', 3]]))).toEqual([])
  })

  test('on cost tells by how much more was spent than planned, of no group smaller than five', () => {
    const over = { budgetToDate: 1_000, actual: 1_050 }
    expect(driftAdvice([row('Bar', 8, over), row('Spa', 4, over)])).toMatchObject([
      { about: 'Bar', evidence: [{}, {}, { minor: 50 }, { percent: 5 }] },
    ])
    expect(driftAdvice([row('Bar', 8, { budgetToDate: 1_000, actual: 1_020 })])).toEqual([])
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
    expect(leaveAdvice(known)).toMatchObject([{ evidence: [{ minor: 1_000 }, { minor: 1_300 }, { percent: 30 }, {}] }])
    expect(leaveAdvice(known.slice(1))).toEqual([])
  })
})
