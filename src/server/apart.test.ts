import { describe, expect, test } from 'vitest'
import { runOnce } from './apart.process.ts'
import { runApart } from './apart.ts'
import { endedApart } from './apart.walls.ts'

/** What such a process can be asked here; its walls let it read no test. */
const SOURCE = `
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
const code = (work) => { try { work(); return 'done' } catch (error) { return error.code } }
export const echo = (asked) => asked
export const forever = () => { for (;;); }
export const backtracks = () => /^(a+)+$/.test('a'.repeat(60) + 'b')
export const hoards = () => { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())) }
export const fails = () => { throw new Error('on purpose') }
export const reads = (path) => code(() => (statSync(path).isDirectory() ? readdirSync : readFileSync)(path))
export const writes = (path) => code(() => writeFileSync(path, 'x'))
export const starts = () => code(() => { const { error } = spawnSync('true'); if (error) throw error })
export const settings = () => Object.keys(process.env).sort()`
const module = new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`)
const ask = (name: string, input: unknown = null, longest = 20_000) => runApart({ module, name, longest }, input)
const once = (name: string, longest = 20_000) =>
  runOnce({ module, name, heapMb: 64, memory: 2 ** 29, longest, longestInAll: longest }, null)
const whyOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { why?: string }) => error.why,
  )

describe('work apart', () => {
  test('answers what it was asked', async () => {
    expect(await ask('echo', { a: [1, 'b'] })).toEqual({ a: [1, 'b'] })
    expect(await once('echo')).toBeNull()
  })

  test('that takes too long is ended and counted, and the next is done', async () => {
    const before = endedApart().slow
    expect(await whyOf(ask('forever', null, 300))).toBe('slow')
    expect(await whyOf(ask('backtracks', null, 300))).toBe('slow')
    expect(await whyOf(once('forever', 1_500))).toBe('slow')
    expect(endedApart().slow - before).toBe(3)
    expect(await ask('echo', 1)).toBe(1)
  })

  test('that takes too much memory is ended, and this process lives on', { timeout: 60_000 }, async () => {
    expect(await whyOf(ask('hoards'))).toBe('large')
    expect(await whyOf(once('hoards'))).toBe('large')
    expect(await ask('echo', 2)).toBe(2)
  })

  test('that fails says so, and its process goes on', async () => {
    expect(await whyOf(ask('fails'))).toBe('broken')
    expect(await whyOf(ask('nothing of this name'))).toBe('broken')
    expect(await ask('echo', 3)).toBe(3)
  })

  test('is not held up by work that is', async () => {
    const slow = whyOf(ask('forever', null, 2_000))
    const began = performance.now()
    expect(await ask('echo', 4)).toBe(4)
    expect(performance.now() - began).toBeLessThan(1_900)
    expect(await slow).toBe('slow')
  })

  test.each(['apart', 'once'])(
    'reads no key, no setting and no file beside the program, writes none and starts none: %s',
    async (how) => {
      const run = (name: string, input: unknown) =>
        how === 'apart'
          ? ask(name, input)
          : runOnce({ module, name, heapMb: 64, memory: 2 ** 29, longest: 20_000, longestInAll: 20_000 }, input)
      const root = new URL('../..', import.meta.url).pathname
      expect(await run('reads', `${root}package.json`)).toBe('done')
      for (const path of ['data/key', '.env', '.git/config', 'test/support.ts', 'database'])
        expect([path, await run('reads', root + path)]).toEqual([path, 'ERR_ACCESS_DENIED'])
      expect(await run('reads', '/etc/passwd')).toBe('ERR_ACCESS_DENIED')
      expect(await run('writes', `${root}src/x.txt`)).toBe('ERR_ACCESS_DENIED')
      expect(await run('starts', null)).toBe('ERR_ACCESS_DENIED')
      expect(await run('settings', null)).toEqual(['NODE_ENV'])
    },
  )
})
