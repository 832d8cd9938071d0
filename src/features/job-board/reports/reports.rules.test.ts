import { expect, test } from 'vitest'
import { answerBy, type ReportSource, shouldHideAdvert } from './reports.rules.ts'

const guest = (sender: string, email: string | null = null): ReportSource => ({
  by: null,
  wasWrong: false,
  hasProvedAddress: false,
  accountDays: 0,
  othersToldOf: 0,
  sender,
  email,
})
const known = (by: string, sender = 'home', wasWrong = false): ReportSource => ({
  by,
  wasWrong,
  hasProvedAddress: true,
  accountDays: 30,
  othersToldOf: 0,
  sender,
  email: null,
})
const thrownAway = (over: Partial<ReportSource>) => ({ ...known('asha'), ...over })

test.each<[string, ReportSource[], boolean]>([
  ['nobody', [], false],
  ['one stranger', [guest('home')], false],
  ['one stranger twice', [guest('home'), guest('home')], false],
  ['one stranger under two e-mails', [guest('home', 'a@x.example'), guest('home', 'b@x.example')], false],
  ['one e-mail from two places', [guest('home', 'a@x.example'), guest('work', 'a@x.example')], false],
  ['two strangers', [guest('home'), guest('work')], true],
  ['two strangers with their e-mails', [guest('home', 'a@x.example'), guest('work', 'b@x.example')], true],
  ['somebody we know', [known('asha')], true],
  ['an account whose address nobody proved', [thrownAway({ hasProvedAddress: false })], false],
  ['an account of yesterday', [thrownAway({ accountDays: 1 })], false],
  ['somebody who tells it of another advert as well', [thrownAway({ othersToldOf: 1 })], false],
  ['an account of yesterday and a stranger', [thrownAway({ accountDays: 1 }), guest('work')], true],
  ['somebody signed in who was wrong before', [known('asha', 'home', true)], false],
  ['the same from two places', [known('asha', 'home', true), known('asha', 'work', true)], false],
  ['them and a stranger', [known('asha', 'home', true), guest('work')], true],
])('%s', (_who, told, hidden) => expect(shouldHideAdvert(told, 0)).toBe(hidden))

test('a company that was cleared again and again is hidden by two, and by nobody alone', () => {
  expect(shouldHideAdvert([known('asha')], 2)).toBe(true)
  expect(shouldHideAdvert([known('asha')], 3)).toBe(false)
  expect(shouldHideAdvert([known('asha'), guest('work')], 3)).toBe(true)
})

test('somebody looks within a week, and within two days of what is hidden until then', () => {
  const at = '2026-11-01T10:00:00.000Z'
  expect(answerBy(at, null)).toBe('2026-11-08T10:00:00.000Z')
  expect(answerBy(at, '2026-11-03T12:00:00.000Z')).toBe('2026-11-05T12:00:00.000Z')
  expect(answerBy(at, '2026-11-07T12:00:00.000Z')).toBe('2026-11-08T10:00:00.000Z')
})
