import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Files share a worker: what is put in another's place goes.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listeners = new Map<string, (event: unknown) => void>()
const page = { isVisible: true }

const fresh = async () => {
  vi.resetModules()
  return import('./held.ts')
}
const aStep = (answer: () => Promise<unknown> = async () => undefined) => ({
  send: vi.fn<(isLast: boolean) => Promise<unknown>>(answer),
  hide: vi.fn(),
})

beforeEach(() => {
  vi.useFakeTimers()
  listeners.clear()
  page.isVisible = true
  vi.stubGlobal('addEventListener', (name: string, told: (event: unknown) => void) => listeners.set(name, told))
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.isVisible ? 'visible' : 'hidden'
    },
    addEventListener: (name: string, told: (event: unknown) => void) => listeners.set(name, told),
  })
})

describe('a step that can be taken back', () => {
  it('is done after ten seconds, once, and shown as done from the start until the server has answered', async () => {
    const { holdStep, heldKeys, UNDO_MS } = await fresh()
    let answer = () => {}
    const step = aStep(() => new Promise<void>((resolve) => (answer = resolve)))
    holdStep('a', step)
    holdStep('a', step)
    expect([...heldKeys()]).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
    expect(step.send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(step.send.mock.calls).toEqual([[false]])
    expect(step.hide).toHaveBeenCalledOnce()
    expect([...heldKeys()]).toEqual(['a'])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect([...heldKeys()]).toEqual([])
  })

  it('that is taken back is never sent', async () => {
    const { holdStep, takeBackStep, heldKeys } = await fresh()
    const step = aStep()
    holdStep('a', step)
    expect(takeBackStep('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(step.send).not.toHaveBeenCalled()
    expect(step.hide).toHaveBeenCalledOnce()
    expect([...heldKeys()]).toEqual([])
    expect(takeBackStep('a')).toBe(false)
  })

  it('goes when the page is left or put away, in a way that the end of the page does not cut off', async () => {
    for (const leave of ['pagehide', 'visibilitychange']) {
      const { holdStep } = await fresh()
      const step = aStep()
      holdStep('a', step)
      page.isVisible = false
      listeners.get(leave)?.({})
      expect(step.send.mock.calls, leave).toEqual([[true]])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(step.send, leave).toHaveBeenCalledOnce()
      page.isVisible = true
    }
  })

  it('goes with whoever signs out, who waits for it', async () => {
    const { holdStep } = await fresh()
    const step = aStep()
    holdStep('a', step)
    const waits: Promise<unknown>[] = []
    listeners.get('signing-out')?.(new CustomEvent('signing-out', { detail: waits }))
    await Promise.all(waits)
    expect(step.send.mock.calls).toEqual([[false]])
  })

  it('goes before what comes after it, and that waits for what is on its way as well', async () => {
    const { holdStep, sendHeld } = await fresh()
    let answer = () => {}
    const step = aStep(() => new Promise<void>((resolve) => (answer = resolve)))
    holdStep('a', step)
    let isSent = false
    void sendHeld()
    const after = sendHeld().then(() => {
      isSent = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect([isSent, step.send.mock.calls.length]).toEqual([false, 1])
    answer()
    await after
    expect(isSent).toBe(true)
  })

  it('that the server refuses stands there again', async () => {
    const { holdStep, heldKeys, sendHeld } = await fresh()
    holdStep(
      'a',
      aStep(async () => Promise.reject(new Error('Locked'))),
    )
    await sendHeld()
    expect([...heldKeys()]).toEqual([])
  })
})
