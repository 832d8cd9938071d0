import { describe, expect, test } from 'vitest'
import { dayIn, factsOfReceipt, linesOfHtml, plainAmount } from './reading.rules.ts'

const read = (lines: string[], over: object = {}) => factsOfReceipt(lines, { sureness: 1, monthFirst: false, ...over })
const values = (facts: ReturnType<typeof read>) =>
  Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]))

describe('a receipt', () => {
  test('tells its shop, day, total, currency, tax and tax number', () => {
    const facts = read([
      'LUNA COFFEE PTE LTD',
      '12 Circular Road',
      'GST Reg No: 201912345M',
      'Date: 03/11/2026  12:41',
      '2 Flat white      12.00',
      'Subtotal          18.35',
      'GST 9%             1.65',
      'TOTAL SGD         20.00',
      'Cash              50.00',
      'Change            30.00',
    ])
    expect(values(facts)).toEqual({
      merchant: 'LUNA COFFEE PTE LTD',
      spent_on: '2026-11-03',
      amount: '20.00',
      currency: 'SGD',
      tax: '1.65',
      tax_number: '201912345M',
    })
    // 3 November or 11 March: it says that it guesses.
    expect(facts.spent_on?.confidence).toBeLessThan(0.6)
  })

  test('without a line that says total gives its largest amount as a guess', () => {
    const facts = read(['Taxi 7', '2026-11-03', 'Fare 38.20', 'ERP 3.80'])
    expect(facts.amount).toMatchObject({ value: '38.20' })
    expect(facts.amount?.confidence).toBeLessThan(0.6)
  })

  test('from a blurred picture is told less surely', () => {
    const sharp = read(['Shop', 'Total 10.00']).amount?.confidence ?? 0
    expect(read(['Shop', 'Total 10.00'], { sureness: 0.5 }).amount?.confidence).toBeCloseTo(sharp / 2, 1)
  })

  test('writes its figures as its country does', () => {
    expect([plainAmount('1,234.50'), plainAmount('1.234,50'), plainAmount('12,00'), plainAmount('1,50,000')]).toEqual([
      '1234.50',
      '1234.50',
      '12.00',
      '150000',
    ])
    expect(dayIn('11/03/2026', true)).toEqual({ day: '2026-11-03', isSure: false })
    expect(dayIn('25/12/2026', true)).toEqual({ day: '2026-12-25', isSure: true })
    expect(dayIn('3 Nov 2026', false)).toEqual({ day: '2026-11-03', isSure: true })
  })

  test('as a page is read by what a person sees', () => {
    const html =
      '<html><head><title>x</title></head><body><script>alert(1)</script><p>Grab</p><table><tr><td>Total</td><td>S&#36; 14.60</td></tr></table></body></html>'
    expect(linesOfHtml(html)).toEqual(['Grab', 'Total S$ 14.60'])
    expect(values(read(linesOfHtml(html)))).toMatchObject({ merchant: 'Grab', amount: '14.60', currency: 'SGD' })
  })

  test('in HTML whose parts never end is read in time that grows with its length alone', () => {
    const begun = performance.now()
    for (const part of ['<script', '<style>', '<head></title>', '<title>a</title>'])
      expect(linesOfHtml(`Grab${part.repeat(60_000)}`)[0]).toMatch(/^Grab/)
    expect(performance.now() - begun).toBeLessThan(1500)
    expect(linesOfHtml('<head><script>a</script></head>Total 5<script>b</script ><STYLE>c</style>.00')).toEqual([
      'Total 5 .00',
    ])
  })
})
