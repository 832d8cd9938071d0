import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as rules from './rules.ts'
import { TEMPLATES } from './templates.ts'
import { blocksOf, piecesOf, toPrintedText } from './text.rules.ts'

const NOTHING: rules.Receipt = {
  delivered_at: null,
  opened_at: null,
  acknowledged_at: null,
  declined_at: null,
  exempt_at: null,
  bounced: false,
}
const AT = '2026-11-02T04:00:00.000Z'
const audience = (over: Partial<rules.Audience>): rules.Audience => ({
  mode: 'everybody',
  departments: [],
  countries: [],
  locations: [],
  types: [],
  people: [],
  ...over,
})

describe('the banners of the portal', () => {
  const memo = (id: string, over: object) => ({
    id,
    state: 'to_do',
    gate: false,
    overdue: false,
    personal: false,
    ...over,
  })
  const shown = (...memos: ReturnType<typeof memo>[]) => rules.inBanners(memos).map((m) => m.id)

  test('name what is late before what asks for a banner', () =>
    expect(shown(memo('plain', {}), memo('gate', { gate: true }), memo('late', { overdue: true }))).toEqual([
      'late',
      'gate',
    ]))

  test('say nothing of what is answered, and nothing of a warning or a letter', () =>
    expect(
      shown(
        memo('answered', { state: 'acknowledged', gate: true }),
        memo('warning', { overdue: true, personal: true }),
      ),
    ).toEqual([]))
})

describe('a receipt', () => {
  test.each([
    [{}, 'queued'],
    [{ delivered_at: AT }, 'delivered'],
    [{ delivered_at: AT, bounced: true }, 'bounced'],
    [{ delivered_at: AT, bounced: true, opened_at: AT }, 'opened'],
    [{ opened_at: AT, exempt_at: AT }, 'exempt'],
    [{ opened_at: AT, declined_at: AT, exempt_at: AT }, 'declined'],
    [{ opened_at: AT, acknowledged_at: AT }, 'acknowledged'],
  ] as const)('%j is %s', (over, state) => expect(rules.receiptState({ ...NOTHING, ...over })).toBe(state))

  test.each([
    ['none', 'delivered', true],
    ['none', 'opened', false],
    ['acknowledge', 'opened', true],
    ['sign', 'bounced', true],
    ['acknowledge', 'acknowledged', false],
    ['sign', 'declined', false],
    ['acknowledge', 'exempt', false],
  ] as const)('of a memo that asks %s, %s: something is wanted: %s', (ack, state, wanted) =>
    expect(rules.isPending(ack, state)).toBe(wanted),
  )

  test('is overdue from the day after, and only while something is wanted', () => {
    expect(rules.isOverdue('2026-11-02', '2026-11-02', true)).toBe(false)
    expect(rules.isOverdue('2026-11-02', '2026-11-03', true)).toBe(true)
    expect(rules.isOverdue('2026-11-02', '2026-11-03', false)).toBe(false)
    expect(rules.isOverdue(null, '2026-11-03', true)).toBe(false)
  })
})

describe('whom it is for', () => {
  test.each([
    ['warning', audience({}), /one person/],
    ['letter', audience({ mode: 'chosen', people: ['a', 'b'] }), /one person/],
    ['letter', audience({ mode: 'chosen', people: ['a'] }), null],
    ['notice', audience({ mode: 'chosen' }), /at least one/],
    ['policy', audience({ mode: 'some' }), /Choose a department/],
    ['policy', audience({ mode: 'some', countries: ['SG'] }), null],
    ['policy', audience({}), null],
  ] as const)('%s to %j', (kind, to, problem) => {
    const found = rules.audienceProblem(kind, to)
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})

describe('the gaps of a text', () => {
  const texts = { en: { title: 'To {{ first_name }}', body: '{{company}} on {{date}}, {{salary}}' } }
  test('are found, and those nothing fills are named', () => {
    expect(rules.gapsOf(texts)).toEqual(['first_name', 'company', 'date'])
    expect(rules.unknownGaps(texts)).toEqual(['salary'])
  })
  test('are filled in the language of the text, with a dash where nothing is known', () => {
    const gaps = { first_name: 'Asha', date: '2026-11-02', department: '' }
    expect(rules.fillPlaceholders('{{first_name}}, {{date}}, {{department}}', gaps, 'en')).toBe(
      'Asha, 2 November 2026, —',
    )
    expect(rules.fillPlaceholders('{{date}}', gaps, 'ar')).toContain('2026')
  })
  test('are filled once: what stands in somebody’s name is no gap', () => {
    expect(rules.fillPlaceholders('{{full_name}}', { full_name: '{{company}}', company: 'X' }, 'en')).toBe(
      '{{company}}',
    )
  })
})

describe('what the hash is taken over', () => {
  const memo = { kind: 'policy', ack: 'sign', mainLanguage: 'en', files: [] as { name: string; sha256: string }[] }
  test('does not depend on the order in which things are kept', () => {
    const en = { title: 'A', body: 'B' }
    const ar = { title: 'C', body: 'D' }
    expect(rules.canonicalTextOf({ ...memo, texts: { en, ar } })).toBe(
      rules.canonicalTextOf({ ...memo, texts: { ar: { body: 'D', title: 'C' }, en } }),
    )
  })
  test('differs with every part of it', () => {
    const texts = { en: { title: 'A', body: 'B' } }
    const all = [
      { ...memo, texts },
      { ...memo, texts: { en: { title: 'A', body: 'B.' } } },
      { ...memo, texts, ack: 'none' },
      { ...memo, texts, kind: 'notice' },
      { ...memo, texts, files: [{ name: 'a.pdf', sha256: '0' }] },
    ].map(rules.canonicalTextOf)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('an answer that waited on a device', () => {
  const now = new Date('2026-11-02T10:00:00Z')
  test.each([
    ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00.000Z'],
    ['2026-11-02T03:00:00Z', now.toISOString()],
    ['2026-11-03T00:00:00Z', now.toISOString()],
    ['nonsense', now.toISOString()],
    [null, now.toISOString()],
  ])('of %s counts at %s', (claimed, at) => expect(rules.answeredAt(claimed, AT, now)).toBe(at))
})

test('a signature is the name, whatever its case and spaces', () => {
  expect(rules.isSignature('  asha   RAO ', 'Asha Rao')).toBe(true)
  expect(rules.isSignature('Asha R', 'Asha Rao')).toBe(false)
  expect(rules.isSignature('', 'Asha Rao')).toBe(false)
})

test('letters leave in the daytime, alerts at once', () => {
  expect([7, 8, 19, 20].map((hour) => rules.isDecent('policy', hour))).toEqual([false, true, true, false])
  expect(rules.isDecent('alert', 3)).toBe(true)
})

test.each([
  ['sent', 'none', {}, 'unread'],
  ['sent', 'none', { opened_at: AT }, 'read'],
  ['sent', 'sign', { opened_at: AT }, 'to_do'],
  ['closed', 'sign', { opened_at: AT }, 'closed'],
  ['closed', 'sign', { acknowledged_at: AT }, 'acknowledged'],
  ['recalled', 'sign', { acknowledged_at: AT }, 'recalled'],
  ['sent', 'sign', { exempt_at: AT }, 'exempt'],
] as const)('a memo that is %s, asks %s, with %j is %s for its reader', (state, ack, over, mine) =>
  expect(rules.myState({ state, ack }, { ...NOTHING, read_at: null, ...over })).toBe(mine),
)

describe('the words of a memo', () => {
  test('become headings, lists, paragraphs and safe links', () => {
    expect(blocksOf('# One\nFirst\nsecond\n\n- a\n- [b](https://b.example/x)\nafter')).toEqual([
      { kind: 'heading', pieces: [{ text: 'One' }] },
      { kind: 'paragraph', lines: [[{ text: 'First' }], [{ text: 'second' }]] },
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b', href: 'https://b.example/x' }]] },
      { kind: 'paragraph', lines: [[{ text: 'after' }]] },
    ])
  })
  test.each([
    '[x](javascript:alert(1))',
    '[x](http://a.example)',
    '<a href="https://x">y</a>',
    '[x](data:text/html,1)',
  ])('%s stays the words it is', (line) => expect(piecesOf(line)).toEqual([{ text: line }]))
  test('on paper a link says where it leads', () =>
    expect(toPrintedText(piecesOf('See [the rules](https://a.example/r).'))).toBe(
      'See the rules (https://a.example/r).',
    ))
  test('are all there, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        expect(
          piecesOf(line)
            .map(({ text, href }) => (href ? `[${text}](${href})` : text))
            .join(''),
        ).toBe(line)
      }),
    )
  })
})

test('every template is whole in English and Arabic, and asks for nothing that is not known', () => {
  for (const { texts, kind, ack } of TEMPLATES) {
    expect(Object.keys(texts).sort()).toEqual(['ar', 'en'])
    expect(rules.unknownGaps(texts)).toEqual([])
    expect(rules.gapsOf({ en: texts.en as rules.Words })).toEqual(rules.gapsOf({ en: texts.ar as rules.Words }))
    if (rules.isPersonal(kind)) expect(ack).not.toBe('none')
  }
})

describe('the share of people who did what a memo asks', () => {
  test.each([
    [11, 127, 9],
    [10, 127, 8],
    [1, 1000, 1],
    [999, 1000, 99],
    [127, 127, 100],
    [0, 127, 0],
    [0, 0, 0],
  ])('%i of %i is %i%%', (part, whole, percent) => expect(rules.percentOf(part, whole)).toBe(percent))
})
