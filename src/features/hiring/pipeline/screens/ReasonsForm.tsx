import { ActionIcon, Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import type { Reason } from '../../stages/settings.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './board.module.css'
import { boardCall, pipelinesCall, saveReasonsCall } from './calls.ts'
import { moveItem } from './lists.ts'

type Line = { key: string; id: string | null; name: string; publicPhrase: string }

const linesOf = (reasons: readonly Reason[]): Line[] => reasons.map((r) => ({ ...r, key: r.id }))

/** The company's own word for each reason, and what the person reads. */
export const ReasonsForm = ({ reasons, onSaved }: { reasons: readonly Reason[]; onSaved: () => void }) => {
  const t = useWords()
  const [lines, setLines] = useState(() => linesOf(reasons))
  const save = useCommand(saveReasonsCall, { refreshes: [pipelinesCall, boardCall] })
  const put = (key: string, change: Partial<Line>) =>
    setLines((before) => before.map((l) => (l.key === key ? { ...l, ...change } : l)))
  return (
    <Stack gap="sm">
      {lines.map((line, i) => (
        <fieldset key={line.key} className={classes.reasonRow} aria-label={line.name || t('settings.newReason')}>
          <TextInput
            label={t('settings.reasonName')}
            value={line.name}
            onChange={(e) => put(line.key, { name: e.currentTarget.value })}
            maxLength={80}
          />
          <Textarea
            label={t('settings.phrase')}
            value={line.publicPhrase}
            onChange={(e) => put(line.key, { publicPhrase: e.currentTarget.value })}
            maxLength={400}
            autosize
            minRows={1}
          />
          <Group gap={0} pt={24} wrap="nowrap">
            <ActionIcon
              size={36}
              aria-label={t('settings.up', { name: line.name })}
              disabled={i === 0}
              onClick={() => setLines(moveItem(lines, i, i - 1))}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              size={36}
              aria-label={t('settings.remove', { name: line.name })}
              disabled={lines.length === 1}
              onClick={() => setLines(lines.filter((l) => l.key !== line.key))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </fieldset>
      ))}
      {save.error && <Alert color="red">{save.error.message}</Alert>}
      <Group justify="space-between">
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          disabled={lines.length >= 30}
          onClick={() => setLines([...lines, { key: crypto.randomUUID(), id: null, name: '', publicPhrase: '' }])}
        >
          {t('settings.addReason')}
        </Button>
        <Button
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              { reasons: lines.map(({ key: _, ...r }) => r) },
              {
                onSuccess: ({ reasons: after }) => {
                  setLines(linesOf(after))
                  onSaved()
                },
              },
            )
          }
        >
          {t('settings.save')}
        </Button>
      </Group>
    </Stack>
  )
}
