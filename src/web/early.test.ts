import { describe, expect, it } from 'vitest'
import { keepEarly, takeEarly } from './early.ts'

const ok = () => Promise.resolve(new Response('{}'))

describe('What was asked for before the code that needs it was here', () => {
  it('is given to the first call to that address, and to no second', async () => {
    keepEarly('/api/a', ok())
    expect(await (await takeEarly('/api/a'))?.text()).toBe('{}')
    expect(await takeEarly('/api/a')).toBeNull()
    expect(await takeEarly('/api/b')).toBeNull()
  })

  it('is asked for again when it was refused or did not come', async () => {
    keepEarly('/api/refused', Promise.resolve(new Response('{}', { status: 403 })))
    keepEarly('/api/lost', Promise.reject(new Error('no connection')))
    expect(await takeEarly('/api/refused')).toBeNull()
    expect(await takeEarly('/api/lost')).toBeNull()
  })

  it('is kept even when whoever sends it asks first whether it is there', async () => {
    const send = async () => {
      expect(await takeEarly('/api/c')).toBeNull()
      return new Response('sent')
    }
    keepEarly('/api/c', send())
    expect(await (await takeEarly('/api/c'))?.text()).toBe('sent')
  })
})
