import { describe, expect, test } from 'vitest'
import { exact } from '../../../shared/money.ts'
import { readGrid } from './grid.rules.ts'
import { daysInWords, leftOutGates, timeGates, withUnpaid } from './inputs.rules.ts'
import { factorOf, payDaysOf } from './proration.rules.ts'
import { cellsOf } from './screens/pasted.ts'

const november = (weekdays: readonly number[]) =>
  payDaysOf({ from: '2026-11-01', until: '2026-11-30', weekdays, minutes: 480 })
const unpaid = (day: string, part = '1', name = 'Unpaid leave') => ({ day, unpaid: exact(part), name, requestId: 'r' })

describe('unpaid days of a period', () => {
  test('of two days of November 4,200 are 3,800 (PR-003), and each day says what it is for', () => {
    const days = withUnpaid(november([1, 2, 3, 4, 5]), [unpaid('2026-11-03'), unpaid('2026-11-04', '1', 'Infant care')])
    expect(factorOf('working_days', days, days).mul(4200).valueOf()).toBe(3800)
    expect(days.flatMap(({ because }) => because ?? [])).toEqual(['Unpaid leave', 'Infant care'])
  })

  test('in the Emirates three days of November leave 8,100 of 9,000 (PR-045)', () => {
    const days = withUnpaid(
      november([1, 2, 3, 4, 5]),
      ['2026-11-03', '2026-11-04', '2026-11-05'].map((day) => unpaid(day)),
    )
    expect(factorOf('thirtieths', days, days).mul(9000).valueOf()).toBe(8100)
  })

  test('are never more than the day, whatever lies on it', () => {
    const days = withUnpaid(november([2]), [unpaid('2026-11-03', '3/4'), unpaid('2026-11-03', '1/2')])
    expect(days[2]?.unpaid.toFraction()).toBe('1')
  })

  test('take the days of rest with them when nothing of the month was worked', () => {
    const weekdays = november([1, 2, 3, 4, 5])
    const all = weekdays.filter(({ plannedMinutes }) => plannedMinutes > 0).map(({ day }) => unpaid(day))
    const nothing = withUnpaid(weekdays, all)
    expect(factorOf('calendar_days', nothing, nothing).valueOf()).toBe(0)
    const some = withUnpaid(weekdays, all.slice(1))
    expect(factorOf('calendar_days', some, some).mul(30).valueOf()).toBe(10)
  })
})

describe('what attendance leaves open', () => {
  test('is said with its days, in the words of a calendar', () => {
    expect(daysInWords(['2026-11-09', '2026-10-30', '2026-11-03', '2026-11-05'])).toBe(
      '30 October; 3, 5 and 9 November',
    )
    const many = Array.from({ length: 9 }, (_, i) => `2026-11-0${i + 1}`)
    expect(daysInWords(many)).toBe('1, 2, 3, 4, 5 November and 4 more days')
    const gates = timeGates({ unclear: ['2026-11-03'], absent: [], open: ['2026-11-05', '2026-11-05'] })
    expect(gates.map(({ key, stops }) => [key, stops])).toEqual([
      ['time_unclear', false],
      ['time_open', false],
    ])
    expect(gates[1]?.message).toContain('on 5 November is not locked')
  })
})

describe('rows of a spreadsheet', () => {
  const people = [
    { employmentId: 'a', name: 'Lin Wei', number: 'E-7' },
    { employmentId: 'b', name: 'Lin Wei', number: 'E-8' },
    { employmentId: 'c', name: 'Émile Roy', number: 'E-9' },
  ]
  const read = (person: string, amount: string) => {
    const [row] = readGrid([{ person, label: '', amount }], { people, usual: 'Bonus', decimals: 2 })
    return [row?.employmentId, row?.amount, row?.problems]
  }

  test('name people by number or by a name that only one of them has', () => {
    expect(read('e-8', '10')).toEqual(['b', 1000, []])
    expect(read(' émile  roy', '1,000.5')).toEqual(['c', 100_050, []])
    expect(read('Lin Wei', '10')).toEqual([null, 1000, ['2 people have this name. Use the employee number']])
  })

  test('have an amount above nought, in the money of the group', () => {
    expect(read('E-7', '')[2]).toEqual(['Amount is required'])
    expect(read('E-7', '-5')[2]).toEqual(['Amount must be more than 0'])
    expect(read('E-7', 'ten')[2]).toEqual(['Amount is not an amount of money'])
  })

  test('are cut at tabs or semicolons, without the names of the columns and empty lines', () => {
    expect(cellsOf('Number\tWhat\tAmount\r\nE-7\tBonus\t500\n\nE-8;250')).toEqual([
      { person: 'E-7', label: 'Bonus', amount: '500' },
      { person: 'E-8', label: '', amount: '250' },
    ])
  })
})

describe('months that were locked without somebody', () => {
  test('are said as one where they follow on each other', () => {
    const month = (n: string, last: string) => ({ from_day: `2026-${n}-01`, until_day: `2026-${n}-${last}` })
    const [gate] = leftOutGates([month('05', '31'), month('08', '31'), month('06', '30')])
    expect(gate?.message).toContain('Not paid for 1 May 2026 to 30 June 2026, 1 August 2026 to 31 August 2026: ')
  })
})
