import { Choices, type Side } from '../../../../../web/ui/Choices.tsx'
import type { Clash } from './useEmployeeForm.ts'
import { type FormValues, pathOf, valueAt } from './values.ts'

type Props = {
  clash: Clash
  nameOf: (path: string) => string
  onChosen: (chosen: FormValues) => void
  onClose: () => void
}
const pathsIn = ({ mine, country }: Clash): string[] => [
  ...Object.keys(mine).filter((key) => typeof mine[key as keyof FormValues] === 'string'),
  ...Object.keys(mine.compensation).map((key) => `compensation.${key}`),
  ...country.fields.map(pathOf).filter((path) => path.startsWith('complianceData.')),
]

/** 5000.00, 5,000 and 5000 are one amount. */
const same = (a: string, b: string): boolean => {
  const [x, y] = [a.replaceAll(',', ''), b.replaceAll(',', '')]
  return x === y || (x !== '' && y !== '' && Number(x) === Number(y))
}

/** Amounts that follow from other boxes are not for choosing. */
const COMPUTED = /^compensation\..*Amount$/

const withPath = (values: FormValues, path: string, from: FormValues): FormValues => {
  const [first = '', second] = path.split('.')
  const source = from as unknown as Record<string, unknown>
  if (second === undefined) return { ...values, [first]: source[first] }
  const part = (values as unknown as Record<string, object>)[first]
  return { ...values, [first]: { ...part, [second]: (source[first] as Record<string, unknown>)[second] } }
}

/** A save that met another: what only one side touched is settled; where both did, the person's own stands until they say otherwise. */
export const Conflict = ({ clash, nameOf, onChosen, onClose }: Props) => {
  const { mine, base, theirs } = clash
  const choices = pathsIn(clash)
    .filter((path) => !COMPUTED.test(path) && !same(valueAt(mine, path), valueAt(theirs, path)))
    .map((path) => ({
      key: path,
      name: nameOf(path),
      mine: valueAt(mine, path),
      theirs: valueAt(theirs, path),
      usual: same(valueAt(mine, path), valueAt(base, path)) ? ('theirs' as const) : ('mine' as const),
    }))
  const choose = (sides: Record<string, Side>) =>
    onChosen(
      choices.reduce((stored, { key }) => (sides[key] === 'mine' ? withPath(stored, key, mine) : stored), theirs),
    )
  return <Choices choices={choices} onChosen={choose} onClose={onClose} />
}
