import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import { PersonProblems } from '../../payroll/screens/PersonProblems.tsx'
import type { YearReturnFile, YearReturnView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { makeReturnCall, returnCall } from './calls.ts'
import { type FileDoing, ReturnDialog } from './ReturnDialog.tsx'
import classes from './year.module.css'

type Input = { entityId: string; form: string; year: string }

/** A yearly form as the authority’s file: who would be in it, what stands against it, and the files that were made. */
export const ReturnFile = (input: Input) => {
  const t = useWords()
  const say = useSentences()
  const { day } = useFormat()
  const [doing, setDoing] = useState<FileDoing | null>(null)
  const { data, error, isPending, refetch } = useApiState(returnCall, input)
  if (error) return <ErrorState title={t('file.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <LoadingTable rows={3} columns={2} />
  const open = data.parts.filter(({ people }) => people.length > 0)
  return (
    <section className={classes.card} aria-label={t('file.title')}>
      <h2 className={classes.title}>{say(data.label)}</h2>
      <p className={classes.quiet}>{t('file.layout', { title: data.source.title, day: day(data.source.checkedOn) })}</p>
      <Alert color="yellow" variant="light" title={data.source.confirmed ? t('lacks') : t('file.unconfirmed')}>
        {say(data.note)}
      </Alert>
      {data.refusal && <p className={classes.problem}>{say(data.refusal)}</p>}
      {open.length === 0 && <p className={classes.quiet}>{t('file.allSent')}</p>}
      {open.map((part) => (
        <Part key={part.kind} part={part} of={data} input={input} />
      ))}
      {data.files.length > 0 && (
        <>
          <h3 className={classes.title}>{t('file.files')}</h3>
          <ul className={classes.list}>
            {data.files.map((file) => (
              <MadeFile key={file.id} file={file} of={data} onDo={setDoing} />
            ))}
          </ul>
        </>
      )}
      {doing && <ReturnDialog doing={doing} onClose={() => setDoing(null)} />}
    </section>
  )
}

type PartProps = { part: YearReturnView['parts'][number]; of: YearReturnView; input: Input }

const Part = ({ part, of, input }: PartProps) => {
  const t = useWords()
  const _say = useSentences()
  const money = useMinor(of.country, of.currency)
  const make = useCommand(makeReturnCall, { refreshes: [returnCall] })
  const send = () =>
    make.mutate(
      { ...input, kind: part.kind },
      { onSuccess: () => notify.success(t('file.made')), onError: (problem) => notify.failure(problem.message) },
    )
  const count = part.people.length
  return (
    <>
      <PersonProblems title={t('file.problems')} problems={part.problems} listClass={classes.list} />
      <details>
        <summary>
          {t('file.preview')}: {t('file.people', { count })}, {money(part.total)}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
        <section className={classes.wide} aria-label={t('file.preview')} tabIndex={0}>
          <table className={classes.lines}>
            <caption>{t(`file.${part.kind}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('columns.name')}</th>
                <th scope="col" className={classes.end}>
                  {t('file.box', { box: of.box })}
                </th>
              </tr>
            </thead>
            <tbody>
              {part.people.map((one) => (
                <tr key={one.employmentId}>
                  <th scope="row">
                    <bdi>{one.name}</bdi>
                  </th>
                  <td className={`figures ${classes.end}`}>{money(one.amount)}</td>
                </tr>
              ))}
              <tr data-sum="">
                <th scope="row">{t('total')}</th>
                <td className={`figures ${classes.end}`}>{money(part.total)}</td>
              </tr>
            </tbody>
          </table>
        </section>
      </details>
      {of.mayMake && (
        <div className={classes.actions}>
          <Button onClick={send} loading={make.isPending} disabled={part.problems.length > 0 || of.refusal !== null}>
            {t(part.kind === 'original' ? 'file.makeOriginal' : 'file.makeAmended', { count })}
          </Button>
        </div>
      )}
    </>
  )
}

type MadeProps = { file: YearReturnFile; of: YearReturnView; onDo: (doing: FileDoing) => void }

const MadeFile = ({ file, of, onDo }: MadeProps) => {
  const t = useWords()
  const { moment } = useFormat()
  const money = useMinor(of.country, of.currency)
  return (
    <li className={classes.head}>
      <div>
        <bdi className={classes.name}>{file.name}</bdi>
        <span className={classes.days}>
          {t('file.people', { count: file.people })} · {money(file.total)}
        </span>
        <span className={classes.days}>
          {t('file.madeBy', { name: file.madeBy ?? '–', when: moment(file.madeAt) })}
        </span>
        {file.withdrawnWhy && <StatusBadge tone="idle">{t('file.withdrawn', { why: file.withdrawnWhy })}</StatusBadge>}
      </div>
      <div className={classes.actions}>
        {file.mayDownload && (
          <Button size="compact-sm" variant="default" onClick={() => onDo({ what: 'download', file })}>
            {t('file.download')}
          </Button>
        )}
        {file.mayWithdraw && (
          <Button size="compact-sm" variant="subtle" onClick={() => onDo({ what: 'withdraw', file })}>
            {t('file.withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
