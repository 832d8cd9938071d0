import { describe, expect, test } from 'vitest'
import { renderPdf } from './pdf.ts'

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
