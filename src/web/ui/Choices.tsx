import { Button, Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import classes from './Choices.module.css'
import { Dialog } from './Dialog.tsx'
import { useUiWords } from './words/index.ts'

export type Side = 'mine' | 'theirs'
/** A field both changed: its name and both values as text; `usual` is chosen until the person says otherwise. */
export type Choice = { key: string; name: string; mine: string; theirs: string; usual: Side }

type Props = { choices: readonly Choice[]; onChosen: (sides: Record<string, Side>) => void; onClose: () => void }

/** Two people changed one record: both values of every field that differs, and the person chooses. */
export const Choices = ({ choices, onChosen, onClose }: Props) => {
  const t = useUiWords()
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(choices.map((c) => [c.key, c.usual])),
  )
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('choices.title')}
      closeButtonProps={{ 'aria-label': t('choices.close') }}
    >
      <Text size="sm">{choices.length > 0 ? t('choices.text') : t('choices.none')}</Text>
      {choices.length > 0 && (
        <table className={classes.choices}>
          <thead>
            <tr>
              <th scope="col">{t('choices.field')}</th>
              <th scope="col">{t('choices.mine')}</th>
              <th scope="col">{t('choices.theirs')}</th>
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
                      label={choice[side] || t('choices.empty')}
                      aria-label={`${choice.name}: ${t(`choices.${side}`)}`}
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
          {t('choices.cancel')}
        </Button>
        <Button onClick={() => onChosen(sides)}>{t('choices.apply')}</Button>
      </Group>
    </Dialog>
  )
}
