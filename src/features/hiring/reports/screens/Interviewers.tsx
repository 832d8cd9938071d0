import { Table, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { heldCall } from './calls.ts'
import { Part } from './Part.tsx'
import classes from './recruitment.module.css'

const WHAT = ['held', 'coming', 'due'] as const
type Row = Overview['interviewers'][number]
type Filter = { from: string; to: string; department: string; country: string; job: string }
type Input = { who: Row; what: (typeof WHAT)[number] }

/** Who holds how many interviews; each number opens them. */
export const Interviewers = ({ rows, filter }: { rows: readonly Row[]; filter: Filter }) => {
  const t = useWords()
  const format = useFormat()
  const [open, setOpen] = useState<Input | null>(null)
  return (
    <Part name={t('parts.interviewers')} means={t('means.interviewers')}>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{t('none')}</p>
      ) : (
        <Table aria-label={t('parts.interviewers')} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('person')}</Table.Th>
              {WHAT.map((what) => (
                <Table.Th key={what} ta="end">
                  {t(what)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((r) => (
              <Table.Tr key={r.id}>
                <Table.Td>
                  <bdi>{r.name}</bdi> {r.employee && <span className={classes.quiet}>{t('employee')}</span>}
                </Table.Td>
                {WHAT.map((what) => (
                  <Table.Td key={what} ta="end" className="figures">
                    {r[what] === 0 ? (
                      format.number(0)
                    ) : (
                      <UnstyledButton
                        className={classes.number}
                        onClick={() => setOpen({ who: r, what })}
                        aria-label={`${format.number(r[what])}, ${t('listOf', { what: format.list([r.name, t(what)]) })}`}
                      >
                        {format.number(r[what])}
                      </UnstyledButton>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {open && <Held {...open} filter={filter} onClose={() => setOpen(null)} />}
    </Part>
  )
}

const Held = ({ who, what, filter, onClose }: Input & { filter: Filter; onClose: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const { data, error, isPending, isFetching, refetch } = useApiState(heldCall, {
    ...filter,
    interviewer: who.id,
    what,
  })
  return (
    <Dialog
      title={format.list([who.name, t(what)])}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isPending && <LoadingTable rows={3} columns={2} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <ul className={classes.old}>
        {data?.interviews.map((i) => (
          <li key={i.id}>
            <Link to={paths.ats({ application: i.application, tab: 'interviews' })}>
              <bdi>{i.job}</bdi> #{i.number}, {t('round', { n: i.round })}
            </Link>
            <span className="figures">{format.moment(i.startsAt, i.zone)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
