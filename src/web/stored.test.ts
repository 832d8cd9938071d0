import { afterEach, describe, expect, test, vi } from 'vitest'
import { isRecord } from '../shared/record.ts'
import { isListOf, isText, ofTab, readStored, readText, storedKeys, writeStored, writeText } from './stored.ts'

/** A storage with these in it. */
const withStorage = (kept: Record<string, string>) => {
  const storage = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return kept
}
const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

describe('what a browser keeps', () => {
  test('is read as it was written', () => {
    const kept = withStorage({})
    expect(writeStored('places', ['/jobs', '/leave'])).toBe(true)
    expect(readStored('places', isListOf(isText))).toEqual(['/jobs', '/leave'])
    expect(writeText('places', null)).toBe(true)
    expect(kept).toEqual({})
    expect(readStored('places', isListOf(isText), ofTab)).toBeNull()
  })

  test.each([
    ['nothing at all', ''],
    ['half of it', '["/jobs"'],
    ['a list of something else', '["/jobs",null]'],
    ['no list', '{"0":"/jobs"}'],
    ['nothing, said so', 'null'],
  ])('counts as nothing where it is %s', (_what, text) => {
    withStorage({ places: text })
    expect(readStored('places', isListOf(isText))).toBeNull()
    expect(readStored('places', isRecord)).toEqual(text.startsWith('{') ? { '0': '/jobs' } : null)
  })

  test('is nothing, and no error, in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused })
    expect([readText('language'), readStored('places', isRecord)]).toEqual([null, null])
    expect([writeText('language', 'ar'), writeText('language', null), writeStored('places', [])]).toEqual([
      false,
      false,
      false,
    ])
    vi.stubGlobal('localStorage', undefined)
    expect([readText('language'), storedKeys()]).toEqual([null, []])
  })
})
