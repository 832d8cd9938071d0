import { Alert, Button, Group, NativeSelect, Table, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useInputWords } from '../inputs/words/index.ts'
import type { PastedPayRow } from '../inputs.contract.ts'
import { ComponentSelect } from './ComponentSelect.tsx'
import { useMinor } from './calls.ts'
import { checkCall, inputsCall, pasteCall } from './inputs.calls.ts'
import { type InputGroup, natureNamed, ONE_OFF_NATURES } from './OneOffDialog.tsx'
import { cellsOf } from './pasted.ts'
import classes from './payroll.module.css'

type Props = { group: InputGroup; month: string; onClose: () => void }
type Look = { country: string; currency: InputGroup['currency'] }

const Preview = ({ rows, look }: { rows: readonly PastedPayRow[]; look: Look }) => {
  const t = useInputWords()
  const money = useMinor(look.country, look.currency)
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('grid.row')}</Table.Th>
            <Table.Th>{t('name')}</Table.Th>
            <Table.Th>{t('what')}</Table.Th>
            <Table.Th ta="end">{t('amount')}</Table.Th>
            <Table.Th>{t('grid.problem')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ row, name, label, amount, problems }) => (
            <Table.Tr key={row}>
              <Table.Td className="figures">{row}</Table.Td>
              <Table.Td>
                <bdi>{name}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{label}</bdi>
              </Table.Td>
              <Table.Td ta="end" className="figures">
                {amount === null ? '' : money(amount)}
              </Table.Td>
              <Table.Td className={classes.wrong}>{problems.join('. ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** One-offs of many people from a spreadsheet: pasted, looked through row by row, kept together or not at all. */
export default function PasteDialog({ group, month, onClose }: Props) {
  const t = useInputWords()
  const check = useCommand(checkCall, {})
  const save = useCommand(pasteCall, { refreshes: [inputsCall] })
  const [kind, setKind] = useState<'earning' | 'deduction'>('earning')
  const [nature, setNature] = useState(natureNamed('bonus'))
  const [component, setComponent] = useState('')
  const [label, setLabel] = useState('')
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly PastedPayRow[] | null>(null)
  const [wrong, setWrong] = useState<{ label?: string; text?: string }>({})
  const toInput = () => ({
    groupId: group.id,
    month,
    kind,
    nature: kind === 'earning' ? nature : null,
    component: component || null,
    label: label.trim(),
    rows: cellsOf(text),
  })
  const look = () => {
    const missing: typeof wrong = {}
    if (!label.trim()) missing.label = t('form.labelRequired')
    if (cellsOf(text).length === 0) missing.text = t('grid.empty')
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    check.mutate(toInput(), { onSuccess: (answer) => setRows(answer.rows) })
  }
  const keep = () =>
    save.mutate(toInput(), {
      onSuccess: ({ saved }) => {
        notify.success(t('grid.saved', { count: saved }))
        onClose()
      },
    })
  const bad = rows?.filter(({ problems }) => problems.length > 0).length ?? 0
  const failure = check.error ?? save.error
  return (
    <Dialog title={t('paste')} onClose={onClose} size="lg">
      <div className={classes.stack}>
        {rows === null && (
          <>
            <p className={classes.quiet}>{t('grid.intro')}</p>
            <NativeSelect
              label={t('form.kind')}
              value={kind}
              onChange={(e) => setKind(e.currentTarget.value === 'deduction' ? 'deduction' : 'earning')}
              data={(['earning', 'deduction'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
            />
            <ComponentSelect
              entityId={group.entityId}
              month={month}
              isTaken={kind === 'deduction'}
              value={component}
              onChange={(code, name) => {
                setComponent(code)
                if (name && !label.trim()) setLabel(name)
              }}
            />
            {kind === 'earning' && !component && (
              <NativeSelect
                label={t('form.nature')}
                value={nature}
                onChange={(e) => setNature(natureNamed(e.currentTarget.value))}
                data={ONE_OFF_NATURES.map((value) => ({ value, label: t(`natures.${value}`) }))}
              />
            )}
            <TextInput
              label={t('grid.label')}
              value={label}
              maxLength={120}
              error={wrong.label}
              required
              onChange={(e) => setLabel(e.currentTarget.value)}
            />
            <Textarea
              label={t('grid.cells')}
              placeholder={t('grid.example')}
              value={text}
              error={wrong.text}
              autosize
              minRows={6}
              maxRows={14}
              required
              onChange={(e) => setText(e.currentTarget.value)}
            />
          </>
        )}
        {rows !== null && (
          <>
            <Alert color={bad > 0 ? 'red' : 'green'} variant="light">
              {bad > 0 ? t('grid.wrong', { count: bad }) : t('grid.right', { count: rows.length })}
            </Alert>
            <Preview rows={rows} look={group} />
          </>
        )}
        {failure && <p role="alert">{failure.message}</p>}
        <Group justify="flex-end" gap="xs">
          {rows === null ? (
            <>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button onClick={look} loading={check.isPending}>
                {t('grid.check')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={() => setRows(null)}>
                {t('grid.back')}
              </Button>
              <Button onClick={keep} loading={save.isPending} disabled={bad > 0}>
                {t('grid.save', { count: rows.length })}
              </Button>
            </>
          )}
        </Group>
      </div>
    </Dialog>
  )
}
