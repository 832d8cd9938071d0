import { Button, Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../../words/index.ts'
import classes from './form.module.css'
import type { Clash } from './useEmployeeForm.ts'
import { at, type FormValues, pathOf } from './values.ts'

type Props = {
  clash: Clash
  nameOf: (path: string) => string
  onChosen: (chosen: FormValues) => void
  onClose: () => void
}
type Side = 'mine' | 'theirs'

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

/** Two people changed one record: both values of every field that differs, and the person chooses. */
export const Conflict = ({ clash, nameOf, onChosen, onClose }: Props) => {
  const say = useWords()
  const { mine, base, theirs } = clash
  const differing = pathsIn(clash).filter((p) => !COMPUTED.test(p) && !same(at(mine, p), at(theirs, p)))
  // What only one side touched is settled; where both did, the person's own stands until they say otherwise.
  const usual = (path: string): Side => (same(at(mine, path), at(base, path)) ? 'theirs' : 'mine')
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differing.map((p) => [p, usual(p)])),
  )
  const choose = () => {
    let chosen = theirs
    for (const path of differing) if (sides[path] === 'mine') chosen = withPath(chosen, path, mine)
    onChosen(chosen)
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={say('conflict.title')}
      closeButtonProps={{ 'aria-label': say('actions.close') }}
    >
      <Text size="sm">{differing.length > 0 ? say('conflict.text') : say('conflict.none')}</Text>
      {differing.length > 0 && (
        <table className={classes.choices}>
          <thead>
            <tr>
              <th scope="col">{say('conflict.field')}</th>
              <th scope="col">{say('conflict.mine')}</th>
              <th scope="col">{say('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((path) => (
              <tr key={path}>
                <th scope="row">{nameOf(path)}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <Radio
                      name={`choice-${path}`}
                      checked={sides[path] === side}
                      onChange={() => setSides({ ...sides, [path]: side })}
                      label={at(side === 'mine' ? mine : theirs, path) || say('conflict.empty')}
                      aria-label={`${nameOf(path)}: ${side === 'mine' ? say('conflict.mine') : say('conflict.theirs')}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {say('actions.cancel')}
        </Button>
        <Button onClick={choose}>{say('conflict.apply')}</Button>
      </Group>
    </Dialog>
  )
}
