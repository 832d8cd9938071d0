import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

test.each([
  ['Ong Li Ting', 'Singaporean', 'Li Ting', 'Ong'],
  ['Tan Wei', 'Singaporean', 'Wei', 'Tan'],
  ['Nguyen Minh Anh', 'Vietnamese', 'Minh Anh', 'Nguyen'],
  ['Park Jisoo', 'South Korean', 'Jisoo', 'Park'],
  // Written the other way round, the family name is at the end.
  ['Jia Hao Chua', 'Singaporean', 'Jia', 'Hao Chua'],
  ['Ryan Lee', 'Singaporean', 'Ryan', 'Lee'],
  ['Priya Raman', 'Singaporean', 'Priya', 'Raman'],
  ['Kim Smith', 'Canadian', 'Kim', 'Smith'],
  ['Lee Ann Brown', null, 'Lee', 'Ann Brown'],
  ['Suresh', 'Indian', 'Suresh', ''],
])('%s, %s: %s', (name, nationality, given, family) => expect(namesOf(name, nationality)).toEqual({ given, family }))
