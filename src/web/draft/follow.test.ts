import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../call.ts'
import { type Following, followDraft, type Heard, type SharedDraft } from './follow.ts'
import { isSameDraft, readDraft, type StoredDraft, writeDraft } from './stored.ts'

// Files share a worker: what is put in another's place goes.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server, with one draft of one person. */
const server = { draft: null as SharedDraft | null, isReached: true, calls: [] as string[] }
let count = 0
const put = (value: unknown) => {
  server.draft = { value, revision: `r${++count}`, savedAt: '2027-03-01T02:32:00.000Z', isElsewhere: true }
}
vi.mock('../call.ts', async (original) => ({
  ...(await original<typeof import('../call.ts')>()),
  callEndpoint: async ({ method }: { method: string }, input: { value?: unknown; base?: string | null }) => {
    if (!server.isReached) throw new ApiError(0, 'NETWORK', 'Network error')
    server.calls.push(method)
    if (method === 'GET') return { draft: server.draft }
    if (method === 'DELETE') {
      server.draft = null
      return { isDiscarded: true }
    }
    if ((server.draft?.revision ?? null) !== input.base)
      throw new ApiError(409, 'VERSION_CONFLICT', 'x', { data: { draft: server.draft } })
    put(input.value)
    return { revision: server.draft?.revision, savedAt: server.draft?.savedAt }
  },
}))

/** One device: its own storage, its own connection, and what the form heard. */
const device = () => {
  const stored = new Map<string, string>()
  const listeners = new Map<string, () => void>()
  const on = { isOnline: true, isVisible: true }
  const heard = { taken: [] as unknown[], choices: [] as unknown[] }
  let isTouched = false
  let following: Following
  /** What follows is done on this device. */
  const be = () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    vi.stubGlobal('navigator', {
      get onLine() {
        return on.isOnline
      },
    })
    vi.stubGlobal('document', {
      get visibilityState() {
        return on.isVisible ? 'visible' : 'hidden'
      },
      addEventListener: (name: string, told: () => void) => listeners.set(name, told),
      removeEventListener: () => {},
    })
    vi.stubGlobal('addEventListener', (name: string, told: () => void) => listeners.set(name, told))
    vi.stubGlobal('removeEventListener', () => {})
  }
  const hears: Heard = {
    flush: () => {},
    isTouched: () => isTouched,
    taken: (draft) => {
      isTouched = false
      heard.taken.push(draft?.value ?? null)
    },
    choose: (draft) => heard.choices.push(draft?.value ?? null),
  }
  return {
    heard,
    be,
    open: async () => {
      be()
      isTouched = false
      following = followDraft('draft:u1:leave', 'leave', hears)
      await vi.advanceTimersByTimeAsync(0)
    },
    type: async (value: unknown, wait = 2_000) => {
      be()
      isTouched = true
      const before = readDraft('draft:u1:leave')
      writeDraft('draft:u1:leave', { savedAt: Date.now(), value, revision: before?.revision ?? null, isUnsent: true })
      following.typed()
      await vi.advanceTimersByTimeAsync(wait)
    },
    end: async () => {
      be()
      following.ended()
      await vi.advanceTimersByTimeAsync(0)
    },
    close: async () => {
      be()
      following.stop()
      await vi.advanceTimersByTimeAsync(0)
    },
    choose: async (which: 'takeTheirs' | 'keepMine') => {
      be()
      following[which]()
      await vi.advanceTimersByTimeAsync(0)
    },
    tell: async (event: 'online' | 'visibilitychange') => {
      be()
      listeners.get(event)?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    on,
    stored: (): StoredDraft<unknown> | null => {
      be()
      return readDraft('draft:u1:leave')
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-03-01T02:32:00Z') })
  Object.assign(server, { draft: null, isReached: true, calls: [] })
})

describe('what is typed on a phone', () => {
  it('goes to the server a moment later, once for many letters, and opens on the desk', async () => {
    const phone = device()
    const desk = device()
    await phone.open()
    for (const note of ['B', 'By', 'By t']) await phone.type({ note }, 300)
    expect(server.draft).toBeNull()
    await phone.type({ note: 'By the sea' })
    expect(server.draft?.value).toEqual({ note: 'By the sea' })
    expect(server.calls.filter((method) => method === 'PUT')).toHaveLength(1)
    expect(phone.stored()).toMatchObject({ revision: server.draft?.revision, isUnsent: false })
    await desk.open()
    expect(desk.heard).toEqual({ taken: [{ note: 'By the sea' }], choices: [] })
  })

  it('is quiet without a connection, and sent when that returns', async () => {
    const phone = device()
    phone.on.isOnline = false
    await phone.open()
    await phone.type({ note: 'on a train' })
    expect(server.calls).toEqual([])
    expect(phone.stored()).toMatchObject({ value: { note: 'on a train' }, isUnsent: true })
    phone.on.isOnline = true
    await phone.tell('online')
    expect(server.draft?.value).toEqual({ note: 'on a train' })
  })

  it('is tried again by the next letter when the server was not reached', async () => {
    const phone = device()
    await phone.open()
    server.isReached = false
    await phone.type({ note: 'one' })
    server.isReached = true
    await phone.type({ note: 'one two' })
    expect(server.draft?.value).toEqual({ note: 'one two' })
  })

  it('is sent at once when the form closes or the page is left', async () => {
    const phone = device()
    await phone.open()
    await phone.type({ note: 'one' }, 0)
    phone.on.isVisible = false
    await phone.tell('visibilitychange')
    expect(server.draft?.value).toEqual({ note: 'one' })
    await phone.type({ note: 'two' }, 0)
    await phone.close()
    expect(server.draft?.value).toEqual({ note: 'two' })
  })
})

describe('two devices in one form', () => {
  it('do not overwrite each other: the older is told, and can keep its own', async () => {
    const [phone, desk] = [device(), device()]
    await phone.open()
    await desk.open()
    await phone.type({ note: 'phone' })
    await desk.type({ note: 'desk' })
    expect(server.draft?.value).toEqual({ note: 'phone' })
    expect(desk.heard.choices).toEqual([{ note: 'phone' }])
    // While they have not chosen, what they type stays here.
    await desk.type({ note: 'desk, more' })
    expect(server.draft?.value).toEqual({ note: 'phone' })
    await desk.choose('keepMine')
    expect(server.draft?.value).toEqual({ note: 'desk, more' })
    await phone.type({ note: 'phone again' })
    expect(phone.heard.choices).toEqual([{ note: 'desk, more' }])
  })

  it('or take the other', async () => {
    const [phone, desk] = [device(), device()]
    await phone.open()
    await desk.open()
    await phone.type({ note: 'phone' })
    await desk.type({ note: 'desk' })
    await desk.choose('takeTheirs')
    expect(desk.heard.taken).toEqual([{ note: 'phone' }])
    await desk.type({ note: 'phone and desk' })
    expect(server.draft?.value).toEqual({ note: 'phone and desk' })
  })

  it('follow each other where only one is typed in: looking at it again is enough', async () => {
    const [phone, desk] = [device(), device()]
    await desk.open()
    await phone.open()
    await phone.type({ note: 'phone' }, 20_000)
    await desk.tell('visibilitychange')
    expect(desk.heard).toEqual({ taken: [{ note: 'phone' }], choices: [] })
  })

  it('ask, where one was typed in without a connection and the other saved meanwhile', async () => {
    const [phone, desk] = [device(), device()]
    await phone.open()
    await phone.type({ note: 'one' })
    phone.on.isOnline = false
    await phone.type({ note: 'one, on a train' })
    await phone.close()
    await desk.open()
    await desk.type({ note: 'one, at the desk' })
    phone.on.isOnline = true
    await phone.open()
    expect(phone.heard.choices).toEqual([{ note: 'one, at the desk' }])
    expect(phone.stored()?.value).toEqual({ note: 'one, on a train' })
  })

  it('are not asked when an answer got lost on its way, or both say the same', async () => {
    const [phone, desk] = [device(), device()]
    await phone.open()
    await phone.type({ note: 'one' })
    // Saved, but the phone never heard of it.
    put({ note: 'one', more: '' })
    await phone.type({ more: '', note: 'one' })
    await phone.type({ note: 'two' })
    expect(phone.heard.choices).toEqual([])
    expect(server.draft?.value).toEqual({ note: 'two' })
    await desk.open()
    expect(desk.heard.choices).toEqual([])
  })
})

describe('a form that was sent', () => {
  it('is gone on both, and the one that still types hears of it', async () => {
    const [phone, desk] = [device(), device()]
    await phone.open()
    await phone.type({ note: 'one' })
    await desk.open()
    await desk.end()
    expect(server.draft).toBeNull()
    expect(desk.stored()).toBeNull()
    await phone.type({ note: 'one, more' })
    expect(phone.heard.choices).toEqual([null])
    await phone.choose('keepMine')
    expect(server.draft?.value).toEqual({ note: 'one, more' })
  })

  it('leaves nothing on a device that has not typed since', async () => {
    const [phone, desk] = [device(), device()]
    await phone.open()
    await phone.type({ note: 'one' })
    await phone.close()
    await desk.open()
    await desk.end()
    await phone.open()
    expect(phone.heard.taken).toEqual([null])
    expect(phone.stored()).toBeNull()
  })

  it('without a connection ends on the server when that returns, and does not come back meanwhile', async () => {
    const phone = device()
    await phone.open()
    await phone.type({ note: 'one' })
    phone.on.isOnline = false
    await phone.end()
    await phone.close()
    expect(phone.stored()?.value).toBeNull()
    phone.on.isOnline = true
    await phone.open()
    expect(server.draft).toBeNull()
    expect(phone.stored()).toBeNull()
    expect(phone.heard.taken).toEqual([])
  })
})

describe('two drafts', () => {
  it('are the same in whatever order their fields stand, and not with another value', () => {
    expect(isSameDraft({ a: 1, b: { c: [1, 2], d: '' } }, { b: { d: '', c: [1, 2] }, a: 1 })).toBe(true)
    expect(isSameDraft({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(isSameDraft({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  })
})
