import { expect, test } from 'vitest'
import { noFee, plainExclusion, policy } from '../../../countries/posting.ts'
import { filledIn, gapsIn } from './gaps.rules.ts'
import { problemsOf, textFor } from './rules.ts'

const rules = [noFee({ source: policy, from: '2020-01-01' }), plainExclusion({ source: policy, from: '2020-01-01' })]
const problems = (over: object) =>
  problemsOf({ purpose: 'update', subject: '{{job}}', body: 'Dear {{name}}', ...over }, rules, '2026-11-22').map(
    (p) => `${p.field}: ${p.sentence}`,
  )

test('what stands for nothing is found where it stands, and what stands for something is filled in', () => {
  expect(problems({})).toEqual([])
  expect(problems({ subject: '{{pay}}', body: '{{ name }} {{pay}} {{pay}}' })).toEqual([
    'subject: {{pay}} stands for nothing here.',
    'body: {{pay}} stands for nothing here.',
  ])
  expect(problems({ body: '{{reason}}' })).toEqual(['body: {{reason}} stands for nothing here.'])
  expect(gapsIn('{{ name }} and {{job}}')).toEqual(['name', 'job'])
  expect(filledIn('{{ name }}, {{job}}, {{interview}}', { name: '{{job}}', job: 'Chef' })).toBe(
    '{{job}}, Chef, {{interview}}',
  )
})

test('what every object has is no gap of a letter', () => {
  expect(filledIn('{{constructor}} {{toString}} {{job}}', { job: 'Cook' })).toBe('{{constructor}} {{toString}} Cook')
})

test('a rejection speaks to the person by name, about the job, and says why', () => {
  const rejection = { purpose: 'rejection', body: 'No.' }
  expect(problems({ ...rejection, subject: 'No' })).toEqual([
    'body: A rejection needs {{name}}.',
    'body: A rejection needs {{job}}.',
    'body: A rejection needs {{reason}}.',
  ])
  expect(problems({ ...rejection, body: 'Dear {{name}}, {{reason}}' })).toEqual([])
  expect(problems({ ...rejection, body: '{{name}} {{reason}} {{interview}}' })).toEqual([
    'body: {{interview}} stands for nothing here.',
  ])
})

test('words that no advert may use stand in no letter either', () => {
  expect(problems({ body: 'We take men only.' })[0]).toMatch(/“men only” keeps people out/)
  expect(problems({ body: 'Pay the registration fee first.' })[0]).toMatch(/asks the person for money/)
  expect(problems({ body: 'There is no registration fee.' })).toEqual([])
})

test('each reads the text in their language, or none', () => {
  const en = { id: '1', name: 'Warm', language: 'en' }
  const all = [en, { id: '2', name: 'warm', language: 'fr' }, { id: '3', name: 'Other', language: 'ar' }]
  expect(textFor(all, en, 'fr')?.id).toBe('2')
  expect(textFor(all, en, 'ar')).toBeNull()
})
