import { Button, Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useProfileWords } from '../../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import form from '../form/form.module.css'
import type { Edited, Values } from './edit.ts'

type Side = 'mine' | 'theirs'
type Props = {
  /** What would be saved: theirs with everything of mine. */
  mine: Values
  theirs: Values
  differing: readonly Edited[]
  nameOf: (field: Edited) => string
  onChosen: (chosen: Values) => void
  onClose: () => void
}

/** Two people changed one record: both values of each field that differs, and the person chooses. */
export default function EditConflict({ mine, theirs, differing, nameOf, onChosen, onClose }: Props) {
  const say = useProfileWords()
  const sayOf = useWords()
  const [sides, setSides] = useState<Partial<Record<Edited, Side>>>({})
  const choose = () => {
    const chosen = { ...mine }
    for (const field of differing) if (sides[field] === 'theirs') chosen[field] = theirs[field]
    onChosen(chosen)
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={say('conflict.title')}
      closeButtonProps={{ 'aria-label': sayOf('actions.close') }}
    >
      <Text size="sm">{say('conflict.text')}</Text>
      <table className={form.choices}>
        <thead>
          <tr>
            <th scope="col">{say('conflict.field')}</th>
            <th scope="col">{say('conflict.mine')}</th>
            <th scope="col">{say('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((field) => (
            <tr key={field}>
              <th scope="row">{nameOf(field)}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Radio
                    name={`choice-${field}`}
                    checked={(sides[field] ?? 'mine') === side}
                    onChange={() => setSides({ ...sides, [field]: side })}
                    label={(side === 'mine' ? mine : theirs)[field] || say('conflict.empty')}
                    aria-label={`${nameOf(field)}: ${say(`conflict.${side}`)}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {sayOf('actions.cancel')}
        </Button>
        <Button onClick={choose}>{say('conflict.apply')}</Button>
      </Group>
    </Dialog>
  )
}
