import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { docxWith, drawn, LIVES, oneColumn, paragraph } from '../../../../test/cvs.ts'
import { docxOf, pdfOf, pngOf } from '../../../../test/files.ts'
import { docxText } from './docx.text.ts'
import { parseCv } from './parse.rules.ts'
import { checkCvFile, readText } from './read.ts'

const page = (lines: readonly string[]) => {
  const canvas = createCanvas(1240, 900)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, 1240, 900)
  pen.fillStyle = 'black'
  lines.forEach((line, i) => {
    pen.font = `${i === 0 ? 46 : 28}px sans-serif`
    pen.fillText(line, 90, 120 + i * 60)
  })
  return canvas.toBuffer('image/png')
}
const SAID = [
  'Mei Ling Tan',
  'Accountant',
  'mei.ling@mail.example  +65 9123 4567',
  'Work Experience',
  'Accountant, Harbour Foods Pte Ltd',
  'Mar 2020 - Present',
]

describe('text that nobody sees', () => {
  const lines = async (draw: Parameters<typeof drawn>[0]) => {
    const bytes = await drawn((pen) => {
      pen.fontSize(20).text('Mei Ling Tan').fontSize(10).text('Accountant of many years in Singapore')
      draw(pen)
    })
    return readText('pdf', bytes)
  }
  test.each<[string, string, Parameters<typeof drawn>[0]]>([
    ['white on white', 'no_contrast', (pen) => pen.fillColor('#ffffff').text('kubernetes expert', 72, 300)],
    ['nearly white', 'no_contrast', (pen) => pen.fillColor('#f4f4f4').text('kubernetes expert', 72, 300)],
    ['as small as dust', 'tiny', (pen) => pen.fontSize(1).text('kubernetes expert', 72, 300)],
    ['beside the page', 'off_page', (pen) => pen.text('kubernetes expert', -400, 300, { lineBreak: false })],
    [
      'beneath a box',
      'covered',
      (pen) => pen.text('kubernetes expert', 72, 300).rect(60, 290, 300, 30).fill('#ffffff'),
    ],
    ['with no opacity', 'invisible', (pen) => pen.fillOpacity(0).text('kubernetes expert', 72, 300)],
    [
      'dark on dark',
      'no_contrast',
      (pen) => pen.rect(60, 290, 300, 30).fill('#112233').fillColor('#112233').text('kubernetes expert', 72, 300),
    ],
  ])('%s is left out and told of', async (_how, reason, draw) => {
    const read = await lines(draw)
    expect(read.text).not.toContain('kubernetes')
    expect(read.hidden).toEqual([{ reason, page: 1, text: 'kubernetes expert' }])
  })

  test('white on a dark column is seen by everybody', async () => {
    const read = await lines((pen) =>
      pen.rect(60, 290, 300, 30).fill('#112233').fillColor('#ffffff').text('kubernetes', 72, 300),
    )
    expect(read.text).toContain('kubernetes')
    expect(read.hidden).toEqual([])
  })

  test('a thin stroke is no paper to write white on', async () => {
    const read = await lines((pen) =>
      pen
        .polygon([60, 290], [61, 290], [360, 330], [359, 330])
        .fill('#112233')
        .fillColor('#ffffff')
        .text('kubernetes', 180, 300),
    )
    expect(read.hidden).toMatchObject([{ reason: 'no_contrast' }])
  })

  test('hidden, white and tiny words of a Word document', () => {
    const read = docxText(
      docxWith(
        paragraph('Mei Ling Tan') +
          paragraph('vanished words', '<w:vanish/>') +
          paragraph('white words', '<w:color w:val="FFFFFF"/>') +
          paragraph('tiny words', '<w:sz w:val="2"/>'),
      ),
    )
    expect(read.text).toBe('Mei Ling Tan')
    expect(read.hidden.map((h) => h.reason).sort()).toEqual(['invisible', 'no_contrast', 'tiny'])
  })
})

describe('letters in pictures', () => {
  test('a photographed page is read', async () => {
    const told: unknown[] = []
    const parsed = parseCv(await readText('image', page(SAID), (...step) => told.push(step)))
    expect(parsed.name?.value).toBe('Mei Ling Tan')
    expect(parsed.emails[0]?.value).toBe('mei.ling@mail.example')
    expect(parsed.work[0]).toMatchObject({ employer: { value: 'Harbour Foods Pte Ltd' }, from: { value: '2020-03' } })
    expect(parsed.source).toMatchObject({ ocrPages: [1], kind: 'image' })
    expect(told.at(-1)).toEqual([1, 1, true])
  }, 90_000)

  test('so is a scanned PDF, and an invisible text laid over the picture is not what counts', async () => {
    const scan = await drawn((pen) => {
      pen.fillOpacity(0).text('kubernetes expert', 72, 72).fillOpacity(1)
      pen.image(page(SAID), 0, 0, { width: 595 })
    })
    const read = await readText('pdf', scan)
    expect(read.ocrPages).toEqual([1])
    expect(read.text).toContain('Harbour Foods')
    expect(read.text).not.toContain('kubernetes')
  }, 90_000)
})

describe('a file that cannot be read', () => {
  const sentence = (kind: 'pdf' | 'docx' | 'image', bytes: Buffer, longest?: number) =>
    readText(kind, bytes, () => {}, longest).then(
      () => null,
      (error: Error) => error.message,
    )
  test('ends with a sentence, and the server goes on', async () => {
    expect(await sentence('pdf', Buffer.from('%PDF-1.7 nothing'))).toMatch(/damaged/)
    expect(await sentence('pdf', pdfOf())).toMatch(/No text/)
    expect(await sentence('docx', docxOf().subarray(0, 90))).toMatch(/damaged/)
    expect(await sentence('docx', docxWith('<w:p><w:r><w:t>half'))).toMatch(/damaged/)
    expect(await sentence('image', pngOf())).toMatch(/No text|damaged/)
    const long = await drawn((pen) => {
      for (let i = 0; i < 31; i++) pen.addPage().text(`page ${i}`)
    })
    expect(await sentence('pdf', long)).toMatch(/more than 30 pages/)
    expect(await sentence('pdf', await oneColumn(LIVES[0] as (typeof LIVES)[number]), 1)).toMatch(/too long/)
  }, 90_000)

  test('is told by its content before it is read at all', async () => {
    expect((await checkCvFile(Buffer.from('<html>'))).problem).toMatch(/must be one of: PDF, DOCX, PNG, JPEG/)
    expect((await checkCvFile(docxOf([{ name: 'word/vbaProject.bin', body: 'x' }]))).problem).toMatch(/macros/)
    expect((await checkCvFile(docxOf([{ name: '../evil.xml', body: 'x' }]))).problem).toMatch(/damaged/)
    expect(
      (
        await checkCvFile(
          docxOf([{ name: 'word/a.xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>' }]),
        )
      ).problem,
    ).toMatch(/damaged/)
    expect((await checkCvFile(pdfOf('<< /Encrypt 9 0 R >>'))).problem).toMatch(/protected/)
    expect((await checkCvFile(Buffer.alloc(0))).problem).toMatch(/empty/)
    expect(await checkCvFile(docxOf())).toMatchObject({ kind: 'docx', problem: null })
  })
})
