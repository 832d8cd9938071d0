import { ActionIcon, Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Template } from '../templates.contract.ts'
import { useInterviewWords } from '../words/index.ts'
import { saveTemplatesCall, templatesCall } from './calls.ts'
import classes from './interviews.module.css'

type Attribute = Template['attributes'][number] & { key: string }
type Line = { key: string; id: string | null; name: string; attributes: Attribute[] }

const NUMBERS = [1, 2, 3, 4] as const
const blank = (): Attribute => ({ key: crypto.randomUUID(), name: '', means: ['', '', '', ''] })
const linesOf = (templates: readonly Template[]): Line[] =>
  templates.map((t) => ({
    ...t,
    key: t.id,
    attributes: t.attributes.map((a) => ({ ...a, key: crypto.randomUUID() })),
  }))

/** What interviews look at, as sets that are chosen when one is arranged, and what each rating means. */
export default function TemplatesForm() {
  const { data, error, refetch, isFetching } = useApiState(templatesCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={3} />
  return <Kept {...data} />
}

type TemplatesProps = { templates: readonly Template[]; version: string; mayKeep: boolean }

const Kept = ({ templates, version, mayKeep }: TemplatesProps) => {
  const t = useInterviewWords()
  const [lines, setLines] = useState(() => linesOf(templates))
  // The one that was seen when the lines were: another one in the answer since does not belong to them.
  const [seen, setSeen] = useState(version)
  const save = useCommand(saveTemplatesCall, { refreshes: [templatesCall] })
  const put = (key: string, change: Partial<Line>) =>
    setLines((before) => before.map((l) => (l.key === key ? { ...l, ...change } : l)))
  const send = () =>
    save.mutate(
      {
        version: seen,
        templates: lines.map(({ key: _, attributes, ...item }) => ({
          ...item,
          attributes: attributes.map(({ key: __, ...a }) => a),
        })),
      },
      {
        onSuccess: ({ templates: after, version: next }) => {
          setLines(linesOf(after))
          setSeen(next)
          notify.success(t('templates.saved'))
        },
      },
    )
  return (
    <Stack gap="md">
      <p className={classes.quiet}>{t('templates.text')}</p>
      {lines.length === 0 && <p className={classes.quiet}>{t('templates.none')}</p>}
      {lines.map((line) => (
        <fieldset key={line.key} className={classes.template} aria-label={line.name || t('templates.fresh')}>
          <Group align="end" wrap="nowrap" gap="xs">
            <TextInput
              flex={1}
              label={t('templates.name')}
              value={line.name}
              maxLength={80}
              readOnly={!mayKeep}
              onChange={(e) => put(line.key, { name: e.currentTarget.value })}
            />
            {mayKeep && (
              <ActionIcon
                size={36}
                aria-label={t('templates.remove', { name: line.name })}
                onClick={() => setLines(lines.filter((l) => l.key !== line.key))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </Group>
          <Attributes line={line} mayKeep={mayKeep} onChange={(attributes) => put(line.key, { attributes })} />
        </fieldset>
      ))}
      {save.error && (
        <Alert color="red" role="alert">
          {Object.values(save.error.fields ?? {})[0] ?? save.error.message}
        </Alert>
      )}
      {mayKeep && (
        <Group justify="space-between">
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} />}
            disabled={lines.length >= 30}
            onClick={() =>
              setLines([...lines, { key: crypto.randomUUID(), id: null, name: '', attributes: [blank()] }])
            }
          >
            {t('templates.add')}
          </Button>
          <Button loading={save.isPending} onClick={send}>
            {t('templates.save')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type AttributesProps = { line: Line; mayKeep: boolean; onChange: (attributes: Attribute[]) => void }

const Attributes = ({ line, mayKeep, onChange }: AttributesProps) => {
  const t = useInterviewWords()
  const put = (key: string, change: Partial<Attribute>) =>
    onChange(line.attributes.map((a) => (a.key === key ? { ...a, ...change } : a)))
  return (
    <>
      {line.attributes.map((a, i) => (
        <fieldset
          key={a.key}
          className={classes.attribute}
          aria-label={a.name || t('templates.attribute', { n: i + 1 })}
        >
          <Group align="end" wrap="nowrap" gap="xs">
            <TextInput
              flex={1}
              label={t('templates.attribute', { n: i + 1 })}
              value={a.name}
              maxLength={120}
              readOnly={!mayKeep}
              onChange={(e) => put(a.key, { name: e.currentTarget.value })}
            />
            {mayKeep && line.attributes.length > 1 && (
              <ActionIcon
                size={36}
                aria-label={t('templates.remove', { name: a.name })}
                onClick={() => onChange(line.attributes.filter((other) => other.key !== a.key))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </Group>
          {NUMBERS.map((n) => (
            <TextInput
              key={n}
              label={t('templates.means', { n })}
              value={a.means[n - 1] ?? ''}
              maxLength={200}
              readOnly={!mayKeep}
              onChange={(e) => {
                const means = [...a.means]
                means[n - 1] = e.currentTarget.value
                put(a.key, { means })
              }}
            />
          ))}
        </fieldset>
      ))}
      {mayKeep && line.attributes.length < 10 && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => onChange([...line.attributes, blank()])}
          >
            {t('templates.addAttribute')}
          </Button>
        </div>
      )}
    </>
  )
}
