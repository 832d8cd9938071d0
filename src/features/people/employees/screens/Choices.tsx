import { Button, Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import classes from './form/form.module.css'

export type Side = 'mine' | 'theirs'
/** A field both changed: its name and both values as text; `usual` is chosen until the person says otherwise. */
export type Choice = { key: string; name: string; mine: string; theirs: string; usual: Side }

type Props = { choices: readonly Choice[]; onChosen: (sides: Record<string, Side>) => void; onClose: () => void }

/** Two people changed one record: both values of every field that differs, and the person chooses. */
export const Choices = ({ choices, onChosen, onClose }: Props) => {
  const say = useWords()
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(choices.map((c) => [c.key, c.usual])),
  )
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={say('conflict.title')}
      closeButtonProps={{ 'aria-label': say('actions.close') }}
    >
      <Text size="sm">{choices.length > 0 ? say('conflict.text') : say('conflict.none')}</Text>
      {choices.length > 0 && (
        <table className={classes.choices}>
          <thead>
            <tr>
              <th scope="col">{say('conflict.field')}</th>
              <th scope="col">{say('conflict.mine')}</th>
              <th scope="col">{say('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {choices.map((choice) => (
              <tr key={choice.key}>
                <th scope="row">{choice.name}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <Radio
                      name={`choice-${choice.key}`}
                      checked={sides[choice.key] === side}
                      onChange={() => setSides({ ...sides, [choice.key]: side })}
                      label={choice[side] || say('conflict.empty')}
                      aria-label={`${choice.name}: ${say(`conflict.${side}`)}`}
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
        <Button onClick={() => onChosen(sides)}>{say('conflict.apply')}</Button>
      </Group>
    </Dialog>
  )
}
