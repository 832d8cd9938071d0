import { describe, expect, it } from 'vitest'
import { type Item, mayWait, newItem, nextToSend, type QueuedRequest } from './item.ts'
import { type Answered, initOf, sendWaiting } from './send.ts'
import { openMemoryStore } from './store.ts'

const request: QueuedRequest = { method: 'POST', address: '/api/x', body: '{}' }
const item = (key: string, over: Partial<Item> = {}) => ({
  ...newItem('test', { n: key }, { key, label: key, request, at: '2026-11-23T04:00:00Z' }),
  ...over,
})
const filled = async (...items: Omit<Item, 'order'>[]) => {
  const store = openMemoryStore()
  for (const one of items) await store.add(one)
  return store
}
const answering = (...answers: Answered[]) => {
  const sent: string[] = []
  return {
    sent,
    send: async (_: QueuedRequest, key: string) => {
      sent.push(key)
      return answers[sent.length - 1] ?? { status: 200, body: { success: true, data: key } }
    },
  }
}

describe('what waits on the device', () => {
  it('is sent in its order, each once, and keeps the answer until its screen has read it', async () => {
    const store = await filled(item('a'), item('b'))
    const { sent, send } = answering()
    expect(await sendWaiting(store, send)).toBe(true)
    expect(await sendWaiting(store, send)).toBe(true)
    expect(sent).toEqual(['a', 'b'])
    expect((await store.claim('test')).map(({ answer }) => answer)).toEqual(['a', 'b'])
    expect(await store.claim('test')).toEqual([])
    expect(await store.list()).toEqual([])
  })

  it.each([0, 401, 429, 500, 503])('waits on %i, and what comes after it as well', async (status) => {
    const store = await filled(item('a'), item('b'))
    const { sent, send } = answering({ status, body: null })
    expect(await sendWaiting(store, send)).toBe(false)
    expect(sent).toEqual(['a'])
    expect((await store.list()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    expect(await sendWaiting(store, send)).toBe(true)
    expect(sent).toEqual(['a', 'a', 'b'])
  })

  it.each([
    [
      422,
      { success: false, message: 'Validation failed', fields: { code: 'This code is not one of ours.' } },
      'This code is not one of ours.',
    ],
    [404, { success: false, message: 'Ticket not found.' }, 'Ticket not found.'],
    [200, { success: false, error: 'No.' }, 'No.'],
    [400, 'gibberish', 'HTTP 400'],
  ])('is refused with %i, and holds up nothing', async (status, body, message) => {
    const store = await filled(item('a'), item('b'))
    const { send } = answering({ status, body })
    expect(await sendWaiting(store, send)).toBe(true)
    expect((await store.list()).map(({ state, refusal }) => [state, refusal?.message])).toEqual([
      ['refused', message],
      ['settled', undefined],
    ])
  })

  it('can be taken back unless it is on its way', async () => {
    const store = await filled(item('a'), item('b'))
    expect((await store.take())?.key).toBe('a')
    expect(await store.remove('a')).toBe(false)
    expect(await store.remove('b')).toBe(true)
    expect(await store.remove('b')).toBe(false)
  })

  it('was on its way when the page was closed: it is sent again, under its key', async () => {
    const store = await filled(item('a', { state: 'sending' }))
    const { sent, send } = answering()
    await sendWaiting(store, send)
    expect(sent).toEqual(['a'])
  })

  it('of a screen that sends by itself is left to it', () =>
    expect(nextToSend([{ ...item('a', { request: null }), order: 1 }])).toBeUndefined())
})

it('a refusal is an answer, a fault is not', () => {
  for (const status of [0, 401, 429, 500, 502, 503]) expect(mayWait(status)).toBe(true)
  for (const status of [200, 400, 403, 404, 409, 422]) expect(mayWait(status)).toBe(false)
})

it('goes with its key, as whoever did it; a file as it is', () => {
  expect(initOf(request, 'k', 't')).toEqual({
    method: 'POST',
    body: '{}',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer t',
      'idempotency-key': 'k',
      'content-type': 'application/json',
    },
  })
  const file = new Blob(['x'])
  expect(initOf({ ...request, body: file }, 'k', 't')).toMatchObject({
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
})
