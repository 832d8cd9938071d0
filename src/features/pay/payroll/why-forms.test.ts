import { describe, expect, test } from 'vitest'
import { payItem, payOf } from '../../../../test/pay.ts'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
import { explain } from '../../../countries/payroll.ts'
import { figuresOfWhy, formOfWhy, hasCommonForm, isShort, keyOfForm, wholeWhy } from './why-forms.rules.ts'
import { WhyForms } from './why-forms.service.ts'

const source = { title: 'A law', checkedOn: '2026-11-01', confirmed: true }
const rule = { id: 'xx.levy', title: 'Levy', effectiveFrom: '2026-01-01', source }
const whyOf = (wage: number, more: Partial<typeof rule> = {}) =>
  explain({
    rule: { ...rule, ...more },
    unit: 'SGD',
    value: wage / 10,
    inputs: [
      ['Wages', wage],
      ['Rate', 10, 'percent'],
    ],
    steps: [['Wages × rate', wage / 10]],
  })

describe('a derivation', () => {
  test('is whole again from its form and its figures', () => {
    const why = whyOf(5000)
    expect(wholeWhy(formOfWhy(why), figuresOfWhy(why))).toEqual(why)
  })

  test('of the same rule is of one form whatever its figures, and of another edition, source or text of another', () => {
    expect(keyOfForm(whyOf(1))).toBe(keyOfForm(whyOf(2)))
    expect(keyOfForm(whyOf(1, { effectiveFrom: '2027-01-01' }))).not.toBe(keyOfForm(whyOf(1)))
    expect(keyOfForm(whyOf(1, { source: { ...source, confirmed: false } }))).not.toBe(keyOfForm(whyOf(1)))
    const renamed = whyOf(1)
    renamed.inputs = renamed.inputs.map((one) => ({ ...one, unit: 'INR' }))
    expect(keyOfForm(renamed)).not.toBe(keyOfForm(whyOf(1)))
  })

  test('is not made up from figures that are not its own', () => {
    expect(() => wholeWhy(formOfWhy(whyOf(1)), ['1'])).toThrow('Levy: its figures are not those of its derivation')
  })

  test('is kept whole where many are of many forms', () => {
    const forms = new WhyForms()
    const kept = Array.from({ length: 300 }, (_, i) => forms.short(whyOf(1, { title: `Levy ${i}` })))
    expect(kept.filter(isShort)).toHaveLength(200)
    expect(forms.forms).toHaveLength(200)
    expect(kept.at(-1)).toEqual(whyOf(1, { title: 'Levy 299' }))
  })

  const FACTS: Record<string, Record<string, string>> = {
    SG: { birthDate: '1990-01-01', cpfStatus: 'citizen', selfHelp: 'CDAC' },
    IN: {
      birthDate: '1990-01-01',
      region: 'KA',
      taxRegime: 'new',
      epfMember: 'yes',
      epsMember: 'yes',
      panKnown: 'yes',
    },
    CA: { birthDate: '1990-01-01', region: 'ON' },
    AE: { nationality: 'AE', firstInsured: '2015-01-01' },
  }
  test.each(Object.keys(FACTS))('of every line in %s is the same after it was kept', async (code) => {
    const law = (await loadPayrolls()).get(code)
    if (!law) throw new Error(`No law of ${code}`)
    const result = payOf({ law, month: '2026-11', facts: FACTS[code] ?? {}, items: [payItem(4200)] })
    expect(result.lines.length).toBeGreaterThan(1)
    const forms = new WhyForms()
    const kept = JSON.parse(forms.write(result)) as typeof result
    const known = new Map(forms.forms.map(({ id, form }) => [id, JSON.parse(form)]))
    const opened = kept.lines.map((line) => {
      const why: object = line.why
      return isShort(why) ? { ...line, why: wholeWhy(known.get(why.of), why.v) } : line
    })
    expect(opened).toEqual(JSON.parse(JSON.stringify(result.lines)))
    expect(result.lines.filter(hasCommonForm).length).toBe(kept.lines.filter(({ why }) => isShort(why)).length)
    const size = (lines: readonly unknown[]) => JSON.stringify(lines).length
    expect(size(kept.lines)).toBeLessThan(size(result.lines) / 2)
  })
})
