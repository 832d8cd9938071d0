import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import { PersonProblems } from '../../payroll/screens/PersonProblems.tsx'
import type { RunFiles } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { makeCall, previewCall, runCall, runsCall } from './calls.ts'
import classes from './files.module.css'

const GIVEN = ['reference', 'bank', 'region', 'from', 'until', 'days', 'unpaidDays', 'paidDays'] as const
const givenOf = (key: string) => GIVEN.find((one) => one === key) ?? 'reference'

/** What a file would hold, before it is made. */
export default function MakeFile({ of, onClose }: { of: RunFiles; onClose: () => void }) {
  const t = useWords()
  const say = useSentences()
  const money = useMinor(of.run.country, of.run.currency)
  const [key, setKey] = useState(of.formats[0]?.key ?? '')
  const format = of.formats.find((one) => one.key === key)
  const { data, error, isPending, refetch } = useApiState(previewCall, { id: of.run.id, format: key })
  const make = useCommand(makeCall, { refreshes: [runCall, runsCall] })
  const group = (isPayment: boolean) =>
    of.formats
      .filter((one) => one.isPayment === isPayment)
      .map(({ key: value, label }) => ({ value, label: say(label) }))
  const send = () =>
    make.mutate(
      { id: of.run.id, format: key },
      {
        onSuccess: () => {
          notify.success(t('made'))
          onClose()
        },
        onError: (failure) => notify.failure(failure.message),
      },
    )
  return (
    <Dialog onClose={onClose} size="xl" title={t('make')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <NativeSelect
          label={t('format')}
          description={t('makeHelp')}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          data={[
            { group: t('forPayments'), items: group(true) },
            { group: t('forAuthorities'), items: group(false) },
          ].filter(({ items }) => items.length > 0)}
          data-autofocus
        />
        {format && !format.source.confirmed && (
          <p className={classes.quiet}>{t('unofficial', { title: format.source.title })}</p>
        )}
        {error && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />}
        {isPending && <LoadingTable rows={3} columns={4} />}
        {data && (
          <>
            {data.notes.map((note) => (
              <p key={note} className={classes.quiet}>
                {say(note)}
              </p>
            ))}
            <PersonProblems title={t('problems')} problems={data.problems} listClass={classes.list} />
            {data.rows.length > 0 && (
              <div className={classes.wide}>
                <table className={classes.lines}>
                  <caption>{t('preview')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('columns.name')}</th>
                      {data.columns.map((column) => (
                        <th key={column.key} scope="col">
                          {column.label ?? t(`given.${givenOf(column.key)}`)}
                        </th>
                      ))}
                      <th scope="col" className={classes.end}>
                        {t('columns.amount')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.rows.map((row) => (
                      <tr key={row.employmentId}>
                        <th scope="row">
                          <bdi>{row.name}</bdi>
                        </th>
                        {data.columns.map((column, at) => (
                          <td key={column.key}>
                            <bdi>{row.cells[at]}</bdi>
                          </td>
                        ))}
                        <td className={`figures ${classes.end}`}>{money(row.amount)}</td>
                      </tr>
                    ))}
                    <tr data-sum="">
                      <th scope="row">{t('total')}</th>
                      {data.columns.map((column) => (
                        <td key={column.key} />
                      ))}
                      <td className={`figures ${classes.end}`}>{money(data.total)}</td>
                    </tr>
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button onClick={send} disabled={!data || data.problems.length > 0} loading={make.isPending}>
            {t('makeNow', { count: data?.people ?? 0 })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
