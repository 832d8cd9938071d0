import { describe, expect, test } from 'vitest'
import { slowest } from './slowest.ts'

const others = (count: number, ms: number) => Array.from({ length: count }, (_, i) => ({ file: `f${i}.test.ts`, ms }))

describe('a file of tests that takes long', () => {
  test('is named with its time and its limit when it is over', () => {
    const { over, table } = slowest('api', [...others(30, 4_000), { file: 'src/long.api.test.ts', ms: 31_000 }], 30)
    expect(over).toEqual([
      'src/long.api.test.ts took 31.0 s; its limit is 30 s. Split it, or prove the same with less.',
    ])
    expect(table.split('\n')[1]).toContain('src/long.api.test.ts')
  })

  test('is not when everything takes long: the machine is busy', () => {
    expect(slowest('api', [...others(30, 40_000), { file: 'long.api.test.ts', ms: 70_000 }], 30).over).toEqual([])
  })

  test('has the limit that is written down for it, where it does more', () => {
    const taken = (ms: number) =>
      slowest('api', [...others(9, 1_000), { file: 'src/app/demo.api.test.ts', ms }], 30).over
    expect(taken(60_000)).toEqual([])
    expect(taken(190_000)).toHaveLength(1)
  })
})
