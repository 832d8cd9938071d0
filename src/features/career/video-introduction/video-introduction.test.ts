import { describe, expect, test } from 'vitest'
import { fragmentedMp4Of, mp4Of, webmOf } from '../../../../test/videos.ts'
import { readCaptions, spreadScript, writeCaptions } from './captions.rules.ts'
import { lengthOf } from './length.rules.ts'
import { bytesOfPart, isAfterScreening, isTrimRight, PART_BYTES, partsOf, rangeIn, typeOf } from './video.rules.ts'

describe('what a video is and how long is read from the file', () => {
  test.each([
    ['WebM as a browser records it', webmOf(61.2), 'video/webm', 61.2],
    ['MP4 with its length', mp4Of(45.5), 'video/mp4', 45.5],
    ['MP4 recorded piece by piece', fragmentedMp4Of(12), 'video/mp4', 12],
  ] as const)('%s', (_, file, type, seconds) => {
    expect(typeOf(file)).toBe(type)
    expect(lengthOf(file, type)).toBeCloseTo(seconds, 2)
  })

  test('a file that is none is none', () => {
    expect(typeOf(Buffer.from('%PDF-1.7 not a video'))).toBeNull()
    expect(lengthOf(Buffer.from('\0\0\0\x08ftyp'), 'video/mp4')).toBeNull()
  })

  test('a file that claims more samples than it has is read as fast as it is long', () => {
    const box = (type: string, ...inside: Buffer[]) => {
      const body = Buffer.concat(inside)
      const head = Buffer.alloc(8)
      head.writeUInt32BE(body.length + 8)
      head.write(type, 4)
      return Buffer.concat([head, body])
    }
    const words = (...numbers: number[]) => {
      const bytes = Buffer.alloc(numbers.length * 4)
      numbers.forEach((number, at) => {
        bytes.writeUInt32BE(number, at * 4)
      })
      return bytes
    }
    const track = box('trak', box('tkhd', words(0, 0, 0, 1)), box('mdia', box('mdhd', words(0, 0, 0, 1_000, 0))))
    const movie = box('moov', box('mvhd', words(0, 0, 0, 1_000, 0)), track)
    // 57,000 runs of 100,000 samples of no length; ten samples of 200 ms; one run that claims 90,000 and has one.
    const run = box('trun', words(0, 100_000))
    const many = Buffer.concat(Array.from({ length: 19_000 }, () => run))
    const piece = box('moof', box('traf', box('tfhd', words(8, 1, 0)), box('tfdt', words(0, 0)), many))
    const real = box('traf', box('tfhd', words(8, 1, 200)), box('tfdt', words(0, 0)), box('trun', words(0, 10)))
    const liar = box(
      'traf',
      box('tfhd', words(8, 1, 200)),
      box('tfdt', words(0, 0)),
      box('trun', words(0x100, 90_000, 500)),
    )
    const file = Buffer.concat([box('ftyp', words(0)), movie, piece, piece, piece, box('moof', real, liar)])
    const began = performance.now()
    expect(lengthOf(file, 'video/mp4')).toBe(2)
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  test('a file cut anywhere, or with any byte changed, is read without a fault', () => {
    for (const [file, type] of [
      [webmOf(20, 200), 'video/webm'],
      [mp4Of(20), 'video/mp4'],
      [fragmentedMp4Of(3), 'video/mp4'],
    ] as const)
      for (let at = 0; at < Math.min(file.length, 700); at++) {
        expect(() => lengthOf(file.subarray(0, at), type)).not.toThrow()
        const changed = Buffer.from(file)
        changed[at] = 0xff
        expect(() => lengthOf(changed, type)).not.toThrow()
      }
  })
})

describe('the parts of a video', () => {
  test('together are its bytes', () => {
    for (const bytes of [1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 60 * 1024 * 1024]) {
      let sum = 0
      for (let n = 0; n < partsOf(bytes); n++) sum += bytesOfPart(bytes, n)
      expect(sum).toBe(bytes)
    }
  })

  test.each([
    [null, { from: 0, to: 2_999_999 }],
    ['bytes=0-', { from: 0, to: 2 * PART_BYTES - 1 }],
    ['bytes=100-199', { from: 100, to: 199 }],
    ['bytes=2999990-9999999', { from: 2_999_990, to: 2_999_999 }],
    ['bytes=-10', { from: 2_999_990, to: 2_999_999 }],
    ['bytes=3000000-', null],
    ['bytes=200-100', null],
    ['bytes=-0', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['pages=1-2', null],
  ] as const)('a player asks for %s', (input, part) => {
    expect(rangeIn(input, 3_000_000)).toEqual(part)
  })

  test('trimming leaves at least a second', () => {
    expect(isTrimRight({ start: 0, end: null, seconds: 30 })).toBe(true)
    expect(isTrimRight({ start: 2, end: 28.5, seconds: 30 })).toBe(true)
    expect(isTrimRight({ start: 29.5, end: null, seconds: 30 })).toBe(false)
    expect(isTrimRight({ start: 5, end: 5.5, seconds: 30 })).toBe(false)
    expect(isTrimRight({ start: 0, end: 31, seconds: 30 })).toBe(false)
  })

  test('nobody sees it before the first screening is over', () => {
    expect(['applied', 'review', 'interview', 'assessment', 'offer', 'hired'].map(isAfterScreening)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })
})

describe('captions', () => {
  const GOOD =
    'WEBVTT\n\nNOTE mine\n\n1\n00:00.000 --> 00:02.500 align:start\nHello, I am <b>Noor</b>.\n\n00:00:02.500 --> 00:00:05.000\nI cook.\n'
  test('are read with their times and words', () => {
    expect(readCaptions(GOOD, 10)).toEqual({
      problem: null,
      cues: [
        { from: 0, to: 2.5, words: 'Hello, I am Noor.' },
        { from: 2.5, to: 5, words: 'I cook.' },
      ],
    })
  })
  test.each([
    ['Hello', 'Captions must begin with WEBVTT'],
    ['WEBVTT\n', 'Captions must have at least one line with its time'],
    ['WEBVTT\n\nHello', 'has no time'],
    ['WEBVTT\n\n00:05.000 --> 00:04.000\nx', 'ends before it begins'],
    ['WEBVTT\n\n00:15.000 --> 00:16.000\nx', 'after the video ends'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>', 'has no words'],
    ['WEBVTT\n\n00:03.000 --> 00:04.000\na\n\n00:01.000 --> 00:02.000\nb', 'order of their times'],
  ])('%j is refused with a sentence', (text, sentence) => {
    expect(readCaptions(text, 10).problem).toContain(sentence)
  })
  test('of a script are its own words in order, over the whole length, and read back the same', () => {
    const script = 'Hello, I am Noor. I have cooked for six years in hotels!\n我会做粤菜。 وأتكلم العربية؟ يوم جيد'
    const cues = spreadScript(script, 60)
    expect(
      cues
        .map((cue) => cue.words)
        .join(' ')
        .replace(/\s+/g, ''),
    ).toBe(script.replace(/\s+/g, ''))
    expect(cues[0]?.from).toBe(0)
    expect(cues.at(-1)?.to).toBeCloseTo(60)
    const read = readCaptions(writeCaptions(cues), 60)
    expect(read.problem).toBeNull()
    expect(read.cues?.map((cue) => cue.words)).toEqual(cues.map((cue) => cue.words))
    expect(spreadScript('  ', 60)).toEqual([])
  })
})
