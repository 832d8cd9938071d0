import { Alert, Button, Group, NativeSelect } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { YearRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { formCall, formsCall, makeCall, returnCall } from './calls.ts'
import { ReturnFile } from './ReturnFile.tsx'
import classes from './year.module.css'

const thisYear = new Date().getFullYear()
const AT = { year: String(thisYear), of: '' }
/** Years that can be asked for: this one and those before. */
const YEARS = [0, 1, 2, 3].map((back) => String(thisYear - back))

/** Yearly figures of pay by form, with slips that were given out. */
export default function YearEnd() {
  const t = useWords()
  const say = useSentences()
  const [at, go] = useAddress(AT)
  const { data, error, isPending, refetch } = useApiState(formsCall, { year: at.year })
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  const choices = (data?.entities ?? []).flatMap(({ entityId, name, forms }) =>
    forms.map(({ key, label }) => ({ value: `${entityId}~${key}`, label: `${name} · ${say(label)}` })),
  )
  const chosen = choices.find(({ value }) => value === at.of) ?? choices[0]
  const [entityId = '', form = ''] = chosen?.value.split('~') ?? []
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={classes.stack}>
        {isPending && <LoadingTable />}
        {data && choices.length === 0 && (
          <EmptyState icon={<IconFileText size={22} stroke={1.6} />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        )}
        {chosen && (
          <>
            <Group align="end">
              <NativeSelect
                label={t('year')}
                value={at.year}
                onChange={(event) => go({ year: event.currentTarget.value })}
                data={YEARS}
              />
              <NativeSelect
                label={t('form')}
                value={chosen.value}
                onChange={(event) => go({ of: event.currentTarget.value })}
                data={choices}
              />
            </Group>
            <Form key={`${chosen.value} ${at.year}`} entityId={entityId} form={form} year={at.year} />
          </>
        )}
      </div>
    </Page>
  )
}

type Input = { entityId: string; form: string; year: string }

const Form = (input: Input) => {
  const t = useWords()
  const say = useSentences()
  const period = usePeriod()
  const { data, error, isPending, refetch } = useApiState(formCall, input)
  const money = useMinor(data?.country, data?.currency)
  const make = useCommand(makeCall, { refreshes: [formCall, returnCall] })
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <LoadingTable />
  const failed = (problem: Error) => notify.failure(problem.message)
  const isCurrent = data.people.every(({ slip, isChanged }) => slip !== null && !isChanged)
  const send = () =>
    make.mutate(input, {
      onSuccess: ({ made, amended }) => notify.success(t('made', { made, amended })),
      onError: failed,
    })
  if (data.people.length === 0)
    return (
      <EmptyState icon={<IconFileText size={22} stroke={1.6} />} title={t('nobody')}>
        {t('nobodyText')}
      </EmptyState>
    )
  return (
    <>
      {data.form.lacks && (
        <Alert color="yellow" variant="light" title={t('lacks')}>
          {say(data.form.lacks)}
        </Alert>
      )}
      {!data.isOver && <p className={classes.quiet}>{t('notOver')}</p>}
      <div className={classes.head}>
        <p className={classes.quiet}>
          {period(data.from, data.until)}
          {isCurrent && ` · ${t('nothing')}`}
        </p>
        <div className={classes.actions}>
          <Button
            variant="default"
            onClick={() =>
              void fetchFile(`/api/year-end/${input.entityId}/${input.form}/file?year=${input.year}`).then(
                (content) => saveFile(`${input.form}-${input.year}.csv`, content),
                failed,
              )
            }
          >
            {t('csv')}
          </Button>
          {data.mayMake && (
            <Button onClick={send} disabled={isCurrent} loading={make.isPending}>
              {t('make')}
            </Button>
          )}
        </div>
      </div>
      {data.form.hasFile && <ReturnFile {...input} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.wide} aria-label={say(data.form.label)} tabIndex={0}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.slip')}</th>
              {data.boxes.map(({ box, label }) => (
                <th key={box} scope="col" className={classes.end}>
                  {box}
                  <span className={classes.box}>{say(label)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.people.map((row) => (
              <tr key={row.employmentId}>
                <th scope="row" className={classes.person}>
                  <bdi>{row.name}</bdi>
                  <span className={classes.days}>{row.number}</span>
                </th>
                <th scope="row">
                  <Slip row={row} onFail={failed} />
                </th>
                {data.boxes.map(({ box }) => (
                  <td key={box} className={`figures ${classes.end}`}>
                    {money(row.boxes.find((own) => own.box === box)?.amount ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
            <tr data-sum="">
              <th scope="row">{t('total')}</th>
              <td />
              {data.boxes.map(({ box, total }) => (
                <td key={box} className={`figures ${classes.end}`}>
                  {money(total)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  )
}

const Slip = ({ row, onFail }: { row: YearRow; onFail: (error: Error) => void }) => {
  const t = useWords()
  const { slip, isChanged } = row
  if (!slip) return <StatusBadge tone="idle">{t('slip.none')}</StatusBadge>
  const { id, version } = slip
  return (
    <div className={classes.actions}>
      <StatusBadge tone={isChanged ? 'careful' : 'ok'}>
        {t(isChanged ? 'slip.changed' : 'slip.made', { version })}
      </StatusBadge>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() =>
          void fetchFile(`/api/year-end/slips/${id}/pdf`).then(
            (content) => saveFile(`${row.name} ${version}.pdf`, content),
            onFail,
          )
        }
      >
        {t('slip.open')}
      </Button>
    </div>
  )
}
