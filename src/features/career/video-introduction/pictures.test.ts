import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallerSize } from '../../../web/ui/camera.ts'
import { readCaptions, writeCaptions } from './captions.rules.ts'
import { cueAt, heardCues } from './heard.rules.ts'
import { jpegSize, LONGEST_SIDE } from './picture.rules.ts'

describe('the picture of a video', () => {
  it('keeps its shape, and is never larger than the frame nor than what is taken', () => {
    expect(smallerSize(640, 480, LONGEST_SIDE)).toEqual({ width: 640, height: 480 })
    expect(smallerSize(1080, 1920, LONGEST_SIDE)).toEqual({ width: 360, height: 640 })
    expect(smallerSize(320, 240, LONGEST_SIDE)).toEqual({ width: 320, height: 240 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (width, height) => {
        const size = smallerSize(width, height, LONGEST_SIDE)
        return Math.max(size.width, size.height) <= LONGEST_SIDE && Math.min(size.width, size.height) >= 1
      }),
    )
  })

  it('is as large as its own bytes say, and anything else says nothing', () => {
    const frame = [0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 0, 0]
    const comment = [0xff, 0xfe, 0, 4, 1, 2]
    expect(jpegSize(Uint8Array.from([0xff, 0xd8, ...comment, ...frame]))).toEqual({ width: 640, height: 480 })
    expect(jpegSize(Uint8Array.from([0x89, 0x50, ...frame]))).toBeNull()
    const isSide = (pixels: number) => Number.isInteger(pixels) && pixels >= 0 && pixels < 65_536
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
        const size = jpegSize(Uint8Array.from([0xff, 0xd8, ...rest]))
        return size === null || (isSide(size.width) && isSide(size.height))
      }),
    )
  })
})

describe('captions of what was heard', () => {
  const phrases = fc.array(
    fc.record({ words: fc.stringMatching(/^[a-z ]{1,300}$/), at: fc.double({ min: 0, max: 100, noNaN: true }) }),
    { maxLength: 12 },
  )

  it('stand from the end of the phrase before until it was over', () => {
    expect(
      heardCues(
        [
          { words: 'Hello', at: 2 },
          { words: 'I am Noor', at: 4.5 },
        ],
        30,
      ),
    ).toEqual([
      { from: 0, to: 2, words: 'Hello' },
      { from: 2, to: 4.5, words: 'I am Noor' },
    ])
    // After a silence a line does not stand for all of it.
    expect(heardCues([{ words: 'At last', at: 25 }], 30)).toEqual([{ from: 17, to: 25, words: 'At last' }])
    expect(
      heardCues(
        [
          { words: 'Too late', at: 40 },
          { words: 'And later', at: 41 },
        ],
        30,
      ),
    ).toHaveLength(1)
  })

  it('are captions that can be saved, whatever was heard and whenever', () => {
    fc.assert(
      fc.property(phrases, fc.double({ min: 1, max: 90, noNaN: true }), (heard, seconds) => {
        const cues = heardCues(
          heard.toSorted((a, b) => a.at - b.at),
          seconds,
        )
        if (cues.length === 0) return
        expect(readCaptions(writeCaptions(cues), seconds + 0.01).problem).toBeNull()
      }),
    )
  })

  it('are marked while they are said', () => {
    const cues = [
      { from: 0, to: 2, words: 'a' },
      { from: 3, to: 5, words: 'b' },
    ]
    expect([0, 1.9, 2.5, 3, 4.9, 5].map((at) => cueAt(cues, at))).toEqual([0, 0, -1, 1, 1, -1])
  })
})
