import type { Explained } from '../../../shared/explain.ts'
import type { PayLine } from './lines.rules.ts'

/** What of a derivation is the same for everybody it is made for. */
export type WhyForm = Pick<Explained, 'unit' | 'rule'> & { inputs: { name: string; unit: string }[]; steps: string[] }

/** A derivation by its form: the value, the values of its inputs, and the results of its steps, in their order. */
export type ShortWhy = { of: string; v: string[] }

export const formOfWhy = ({ unit, rule, inputs, steps }: Explained): WhyForm => ({
  unit,
  rule,
  inputs: inputs.map(({ name, unit: of }) => ({ name, unit: of })),
  steps: steps.map(({ text }) => text),
})

/** The figures of a derivation, as its form takes them back. */
export const figuresOfWhy = ({ value, inputs, steps }: Explained): string[] => [
  value,
  ...inputs.map((one) => one.value),
  ...steps.map(({ result }) => result),
]

/** A derivation as it was made. @throws RangeError for figures that are not of the form: nothing is made up for what is missing */
export const wholeWhy = ({ unit, rule, inputs, steps }: WhyForm, figures: readonly string[]): Explained => {
  const [value, ...others] = figures
  if (value === undefined || others.length !== inputs.length + steps.length)
    throw new RangeError(`${rule.title}: its figures are not those of its derivation`)
  const figure = (at: number) => others[at] ?? ''
  return {
    value,
    unit,
    rule,
    inputs: inputs.map(({ name, unit: of }, at) => ({ name, value: figure(at), unit: of })),
    steps: steps.map((text, at) => ({ text, result: figure(inputs.length + at) })),
  }
}

/** Two derivations of one key are of one form. */
export const keyOfForm = ({ unit, rule, inputs, steps }: Explained): string => {
  const { source } = rule
  let key = `${unit}\n${rule.id}\n${rule.title}\n${rule.effectiveFrom}\n${source.title}\n${source.url}\n${source.checkedOn}\n${source.confirmed}`
  for (const one of inputs) key += `\n${one.name}\t${one.unit}`
  key += '\n'
  for (const { text } of steps) key += `\n${text}`
  return key
}

/** Whether texts of a line’s derivation are those of many: what somebody worked on a day, or is paid once, is told in words of its own. */
export const hasCommonForm = ({ source }: Pick<PayLine, 'source'>): boolean =>
  source.kind === 'item' || source.kind === 'scheme'

export const isShort = (why: object): why is ShortWhy => 'of' in why
