import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { peopleSkillsCall, personSkillsCall, setupCall } from './calls.ts'
import classes from './roster.module.css'
import type { SkilledPerson } from './Skills.tsx'

type Line = { skillId: string; expiresOn: string; number: string; documentId: string }
type Props = { person: SkilledPerson; skills: readonly { id: string; name: string }[]; onClose: () => void }

/** The skills and licences of one person: which, until when, its number, and the paper that shows it. */
export const PersonSkills = ({ person, skills, onClose }: Props) => {
  const t = useWords()
  const [lines, setLines] = useState<readonly Line[]>(
    person.skills.map(({ id, expiresOn, number, documentId }) => ({
      skillId: id,
      expiresOn: expiresOn ?? '',
      number: number ?? '',
      documentId: documentId ?? '',
    })),
  )
  const save = useCommand(personSkillsCall, { refreshes: [peopleSkillsCall, setupCall] })
  const set = (skillId: string, values: Partial<Line>) =>
    setLines(lines.map((line) => (line.skillId === skillId ? { ...line, ...values } : line)))
  const send = async () => {
    try {
      await save.mutateAsync({
        id: person.id,
        skills: lines.map(({ documentId, ...line }) => ({ ...line, documentId: documentId || null })),
      })
      notify.success(t('skillsHeld.saved', { name: person.name }))
      onClose()
    } catch (error) {
      notify.failure((error as Error).message)
    }
  }
  return (
    <Dialog
      title={t('skillsHeld.of', { name: person.name })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      size="lg"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ul className={classes.list}>
          {skills.map(({ id, name }) => {
            const line = lines.find(({ skillId }) => skillId === id)
            return (
              <li key={id} className={classes.skillLine}>
                <Checkbox
                  label={name}
                  checked={line !== undefined}
                  onChange={(event) =>
                    setLines(
                      event.currentTarget.checked
                        ? [...lines, { skillId: id, expiresOn: '', number: '', documentId: '' }]
                        : lines.filter(({ skillId }) => skillId !== id),
                    )
                  }
                />
                {line && (
                  <Group gap="xs" align="end">
                    <TextInput
                      type="date"
                      label={t('skillsHeld.validUntil')}
                      value={line.expiresOn}
                      onChange={(event) => set(id, { expiresOn: event.currentTarget.value })}
                    />
                    <TextInput
                      label={t('skillsHeld.number')}
                      value={line.number}
                      maxLength={60}
                      onChange={(event) => set(id, { number: event.currentTarget.value })}
                    />
                    <NativeSelect
                      label={t('skillsHeld.paper')}
                      value={line.documentId}
                      onChange={(event) => set(id, { documentId: event.currentTarget.value })}
                      data={[
                        { value: '', label: t('skillsHeld.noPaper') },
                        ...person.papers.map((paper) => ({ value: paper.id, label: paper.title })),
                      ]}
                    />
                  </Group>
                )}
              </li>
            )
          })}
        </ul>
        <p className={classes.quiet}>{t('skillsHeld.paperHint')}</p>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
