import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../shared/dates.ts'
import { circleOf, type Dated, inForceOn, instantKey, type Line, periodsOf, standingsOf } from './history.rules.ts'

const dayBefore = (day: string) => addDays(day, -1)
const dayNo = (n: number) => addDays('2026-01-01', n)
const instantNo = (n: number) => `2026-06-01T00:00:${String(n).padStart(2, '0')}.5Z`

/** A history as it can come about: ids rise with the time of entry, a row takes back one that was entered before it, each at most once. */
const histories = fc
  .array(fc.record({ day: fc.integer({ min: 0, max: 12 }), voids: fc.option(fc.nat(20), { nil: null }) }), {
    maxLength: 14,
  })
  .map((entries) => {
    const rows: Dated[] = []
    const taken = new Set<number>()
    for (const [at, { day, voids }] of entries.entries()) {
      const target = voids === null ? undefined : rows[voids % Math.max(1, rows.length)]
      const may = target && target.voids_id === null && !taken.has(target.id)
      if (may) taken.add(target.id)
      rows.push({
        id: at + 1,
        effective_from: may ? target.effective_from : dayNo(day),
        entered_at: instantNo(at),
        voids_id: may ? target.id : null,
      })
    }
    return rows
  })

/** The sentence of the design, word for word, without any cleverness. */
const bySentence = (rows: readonly Dated[], day: string, knownAt: string): Dated | undefined => {
  let best: Dated | undefined
  for (const row of rows) {
    if (row.voids_id !== null || row.entered_at > knownAt || row.effective_from > day) continue
    if (rows.some((v) => v.voids_id === row.id && v.entered_at <= knownAt)) continue
    if (
      !best ||
      row.effective_from > best.effective_from ||
      (row.effective_from === best.effective_from && row.id > best.id)
    )
      best = row
  }
  return best
}

describe('what is in force', () => {
  test('on day d as known at t is the greatest (effective_from <= d, id) entered by t and not taken back by t', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: -1, max: 14 }), fc.integer({ min: 0, max: 20 }), (rows, d, t) => {
        const found = inForceOn(rows, dayNo(d), instantNo(t))
        expect(found?.id).toBe(bySentence(rows, dayNo(d), instantNo(t))?.id)
      }),
      { numRuns: 1_000 },
    )
  })

  test('is the same asked by day or read off the periods, which follow one another without a gap', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: -1, max: 14 }), (rows, d) => {
        const periods = periodsOf(rows, dayBefore)
        const day = dayNo(d)
        const on = periods.find((p) => p.from <= day && (p.until === null || day <= p.until))
        expect(on?.row.id).toBe(inForceOn(rows, day)?.id)
        for (const [at, period] of periods.slice(0, -1).entries())
          expect(addDays(period.until as string, 1)).toBe(periods[at + 1]?.from)
      }),
      { numRuns: 500 },
    )
  })

  test('does not change for a day that was asked about, whatever is entered afterwards: the past can be replayed', () => {
    fc.assert(
      fc.property(histories, fc.nat(14), fc.nat(13), (rows, d, t) => {
        const then = rows.filter((row) => row.entered_at <= instantNo(t))
        expect(inForceOn(rows, dayNo(d), instantNo(t))?.id).toBe(inForceOn(then, dayNo(d))?.id)
      }),
      { numRuns: 500 },
    )
  })

  test('takes a row that was entered and taken back as never entered', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 12 }), fc.integer({ min: -1, max: 14 }), (rows, from, d) => {
        const row = { id: 100, effective_from: dayNo(from), entered_at: instantNo(30), voids_id: null }
        const back = { id: 101, effective_from: dayNo(from), entered_at: instantNo(31), voids_id: 100 }
        expect(inForceOn([...rows, row, back], dayNo(d))?.id).toBe(inForceOn(rows, dayNo(d))?.id)
      }),
    )
  })

  test('marks each row: what holds, what is to come, what was, what another of the same day replaced, what was taken back', () => {
    const row = (id: number, effective_from: string, voids_id: number | null = null) => ({
      id,
      effective_from,
      entered_at: instantNo(id),
      voids_id,
    })
    const rows = [
      row(1, '2026-01-01'),
      row(2, '2026-02-01'),
      row(3, '2026-02-01'),
      row(4, '2026-03-01'),
      row(5, '2026-03-01', 4),
      row(6, '2026-09-01'),
    ]
    expect([...standingsOf(rows, '2026-04-01')]).toEqual([
      [1, 'past'],
      [2, 'replaced'],
      [3, 'current'],
      [4, 'voided'],
      [6, 'future'],
    ])
  })

  test('compares instants by what they mean, with however many decimals they are written', () => {
    expect(instantKey('2026-06-01T00:00:26.5Z') > instantKey('2026-06-01T00:00:26Z')).toBe(true)
    expect(instantKey('2026-06-01T00:00:26.123Z') > instantKey('2026-06-01T00:00:26.12Z')).toBe(true)
  })
})

describe('a circle of reporting lines', () => {
  const of = (lines: readonly Line[]) => async (ids: readonly string[]) =>
    lines.filter((line) => ids.includes(line.employmentId))
  const line = (employmentId: string, managerId: string | null, from: string, until: string | null = null): Line => ({
    employmentId,
    managerId,
    from,
    until,
  })

  test('is found however long it is', async () => {
    const lines = [line('b', 'c', '2026-01-01'), line('c', 'd', '2026-01-01')]
    expect(await circleOf(line('d', 'b', '2026-02-01'), of(lines))).toEqual(['b', 'c'])
    expect(await circleOf(line('a', 'b', '2026-02-01'), of(lines))).toBeNull()
    expect(await circleOf(line('a', 'a', '2026-02-01'), of(lines))).toEqual(['a'])
  })

  test('is one only where all its lines hold on a same day, to come or gone by', async () => {
    const lines = [line('b', 'c', '2026-01-01', '2026-01-31'), line('b', 'a', '2026-06-01')]
    expect(await circleOf(line('c', 'b', '2026-02-01', '2026-05-31'), of(lines))).toBeNull()
    expect(await circleOf(line('c', 'b', '2026-01-31', '2026-05-31'), of(lines))).toEqual(['b'])
    expect(await circleOf(line('a', 'b', '2026-02-01'), of(lines))).toEqual(['b'])
    expect(await circleOf(line('a', 'b', '2026-02-01', '2026-05-31'), of(lines))).toBeNull()
  })

  test('is never left: lines that were all asked about before they were added close none on any day', async () => {
    const people = ['a', 'b', 'c', 'd']
    const someLine = fc.record({
      who: fc.constantFrom(...people),
      manager: fc.constantFrom(...people),
      from: fc.nat(6),
      days: fc.nat(6),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(someLine, { maxLength: 10 }), async (wished) => {
        const lines: Line[] = []
        for (const { who, manager, from, days } of wished) {
          const added = line(who, manager, dayNo(from), dayNo(from + days))
          const overlaps = lines.some(
            (l) => l.employmentId === who && l.from <= (added.until as string) && (l.until as string) >= added.from,
          )
          if (!overlaps && (await circleOf(added, of(lines))) === null) lines.push(added)
        }
        for (let n = 0; n <= 13; n++) {
          const above = new Map(
            lines
              .filter((l) => l.from <= dayNo(n) && dayNo(n) <= (l.until as string))
              .map((l) => [l.employmentId, l.managerId]),
          )
          for (const person of people) {
            const seen = new Set<string>()
            for (let at: string | null | undefined = person; at; at = above.get(at)) {
              expect(seen.has(at)).toBe(false)
              seen.add(at)
            }
          }
        }
      }),
    )
  })
})
