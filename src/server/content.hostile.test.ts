import { randomBytes } from 'node:crypto'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { docxOf, heicOf, jpegOf, pngOf } from '../../test/files.ts'
import { checkFileContent, type Kind } from './content.ts'

const ALL: Kind[] = ['pdf', 'png', 'jpeg', 'webp', 'heic', 'docx']
const problem = async (bytes: Buffer) => (await checkFileContent(bytes, ALL)).problem

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const documentOf = (inside: string) =>
  docxOf([{ name: 'word/header1.xml', body: `<w:hdr ${W}><w:p>${inside}</w:p></w:hdr>` }])
const char = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const said = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
const field = (...runs: string[]) =>
  documentOf(`${char('begin')}${runs.join('')}${char('separate')}<w:r><w:t>shown</w:t></w:r>${char('end')}`)
const related = (attributes: string) =>
  docxOf([
    {
      name: 'word/_rels/settings.xml.rels',
      body: `<Relationships><Relationship Id="r1" ${attributes}/></Relationships>`,
    },
  ])
const ATTACHED = 'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"'
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('a DOCX that fetches or starts something', () => {
  test.each<[string, Buffer, RegExp]>([
    [
      'a template whose address stands behind a ">"',
      related(`Note="a>b" ${ATTACHED} Target="https://e.example/t.dotm" TargetMode="External"`),
      /elsewhere/,
    ],
    [
      'a template that does not say it is elsewhere',
      related(`${ATTACHED} Target="https://e.example/t.dotm"`),
      /elsewhere/,
    ],
    ['a template on another machine', related(`${ATTACHED} Target="\\\\192.0.2.1\\share\\t.dotm"`), /elsewhere/],
    [
      'a template in other letters',
      docxOf([
        {
          name: 'word/_rels/settings.xml.rels',
          body: utf16(
            `<Relationships><Relationship Id="r1" ${ATTACHED} Target="https://e.example/t.dotm" TargetMode="External"/></Relationships>`,
          ),
        },
      ]),
      /elsewhere/,
    ],
    [
      'letters nobody looks through',
      docxOf([{ name: 'word/x.xml', body: '<?xml version="1.0" encoding="utf-7"?><x/>' }]),
      /damaged/,
    ],
    [
      'a part taken in from another language',
      related('Type="http://x/relationships/aFChunk" Target="chunk.html"'),
      /macros/,
    ],
    ['INCLUDEPICTURE', field(said(' INCLUDEPICTURE "https://e.example/a.png" \\d ')), /field/],
    ['DDEAUTO', field(said('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')), /field/],
    ['DDE in small letters', field(said(' dde excel x y ')), /field/],
    ['DDE spread over runs', field(said('D'), said('DE'), said('AUTO excel x')), /field/],
    ['DDE whose result never begins', documentOf(`${char('begin')}${said('DDEAUTO excel x')}${char('end')}`), /field/],
    ['DDE that never ends', documentOf(`${char('begin')}${said('DDEAUTO excel x')}`), /field/],
    ['a field within another', field(said('IF 1 = 1 '), char('begin'), said('DDEAUTO excel x'), char('end')), /field/],
    [
      'a field that is called what another comes to',
      field(char('begin'), said('QUOTE 68 68 69'), char('end')),
      /field/,
    ],
    ['a simple field', documentOf('<w:fldSimple w:instr=" INCLUDETEXT &quot;https://e.example/a&quot; "/>'), /field/],
    ['one called otherwise', documentOf('<x:fldSimple x:instr="LINK Excel.Sheet"/>'), /field/],
    [
      'a part that is not called XML',
      docxOf([{ name: 'word/main.dat', body: `<w:hdr ${W}><w:fldSimple w:instr="DDE x y"/></w:hdr>` }]),
      /field/,
    ],
  ])('%s', async (_what, bytes, sentence) => {
    expect(await problem(bytes)).toMatch(sentence)
  })

  test.each<[string, Buffer]>([
    ['the number of the page', field(said(' PAGE   \\* MERGEFORMAT '))],
    ['a table of contents', field(said(' TOC \\o "1-3" \\h \\z \\u '))],
    ['a link to follow by hand', field(said('HYPERLINK "https://me.example/" \\h'))],
    ['a sum', field(said('=SUM(ABOVE)'))],
    ['a date', documentOf('<w:fldSimple w:instr="DATE \\@ &quot;d MMM&quot;"/>')],
    ['a field in a field', field(said('IF '), char('begin'), said('PAGE'), char('end'), said(' = 1 "a" "b"'))],
    ['long base64 of a drawing', documentOf(`<w:r><w:pict gfxdata="${'QUJD'.repeat(200_000)}"/></w:r>`)],
  ])('%s passes', async (_what, bytes) => {
    expect(await problem(bytes)).toBeNull()
  })
})

describe('a DOCX that packs small and takes long', () => {
  const large = (piece: string, megabytes = 45) => piece.repeat(Math.floor((megabytes * 1024 * 1024) / piece.length))
  test.each<[string, () => string]>([
    ['one word without end in a relationship', () => `<Relationships><Relationship ${large('a')}`],
    ['one value without end', () => `<Relationships><Relationship Id="${large('a')}`],
    ['one name without end', () => `<${large('a')}`],
    ['beginnings of elements', () => `<x>${large('<w:fldChar ')}`],
    ['elements within each other', () => `<x>${large('<y>', 20)}`],
    ['fields within each other', () => `<x>${large('<w:fldChar w:fldCharType="begin"/>')}`],
    ['one instruction without end', () => `<x><w:instrText>${large('a ')}</w:instrText></x>`],
  ])('%s', { timeout: 60_000, retry: 2 }, async (_what, body) => {
    // A machine that others use as well may stand still by itself: then once more.
    const bytes = docxOf([{ name: 'word/_rels/x.xml.rels', body: body() }])
    expect(bytes.length).toBeLessThan(300_000)
    const began = performance.now()
    let longest = 0
    let at = began
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - at)
      at = performance.now()
    }, 5)
    const said = await problem(bytes)
    clearInterval(watch)
    expect(said).toMatch(/damaged|field|too long|too much/)
    expect(performance.now() - began).toBeLessThan(12_000)
    // This thread went on meanwhile.
    expect(longest).toBeLessThan(250)
  })
})

/** TIFF with one entry: turned a quarter; behind it what a camera says of the place. */
const exif = (orientation: number) => {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 1.2903,103.8520')])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe1)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const photo = (wide = 40, high = 20) => {
  const canvas = createCanvas(wide, high)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'red'
  pen.fillRect(0, 0, wide, high)
  return canvas
}

describe('a picture is written anew', () => {
  test('upright, without its place and camera', async () => {
    const jpeg = photo().toBuffer('image/jpeg')
    const sent = Buffer.concat([jpeg.subarray(0, 2), exif(6), jpeg.subarray(2)])
    const { bytes } = await checkFileContent(sent, ['jpeg'])
    expect(sent.includes('GPS')).toBe(true)
    expect(bytes?.includes('GPS') || bytes?.includes('Exif')).toBe(false)
    const { width, height } = await loadImage(bytes as Buffer)
    expect([width, height]).toEqual([20, 40])
  })

  test('without what stands behind it', async () => {
    const sent = Buffer.concat([photo().toBuffer('image/jpeg'), Buffer.from('<script>alert(1)</script>'), docxOf()])
    const { bytes, problem: none } = await checkFileContent(sent, ['jpeg'])
    expect(none).toBeNull()
    expect(bytes?.includes('<script')).toBe(false)
    expect(bytes?.includes('PK\x03\x04', 0, 'latin1')).toBe(false)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('turned as its camera was held: %i', async (orientation) => {
    // Left above is blue; where it belongs says the standard.
    const canvas = photo(64, 32)
    const pen = canvas.getContext('2d')
    pen.fillStyle = 'blue'
    pen.fillRect(0, 0, 16, 16)
    const jpeg = canvas.toBuffer('image/jpeg')
    const { bytes } = await checkFileContent(
      Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)]),
      ['jpeg'],
    )
    const image = await loadImage(bytes as Buffer)
    const shown = createCanvas(image.width, image.height)
    shown.getContext('2d').drawImage(image, 0, 0)
    const isBlue = (x: number, y: number) => (shown.getContext('2d').getImageData(x, y, 1, 1).data[2] as number) > 128
    const [right, bottom] = [image.width - 5, image.height - 5]
    const corners = [isBlue(4, 4), isBlue(right, 4), isBlue(right, bottom), isBlue(4, bottom)]
    expect([orientation, corners.indexOf(true)]).toEqual([orientation, [0, 1, 2, 3, 0, 1, 2, 3][orientation - 1]])
  })

  describe('and is never refused for what its points happen to say', () => {
    test('words where a camera’s own data stand', async () => {
      const jpeg = photo().toBuffer('image/jpeg')
      const chance = Buffer.from('\xff\xfe\x00\x1c<svg<html<?php<script%PDF-', 'latin1')
      expect(await problem(Buffer.concat([jpeg.subarray(0, 2), chance, jpeg.subarray(2)]))).toBeNull()
    })

    test('words among the points of a JPEG', async () => {
      // Behind the end of the picture they are neither taken over nor minded.
      const jpeg = photo(64, 64).toBuffer('image/jpeg')
      const said = Buffer.concat([jpeg.subarray(0, -2), Buffer.from('<svg <script'), jpeg.subarray(-2)])
      const { bytes } = await checkFileContent(said, ['jpeg'])
      const { width, height } = await loadImage(bytes as Buffer)
      expect([width, height]).toEqual([64, 64])
    })

    test('words among the points of a PNG, and ten megabytes at random', { timeout: 60_000 }, async () => {
      const wide = createCanvas(1800, 1800)
      const pen = wide.getContext('2d')
      const points = pen.createImageData(1800, 1800)
      points.data.set(randomBytes(points.data.length))
      // Stored as they are, their bytes stand in the file.
      pen.putImageData(points, 0, 0)
      const noise = wide.toBuffer('image/png')
      expect(noise.length).toBeGreaterThan(9 * 1024 * 1024)
      expect(await problem(noise)).toBeNull()
      expect(await problem(pngOf(8, 8, Buffer.from('<svg')))).toBeNull()
    })
  })

  test('what cannot be decoded is refused', async () => {
    const jpeg = photo(400, 400).toBuffer('image/jpeg')
    const broken = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
      Buffer.from([0xff, 0xd9]),
    ])
    expect(await problem(broken)).toMatch(/damaged/)
    expect(await problem(jpegOf(60_000, 60_000))).toMatch(/too large/)
  })

  test('a HEIC keeps its picture and loses its place', async () => {
    const sent = heicOf()
    const { bytes, problem: none } = await checkFileContent(Buffer.from(sent), ['heic'])
    expect(none).toBeNull()
    expect(sent.includes('GPS')).toBe(true)
    expect(bytes?.includes('GPS')).toBe(false)
    expect(bytes?.length).toBe(sent.length)
    expect(bytes?.includes(Buffer.alloc(200, 7))).toBe(true)
  })
})
