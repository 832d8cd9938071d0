import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { directionOf, visualRuns } from './pdf.bidi.ts'
import { type PdfWriter, renderPdf } from './pdf.ts'

const about = { title: 'T', subject: 'S', footer: 'F', at: new Date('2026-11-21T00:00:00Z') }

describe('a PDF', () => {
  test('is not written any further once nobody reads it, and its reader waits for that', async () => {
    let isWriting = true
    const pieces = renderPdf(about, async (paper) => {
      try {
        for (let i = 0; i < 100_000; i++) {
          paper.text(`Line ${i} of a report that nobody reads to its end`)
          await paper.taken()
          await new Promise((go) => setTimeout(go, 1))
        }
      } finally {
        isWriting = false
      }
    })
    await pieces.next()
    await pieces.return(undefined)
    expect(isWriting).toBe(false)
  })

  test('of many rows lets others have their turn while it is written', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns++
      if (!isOver) setTimeout(count)
    }
    setTimeout(count)
    let written = 0
    const pieces = renderPdf({ ...about, landscape: true }, async (paper) => {
      const table = paper.table([
        { title: 'A', width: 1 },
        { title: 'B', width: 1 },
      ])
      const before = turns
      for (let i = 0; i < 500; i++) {
        table.row([`Person ${i} of Harbour`, 'Something is required. Something else is not valid'])
        await paper.taken()
      }
      written = turns - before
    })
    for await (const _ of pieces) {
      // Read to its end.
    }
    isOver = true
    expect(written).toBeGreaterThan(5)
  })

  test('whose writing fails is not taken for a whole one', async () => {
    const read = async () => {
      for await (const _ of renderPdf(about, () => Promise.reject(new Error('No more')))) {
        // Read to its end.
      }
    }
    await expect(read()).rejects.toThrow('No more')
  })
})

type Placed = { str: string; transform: number[]; width: number }

/** Each line of each page as it is seen: its pieces from left to right, and where the first begins and the last ends. */
const linesOf = async (write: (paper: PdfWriter) => Promise<void>, more: { header?: string } = {}) => {
  const pieces: Uint8Array[] = []
  for await (const piece of renderPdf({ ...about, ...more }, write)) pieces.push(piece)
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(pieces)))
  const pages = []
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent()
    const placed = (items as Placed[]).filter(({ str }) => str.trim() !== '')
    const rows = Map.groupBy(placed, ({ transform }) => Math.round(transform[5] ?? 0))
    pages.push(
      [...rows.values()].map((row) => {
        const sorted = row.sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0))
        const last = sorted.at(-1)
        return {
          words: sorted.map(({ str }) => str.replace(/\p{Cc}/gu, '').trim()).filter(Boolean),
          from: sorted[0]?.transform[4] ?? 0,
          to: (last?.transform[4] ?? 0) + (last?.width ?? 0),
        }
      }),
    )
  }
  return pages
}

describe('a paper in Arabic', () => {
  const sentence = 'الراتب الشهري 12,500.00 AED اعتبارا من 2026-12-01'

  test('runs from the right edge, each word and figure where it is read', async () => {
    const [lines = []] = await linesOf(async (paper) => paper.text(sentence))
    const line = lines.find(({ words }) => words.some((word) => word.includes('AED')))
    const shown = visualRuns(sentence, directionOf(sentence))
    // What is drawn first stands leftmost: the day at the end of the sentence, the first word at the right edge.
    expect(line?.words.join(' ').replaceAll(' ', '')).toContain('AED12,500.00')
    expect(line?.words[0]).toMatch(/01|12|2026/)
    expect(shown.at(-1)?.text).toBe('الراتب')
    expect(line?.words.at(-1)).toContain('الراتب')
    // A4 is 595 wide: the line ends at the right margin, and not where one from the left would.
    expect(line?.from).toBeGreaterThan(300)
    expect(line?.to).toBeGreaterThan(520)
  })

  test('in a table stands at the end of its column, beside a figure that stays as it is', async () => {
    const [lines = []] = await linesOf(async (paper) => {
      const table = paper.table([
        { title: 'What', width: 60 },
        { title: 'Amount', width: 40, end: true },
      ])
      table.row(['بدل سكن', 'AED 4,000.00'])
      table.total(['Together', 'AED 16,500.00'])
    })
    const row = lines.find(({ words }) => words.some((word) => word.includes('4,000.00')))
    expect(row?.words.slice(-1)).toEqual(['AED 4,000.00'])
    expect(lines.some(({ words }) => words.includes('AED 16,500.00'))).toBe(true)
  })
})

describe('a paper with Chinese in it', () => {
  test('has the names of people and companies as they are written, and stays small', async () => {
    const names = ['陈伟明', '新加坡海岸物流有限公司', 'Tan 美玲 (陳美玲)']
    const [lines = []] = await linesOf(async (paper) => {
      for (const name of names) paper.text(name)
      paper.text(names[0] ?? '', { bold: true })
    })
    const read = lines.map(({ words }) => words.join('').replaceAll(' ', ''))
    for (const name of names) expect(read).toContain(name.replaceAll(' ', ''))
    let bytes = 0
    for await (const piece of renderPdf(about, async (paper) => paper.text(names.join(' ')))) bytes += piece.length
    expect(bytes).toBeLessThan(40_000)
  })

  test('breaks a long line of it at the edge of the page', async () => {
    const text = '新加坡海岸物流有限公司'.repeat(12)
    const [lines = []] = await linesOf(async (paper) => paper.text(text))
    const own = lines.filter(({ words }) => /[新坡岸]/.test(words.join('')))
    expect(own.length).toBeGreaterThan(1)
    expect(own.map(({ words }) => words.join('')).join('')).toBe(text)
    for (const { to } of own) expect(to).toBeLessThanOrEqual(595 - 48 + 1)
  })
})

describe('a letter', () => {
  test('has its pairs side by side, and says on each further page whose it is and which page', async () => {
    const pages = await linesOf(
      async (paper) => {
        paper.pairs([
          ['Position', 'Chef'],
          ['First day', '1 December 2026'],
        ])
        for (let i = 0; i < 80; i++) paper.text(`Line ${i}`)
      },
      { header: 'Harbour: letter of offer' },
    )
    expect(pages.length).toBe(2)
    expect(pages[0]?.some(({ words }) => words.join('|') === 'Chef|1 December 2026')).toBe(true)
    expect(pages[0]?.some(({ words }) => words.includes('Harbour: letter of offer'))).toBe(false)
    expect(pages[1]?.some(({ words }) => words.includes('Harbour: letter of offer'))).toBe(true)
    expect(pages.map((lines) => lines.find(({ words }) => words[0] === 'F')?.words)).toEqual([
      ['F', '1 / 2'],
      ['F', '2 / 2'],
    ])
  })
})

describe('the foot of each page', () => {
  const feetOf = async (rows: number) => {
    const lines = await linesOf(async (paper) => {
      for (let i = 0; i < rows; i++) paper.text(`Line ${i}`)
    })
    return lines.map((page) => page.find(({ words }) => words[0] === 'F')?.words.join(' '))
  }
  test.each([
    [3, ['F 1']],
    [100, ['F 1 / 3', 'F 2 / 3', 'F 3 / 3']],
  ])('of %i lines says which it is, and of how many', async (rows, feet) => expect(await feetOf(rows)).toEqual(feet))
})
