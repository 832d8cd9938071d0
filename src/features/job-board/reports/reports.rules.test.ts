import { expect, test } from 'vitest'
import { answerBy, type ReportSource, shouldHideAdvert } from './reports.rules.ts'

const guest = (sender: string, email: string | null = null): ReportSource => ({
  by: null,
  wasWrong: false,
  sender,
  email,
})
const known = (by: string, sender = 'home', wasWrong = false): ReportSource => ({ by, wasWrong, sender, email: null })

test.each<[string, ReportSource[], boolean]>([
  ['nobody', [], false],
  ['one stranger', [guest('home')], false],
  ['one stranger twice', [guest('home'), guest('home')], false],
  ['one stranger under two e-mails', [guest('home', 'a@x.example'), guest('home', 'b@x.example')], false],
  ['one e-mail from two places', [guest('home', 'a@x.example'), guest('work', 'a@x.example')], false],
  ['two strangers', [guest('home'), guest('work')], true],
  ['two strangers with their e-mails', [guest('home', 'a@x.example'), guest('work', 'b@x.example')], true],
  ['somebody signed in', [known('asha')], true],
  ['somebody signed in who was wrong before', [known('asha', 'home', true)], false],
  ['the same from two places', [known('asha', 'home', true), known('asha', 'work', true)], false],
  ['them and a stranger', [known('asha', 'home', true), guest('work')], true],
])('%s', (_who, told, hidden) => expect(shouldHideAdvert(told)).toBe(hidden))

test('somebody looks within a week, and within two days of what is hidden until then', () => {
  const at = '2026-11-01T10:00:00.000Z'
  expect(answerBy(at, null)).toBe('2026-11-08T10:00:00.000Z')
  expect(answerBy(at, '2026-11-03T12:00:00.000Z')).toBe('2026-11-05T12:00:00.000Z')
  expect(answerBy(at, '2026-11-07T12:00:00.000Z')).toBe('2026-11-08T10:00:00.000Z')
})
