import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import classes from '../../payroll/screens/tables.module.css'
import type { PayFinding, PayRehearsal } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { rehearsalsCall, rehearseCall } from './calls.ts'

const TONES: Readonly<Record<PayFinding['kind'], Tone>> = {
  stopped: 'wrong',
  changed: 'careful',
  gone: 'careful',
  new: 'calm',
  look: 'idle',
}
/** Bars of a drawing that can still be told apart. */
const MOST_BARS = 12

/** The next run of each pay group, tried before its cut-off. */
export default function Rehearsals() {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(rehearsalsCall, {})
  if (error && !data)
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {isPending && <LoadingTable rows={4} columns={4} />}
      {data && data.groups.length === 0 && (
        <EmptyState
          title={t('noGroups')}
          action={
            <Button component={Link} to={paths.payroll()}>
              {t('toPayroll')}
            </Button>
          }
        >
          {t('noGroupsText')}
        </EmptyState>
      )}
      {data && (
        <div className={classes.stack}>
          {data.groups.map((group) => (
            <Group key={group.groupId} group={group} mayRehearse={data.mayRehearse} />
          ))}
        </div>
      )}
    </Page>
  )
}

type Group = { groupId: string; name: string; rehearsal: PayRehearsal | null }

const Group = ({ group, mayRehearse }: { group: Group; mayRehearse: boolean }) => {
  const t = useWords()
  const rehearse = useCommand(rehearseCall, { refreshes: [rehearsalsCall] })
  const run = () =>
    rehearse.mutate(
      { groupId: group.groupId },
      { onSuccess: () => notify.success(t('done')), onError: (problem) => notify.failure(problem.message) },
    )
  return (
    <section className={classes.card} aria-label={group.name}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <bdi>{group.name}</bdi>
        </h2>
        {mayRehearse && (
          <Button variant="default" onClick={run} loading={rehearse.isPending}>
            {t(group.rehearsal ? 'again' : 'run')}
          </Button>
        )}
      </div>
      {group.rehearsal ? (
        <Found rehearsal={group.rehearsal} />
      ) : (
        <EmptyState title={t('never')}>{t('neverText')}</EmptyState>
      )}
    </section>
  )
}

const Found = ({ rehearsal }: { rehearsal: PayRehearsal }) => {
  const t = useWords()
  const { day, number } = useFormat()
  const money = useMinor(rehearsal.country, rehearsal.currency)
  const { stopped, findings } = rehearsal
  return (
    <>
      <p className={classes.quiet}>
        {t('for', { day: day(rehearsal.payDay), cutOff: day(rehearsal.cutOff) })}{' '}
        {t('tried', { day: day(rehearsal.madeAt) })}
      </p>
      <Figures
        figures={[
          { label: t('figures.people'), value: number(rehearsal.people) },
          {
            label: t('figures.stopped'),
            value: number(stopped),
            ...(stopped > 0 ? { tone: 'wrong' as const } : {}),
          },
          { label: t('figures.net'), value: money(rehearsal.net) },
          { label: t('figures.before'), value: money(rehearsal.lastNet) },
          { label: t('figures.changed'), value: money(rehearsal.net - rehearsal.lastNet) },
        ]}
      />
      {findings.length === 0 ? (
        <EmptyState title={t('clear')}>{t('clearText')}</EmptyState>
      ) : (
        <>
          <Changes rehearsal={rehearsal} />
          <Findings rehearsal={rehearsal} />
        </>
      )}
    </>
  )
}

const changeOf = ({ net, lastNet }: PayFinding): number => net - (lastNet ?? 0)

const Changes = ({ rehearsal }: { rehearsal: PayRehearsal }) => {
  const t = useWords()
  const money = useMinor(rehearsal.country, rehearsal.currency)
  const changes = rehearsal.findings
    .filter(({ kind }) => kind === 'changed' || kind === 'new' || kind === 'gone')
    .sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))
    .slice(0, MOST_BARS)
  if (changes.length < 2) return null
  return (
    <Chart
      kind="bar"
      layout="rows"
      title={t('chart.title')}
      description={t('chart.means')}
      of={t('chart.of')}
      points={changes.map(({ employmentId, name }) => ({ id: employmentId, name }))}
      series={[{ id: 'change', name: t('columns.change'), values: changes.map(changeOf) }]}
      write={(value) => money(value)}
      empty={t('clear')}
    />
  )
}

const Findings = ({ rehearsal }: { rehearsal: PayRehearsal }) => {
  const t = useWords()
  const say = useSentences()
  const money = useMinor(rehearsal.country, rehearsal.currency)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
    <section className={classes.scroll} aria-label={t('findings')} tabIndex={0}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.what')}</th>
            <th scope="col" className={classes.end}>
              {t('columns.before')}
            </th>
            <th scope="col" className={classes.end}>
              {t('columns.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rehearsal.findings.map((one) => (
            <tr key={`${one.employmentId} ${one.kind}`}>
              <th scope="row">
                <Link to={paths.employees({ open: one.employeeId })}>
                  <bdi>{one.name}</bdi>
                </Link>
              </th>
              <td>
                <StatusBadge tone={TONES[one.kind]}>{t(`kinds.${one.kind}`)}</StatusBadge>
                {one.messages.map((message) => (
                  <span key={message} className={classes.quiet}>
                    {say(message)}
                  </span>
                ))}
              </td>
              <td className={`figures ${classes.end}`}>{one.lastNet === null ? '' : money(one.lastNet)}</td>
              <td className={`figures ${classes.end}`}>{one.kind === 'stopped' ? '' : money(one.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
