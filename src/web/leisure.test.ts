import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atLeisure, awaited } from './leisure.ts'

const idle = (run: () => void) => setTimeout(run, 0)

describe('what comes once a page has nothing else to do', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', { requestIdleCallback: idle })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes after what the page asked for, and what that asks for in its turn', async () => {
    const then = vi.fn()
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    void awaited(first.promise)
    atLeisure(() => false, then)
    await vi.advanceTimersByTimeAsync(1000)
    expect(then).not.toHaveBeenCalled()
    first.resolve()
    await vi.advanceTimersByTimeAsync(50)
    void awaited(second.promise)
    await vi.advanceTimersByTimeAsync(1000)
    expect(then).not.toHaveBeenCalled()
    second.resolve()
    await vi.advanceTimersByTimeAsync(450)
    expect(then).toHaveBeenCalledOnce()
  })

  it('comes after the page itself', async () => {
    const then = vi.fn()
    let isComing = true
    atLeisure(() => isComing, then)
    await vi.advanceTimersByTimeAsync(1000)
    expect(then).not.toHaveBeenCalled()
    isComing = false
    await vi.advanceTimersByTimeAsync(450)
    expect(then).toHaveBeenCalledOnce()
  })

  it('does not wait for a call that failed, nor for ever', async () => {
    const then = vi.fn()
    await awaited(Promise.reject(new Error('gone'))).catch(() => {})
    atLeisure(() => false, then)
    await vi.advanceTimersByTimeAsync(450)
    expect(then).toHaveBeenCalledOnce()
    const late = vi.fn()
    atLeisure(() => true, late)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(late).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(late).toHaveBeenCalledOnce()
  })

  it('does not come to a page that was left', async () => {
    const then = vi.fn()
    atLeisure(() => false, then)()
    await vi.advanceTimersByTimeAsync(1000)
    expect(then).not.toHaveBeenCalled()
  })
})
