import { describe, expect, test } from 'vitest'
import { letterBeforeCharge, letterPastDue } from './letters.rules.ts'

const on = (day: string) => new Date(`2026-03-${day}T12:00:00Z`)

describe('a letter about a plan', () => {
  test.each([
    ['01', null],
    ['04', 'charge_7'],
    ['09', 'charge_7'],
    ['10', 'charge_1'],
    ['11', null],
  ])('before a charge on the 11th, on the %s: %s', (day, letter) => {
    expect(letterBeforeCharge('2026-03-11T12:00:00Z', on(day))).toBe(letter)
  })

  test.each([
    ['10', null],
    ['11', 'past_due_1'],
    ['13', 'past_due_1'],
    ['14', 'past_due_2'],
    ['15', 'past_due_2'],
    ['16', 'read_only'],
    ['17', 'read_only'],
    ['18', null],
  ])('after a charge that failed on the 11th, on the %s: %s', (day, letter) => {
    const times = { paidUntil: '2026-03-11T12:00:00Z', givenUntil: '2026-03-18T12:00:00Z', now: on(day) }
    expect(letterPastDue(times)).toBe(letter)
  })
})
