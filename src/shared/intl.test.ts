import { expect, test } from 'vitest'
import { dateFormat, nameFormat, numberFormat } from './intl.ts'

test('a writer is made once for each way of writing, and two ways are told apart', () => {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  expect(numberFormat('en-IN', two)).toBe(numberFormat('en-IN', { ...two }))
  expect(numberFormat('en-IN', two).format(1_234_567)).toBe('12,34,567.00')
  expect(numberFormat('en-GB', two).format(1_234_567)).toBe('1,234,567.00')
  expect(numberFormat('en-GB', {}).format(1.5)).toBe('1.5')
  expect(nameFormat('fr', { type: 'region' }).of('SG')).toBe('Singapour')
})

test('a time zone that is none is refused each time', () => {
  for (const _ of [1, 2]) expect(() => dateFormat('en', { timeZone: 'Mars/Base' })).toThrow(RangeError)
})

test('names of zones in any letters do not fill the memory', () => {
  const first = dateFormat('en', { timeZone: 'Asia/Singapore' })
  for (let i = 0; i < 1_200; i++) {
    const bits = i.toString(2).padStart(11, '0')
    const zone = [...'asia/singapore'].map((c, k) => (bits[k] === '1' ? c.toUpperCase() : c)).join('')
    dateFormat('en', { timeZone: zone })
  }
  // The first was forgotten, and is made anew.
  expect(dateFormat('en', { timeZone: 'Asia/Singapore' })).not.toBe(first)
})
