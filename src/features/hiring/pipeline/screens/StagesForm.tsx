import { ActionIcon, Alert, Button, Group, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { STAGE_KINDS, type StageKind } from '../../jobs/stages.rules.ts'
import type { Pipeline } from '../../stages/settings.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './board.module.css'
import { boardCall, pipelinesCall, savePipelineCall } from './calls.ts'
import { moveItem } from './lists.ts'

type Line = {
  key: string
  id: string | null
  name: string
  kind: StageKind
  cardLimit: number | null
  daysLimit: number | null
  active: number
}

const linesOf = ({ stages }: Pipeline): Line[] => stages.map((s) => ({ ...s, key: s.id }))
const limitOf = (value: number | string): number | null => (typeof value === 'number' && value > 0 ? value : null)

/** A pipeline's stages in order: the first for those who have applied, the last for those who are hired. */
export const StagesForm = ({ pipeline, onSaved }: { pipeline: Pipeline; onSaved: () => void }) => {
  const t = useWords()
  const [name, setName] = useState(pipeline.name)
  const [lines, setLines] = useState(() => linesOf(pipeline))
  const save = useCommand(savePipelineCall, { refreshes: [pipelinesCall, boardCall] })
  const put = (key: string, change: Partial<Line>) =>
    setLines((before) => before.map((l) => (l.key === key ? { ...l, ...change } : l)))
  const last = lines.length - 1
  return (
    <Stack gap="sm">
      <TextInput
        label={t('settings.name')}
        value={name}
        onChange={(e) => setName(e.currentTarget.value)}
        maxLength={80}
      />
      {lines.map((line, i) => {
        const fixed = i === 0 || i === last
        return (
          <fieldset
            key={line.key}
            className={classes.stageRow}
            aria-label={t('settings.stage', { name: line.name, n: String(i + 1) })}
          >
            <TextInput
              label={t('settings.stageName')}
              value={line.name}
              onChange={(e) => put(line.key, { name: e.currentTarget.value })}
              maxLength={60}
            />
            <NativeSelect
              label={t('settings.kind')}
              value={line.kind}
              disabled={fixed || line.active > 0}
              onChange={(e) => put(line.key, { kind: e.currentTarget.value as StageKind })}
              data={STAGE_KINDS.filter((k) => k === line.kind || (k !== 'applied' && k !== 'hired')).map((k) => ({
                value: k,
                label: t(`kinds.${k}`),
              }))}
            />
            <NumberInput
              label={t('settings.cards')}
              value={line.cardLimit ?? ''}
              onChange={(v) => put(line.key, { cardLimit: limitOf(v) })}
              min={1}
              max={10_000}
              allowDecimal={false}
              hideControls
            />
            <NumberInput
              label={t('settings.days')}
              value={line.daysLimit ?? ''}
              onChange={(v) => put(line.key, { daysLimit: limitOf(v) })}
              min={1}
              max={365}
              allowDecimal={false}
              hideControls
            />
            <span className={classes.stageTools}>
              <ActionIcon
                size={36}
                aria-label={t('settings.up', { name: line.name })}
                disabled={fixed || i === 1}
                onClick={() => setLines(moveItem(lines, i, i - 1))}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                size={36}
                aria-label={t('settings.down', { name: line.name })}
                disabled={fixed || i === last - 1}
                onClick={() => setLines(moveItem(lines, i, i + 1))}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                size={36}
                aria-label={t('settings.remove', { name: line.name })}
                disabled={fixed}
                onClick={() => setLines(lines.filter((l) => l.key !== line.key))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </span>
          </fieldset>
        )
      })}
      {save.error && <Alert color="red">{save.error.message}</Alert>}
      <Group justify="space-between">
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          disabled={lines.length >= 20}
          onClick={() =>
            setLines(
              lines.toSpliced(last, 0, {
                key: crypto.randomUUID(),
                id: null,
                name: '',
                kind: 'interview',
                cardLimit: null,
                daysLimit: null,
                active: 0,
              }),
            )
          }
        >
          {t('settings.add')}
        </Button>
        <Button
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              {
                id: pipeline.id,
                version: pipeline.version,
                name,
                stages: lines.map(({ key: _, active: __, ...stage }) => stage),
              },
              {
                onSuccess: ({ pipelines }) => {
                  const after = pipelines.find((p) => p.id === pipeline.id)
                  if (after) setLines(linesOf(after))
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
