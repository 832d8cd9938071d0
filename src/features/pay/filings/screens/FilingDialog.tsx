import { Button, FileButton, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { Filing } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { assignCall, listCall, moveCall, receiptCall } from './calls.ts'
import classes from './filings.module.css'
import { Snooze } from './Snooze.tsx'

type Props = {
  filing: Filing
  owners: readonly { id: string; name: string }[]
  mayWork: boolean
  onClose: () => void
}

/** One filing: who sees to it, how far it is, and its receipt. */
export default function FilingDialog({ filing, owners, mayWork, onClose }: Props) {
  const t = useWords()
  const say = useSentences()
  const { day } = useFormat()
  const period = usePeriod()
  const money = useMinor(filing.country, filing.currency)
  const { entityId, rule, from, until, version } = filing
  const key = { entityId, rule, from, until }
  const move = useCommand(moveCall, { refreshes: [listCall] })
  const assign = useCommand(assignCall, { refreshes: [listCall] })
  const client = useQueryClient()
  const [filedOn, setFiledOn] = useState(filing.filedOn ?? new Date().toLocaleDateString('en-CA'))
  const [reference, setReference] = useState(filing.reference ?? '')
  const [note, setNote] = useState(filing.note ?? '')
  const failed = (error: Error) => notify.failure(error.message)
  const take = (to: Filing['state']) =>
    move.mutate(
      {
        ...key,
        version,
        to,
        filedOn: to === 'filed' ? filedOn || null : null,
        reference: to === 'filed' ? reference || null : null,
        note: to === 'waived' ? note || null : null,
      },
      { onSuccess: () => notify.success(t(`done.${to}`)), onError: failed },
    )
  const send = (file: File | null) => {
    if (!file) return
    call(receiptCall, { ...key, name: file.name }, { file }).then(() => {
      notify.success(t('stored'))
      return client.invalidateQueries({ queryKey: [listCall.path] })
    }, failed)
  }
  const canFile = filing.next.includes('filed')
  const canWaive = filing.next.includes('waived')
  return (
    <Dialog onClose={onClose} size="md" title={say(filing.label)} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>
          <bdi>{filing.entity}</bdi> · {period(filing.from, filing.until)} · {t('columns.due')} {day(filing.due)}
        </p>
        {filing.amount !== null && (
          <p className={classes.amount}>
            {filing.amount === 0 ? t('notLocked') : <span className="figures">{money(filing.amount)}</span>}
          </p>
        )}
        {filing.filedAmount !== null && (
          <p className={classes.problem}>{t('filedAs', { amount: money(filing.filedAmount) })}</p>
        )}
        {filing.interest && (
          <p className={classes.problem}>
            {t('interest')}:{' '}
            <Explain name={t('interest')} explained={filing.interest.why}>
              {money(filing.interest.amount)}
            </Explain>
          </p>
        )}
        {filing.filedOn && <p className={classes.quiet}>{t('filedOn', { day: day(filing.filedOn) })}</p>}
        {filing.reference && <p className={classes.quiet}>{t('reference', { text: filing.reference })}</p>}
        {filing.state === 'waived' && filing.note && <p className={classes.quiet}>{filing.note}</p>}
        <p className={classes.days}>{t('source', { title: filing.source.title })}</p>
        {mayWork && (
          <NativeSelect
            label={t('dialog.owner')}
            value={filing.ownerId ?? ''}
            onChange={(event) =>
              assign.mutate(
                { ...key, ownerId: event.currentTarget.value || null },
                { onSuccess: () => notify.success(t('assigned')), onError: failed },
              )
            }
            data={[{ value: '', label: t('nobody') }, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        {canFile && (
          <Group grow align="end">
            <TextInput
              type="date"
              label={t('dialog.filedOn')}
              value={filedOn}
              onChange={(event) => setFiledOn(event.currentTarget.value)}
            />
            <TextInput
              label={t('dialog.reference')}
              value={reference}
              maxLength={100}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
          </Group>
        )}
        {canWaive && (
          <TextInput
            label={t('dialog.note')}
            value={note}
            maxLength={300}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <Group gap="xs">
          {filing.receipt && filing.id && (
            <Button
              variant="default"
              onClick={() =>
                void fetchFile(`/api/filings/${filing.id}/receipt`).then(
                  (content) => saveFile(filing.receipt?.name ?? 'receipt', content),
                  failed,
                )
              }
            >
              {t('dialog.take')}
            </Button>
          )}
          {mayWork && filing.state !== 'confirmed' && (
            <FileButton onChange={send} accept="application/pdf,image/png,image/jpeg,image/webp">
              {(props) => (
                <Button {...props} variant="default">
                  {t(filing.receipt ? 'dialog.replace' : 'dialog.choose')}
                </Button>
              )}
            </FileButton>
          )}
        </Group>
        {filing.snoozed && (
          <p className={classes.quiet}>
            {t('snooze.until', { day: day(filing.snoozed.until) })} <bdi>{filing.snoozed.reason}</bdi>
          </p>
        )}
        {mayWork && canFile && <Snooze key={filing.version} filing={filing} />}
        {filing.state === 'filed' && !filing.receipt && <p className={classes.quiet}>{t('dialog.needsReceipt')}</p>}
        <Group gap="xs" justify="flex-end">
          {filing.next.map((to) => (
            <Button
              key={to}
              variant={to === 'filed' || to === 'confirmed' ? 'filled' : 'default'}
              disabled={to === 'waived' && note.trim() === ''}
              loading={move.isPending}
              onClick={() => take(to)}
            >
              {t(`moves.${to}`)}
            </Button>
          ))}
        </Group>
      </Stack>
    </Dialog>
  )
}
