import { describe, expect, test } from 'vitest'
import { jobLabel } from './label.rules.ts'

describe('a job in a list to choose from', () => {
  test('is told apart from another of its title by place and number', () => {
    expect(jobLabel({ title: 'Barista', place: 'Tampines', number: 142 })).toBe('Barista · Tampines · #142')
    expect(jobLabel({ title: 'Barista', place: 'Tampines', number: 143 })).not.toBe(
      jobLabel({ title: 'Barista', place: 'Tampines', number: 142 }),
    )
  })
  test('has a name before it has a title or a place', () => {
    expect(jobLabel({ title: '', place: null, number: 3 }, 'Untitled')).toBe('Untitled · #3')
  })
})
