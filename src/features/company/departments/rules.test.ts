import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenFrom, chosenOf, FIRST_DEPARTMENTS, inTree, offeredOn, wouldCircle } from './rules.ts'

const list = [
  { name: 'Technical', offered: ['form', 'edit'] as const, archivedAt: null },
  { name: 'Old Works', offered: ['form', 'edit', 'filter'] as const, archivedAt: '2026-01-01T00:00:00Z' },
]

describe('the departments to choose from', () => {
  test.each([
    ['form', null, ['Technical']],
    ['form', 'Old Works', ['Technical', 'Old Works']],
    ['form', 'Technical', ['Technical']],
    ['filter', null, []],
    ['filter', 'From a file', ['From a file']],
  ] as const)('on %s with %j on record are %j', (surface, current, names) =>
    expect(offeredOn(list, surface, current)).toEqual(names),
  )

  const used = [
    { name: 'Technical', offered: ['form', 'filter'] as const, people: 0 },
    { name: 'Finance', offered: ['edit'] as const, people: 4 },
    { name: 'Empty', offered: ['edit'] as const, people: 0 },
    { name: 'Old Works', offered: ['form'] as const, people: 2, archivedAt: '2026-01-01T00:00:00Z' },
  ]
  const stray = [{ name: 'Ops', people: 3 }]

  test.each([
    // One company, one list: whoever is in a department is found and placed by it, wherever the specification offers it.
    ['filter', ['Technical', 'Finance', 'Ops']],
    ['form', ['Technical', 'Finance']],
    ['edit', ['Finance', 'Empty']],
  ] as const)('on %s are what it offers and every other that people are in: %j', (surface, names) =>
    expect(chosenFrom(used, stray, surface)).toEqual(names),
  )

  test('are at first the specification’s', () => {
    expect(FIRST_DEPARTMENTS.map((d) => d.name)).toHaveLength(8)
  })
})

test.each([
  ['Technical', null, 'Technical'],
  [' technical ', null, 'Technical'],
  ['Old Works', null, null],
  ['old works', 'Old Works', 'Old Works'],
  ['Nowhere', null, null],
  ['Nowhere', 'Nowhere', 'Nowhere'],
  ['Technical', 'Nowhere', 'Technical'],
])('%j with %j on record becomes %j', (typed, current, chosen) => expect(chosenOf(list, typed, current)).toBe(chosen))

const trees = fc.array(fc.nat(9), { minLength: 1, maxLength: 10 }).map((parents) =>
  // Each stands beneath one before it, or on top: no circles.
  parents.map((p, i) => ({ id: String(i), parentId: p < i ? String(p) : null })),
)

describe('the tree', () => {
  test('names everybody once, parents first', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const order = inTree(tree)
        expect(order.map((o) => o.department.id).sort()).toEqual(tree.map((d) => d.id).sort())
        for (const { department, depth } of order) {
          const at = order.findIndex((o) => o.department.id === department.id)
          const above = order.findIndex((o) => o.department.id === department.parentId)
          expect(above).toBeLessThan(at)
          expect(depth).toBe(above < 0 ? 0 : (order[above]?.depth ?? 0) + 1)
        }
      }),
    )
  })

  test('refuses what would make a circle, and nothing else', () => {
    fc.assert(
      fc.property(trees, fc.nat(9), fc.nat(9), (tree, a, b) => {
        const [child, parent] = [String(a % tree.length), String(b % tree.length)]
        const moved = tree.map((d) => (d.id === child ? { ...d, parentId: parent } : d))
        // In a circle somebody is never reached from the top.
        expect(wouldCircle(tree, child, parent)).toBe(inTree(moved).length < tree.length)
      }),
    )
  })
})
