import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedByAnswer, codeInAnswer, topicOfEvent } from './alerts.rules.ts'

describe('an answer to a message', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'UNSUBSCRIBE',
    'Arrêt',
    'ARRETER!',
    'توقف',
    'إيقاف',
    'रोकें',
    'बंद',
    'நிறுத்து',
    '停止',
    '退订',
  ])('%s ends the messages', (word) => {
    expect(askedByAnswer(word)).toBe('stop')
  })
  it.each(['START', 'Unstop', 'Début', 'ابدأ', 'शुरू', 'தொடங்கு', '开始'])('%s lets them go on', (word) => {
    expect(askedByAnswer(word)).toBe('start')
  })
  it.each(['Thank you', 'please do not stop', '', '👍', 'when does it start?'])('%j asks for neither', (word) => {
    expect(askedByAnswer(word)).toBeNull()
  })
  it('is read whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => ['stop', 'start', null].includes(askedByAnswer(text))),
    )
  })
})

it('is told of by topic what belongs to one', () => {
  expect(topicOfEvent('job-alert')).toBe('new_jobs')
  expect(topicOfEvent('payslip-published')).toBeNull()
  expect(topicOfEvent('toString')).toBeNull()
})

it.each([
  ['123 456', '123456'],
  [' 123456\n', '123456'],
  ['my code is 123456', null],
  ['12 34 56', null],
  ['1234567', null],
])('%j is read as the code %j', (text, code) => expect(codeInAnswer(text)).toBe(code))
