import { Alert, Button, Group, Menu } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { sourceName } from '../source.rules.ts'
import { useWords } from '../words/index.ts'
import type { FullApplication } from '../work.contract.ts'
import type { Act } from './Ats.screen.tsx'
import { holdCall, STALE, saveAnswer } from './calls.ts'
import { useInHand } from './useInHand.ts'
import classes from './work.module.css'

type Props = { application: FullApplication; onAct: (act: Act, stageId?: string) => void }

/** Who it is, where they stand, what can be done: nothing while a colleague has it in hand, or once the person has withdrawn. */
export const Head = ({ application: a, onAct }: Props) => {
  const t = useWords()
  const format = useFormat()
  const term = useTerm()
  const going = a.outcome === 'active'
  const toneOfEnd = a.outcome === 'hired' ? 'ok' : 'idle'
  const { by, take } = useInHand(a.id)
  const mayAct = !a.candidate.erasedAt && a.outcome !== 'withdrawn' && by === null
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2 className={classes.name} dir="auto">
            {a.candidate.name}
          </h2>
          <p className={classes.quiet}>
            <bdi>{a.job.title}</bdi> · {t('sentOn', { day: format.dayOf(a.appliedAt) })} ·{' '}
            {sourceName(a.source, (own) => t(`sources.${own}`))}
          </p>
          <Group gap="xs" mt={6}>
            <StatusBadge tone={going ? 'calm' : toneOfEnd}>
              {going ? term(a.stage.name) : t(`outcomes.${a.outcome}`)}
            </StatusBadge>
            {a.clock && (
              <span className={classes.quiet}>
                {t(`clocks.${a.clock.what}`)} ·{' '}
                {a.clock.what === 'interview' ? format.moment(a.clock.due) : format.day(a.clock.due)}
                {a.clock.late && <strong className={classes.late}> · {t('late')}</strong>}
              </span>
            )}
          </Group>
        </div>
        {mayAct && <Actions application={a} onAct={onAct} />}
      </header>
      <Steps application={a} />
      {by !== null && (
        <Alert color="yellow" role="status">
          <Group justify="space-between" gap="xs">
            <span>{t('inHand', { who: by })}</span>
            <Button size="compact-sm" variant="default" onClick={() => void take()}>
              {t('takeOver')}
            </Button>
          </Group>
        </Alert>
      )}
      {a.heldUntil && (
        <Alert color="gray">
          {t('heldUntil', { day: format.day(a.heldUntil) })}
          {a.heldWhy && (
            <>
              : <bdi>{a.heldWhy}</bdi>
            </>
          )}
        </Alert>
      )}
    </>
  )
}

/** The way through the stages, and where on it they stand. */
const Steps = ({ application: a }: { application: FullApplication }) => {
  const t = useWords()
  const term = useTerm()
  const here = a.stages.findIndex((s) => s.id === a.stage.id)
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {a.stages.map((stage, i) => (
        <li key={stage.id} data-state={stateOf(i, here)} aria-current={i === here ? 'step' : undefined}>
          {term(stage.name)}
        </li>
      ))}
    </ol>
  )
}
const stateOf = (i: number, here: number): string => {
  if (i === here) return 'here'
  return i < here ? 'past' : 'ahead'
}

const Actions = ({ application: a, onAct }: Props) => {
  const t = useWords()
  const going = a.outcome === 'active'
  const next = a.stages[a.stages.findIndex((s) => s.id === a.stage.id) + 1]
  const unhold = useCommand(holdCall, { refreshes: STALE })
  return (
    <Group gap="xs">
      {going && next && next.kind !== 'hired' && (
        <Button onClick={() => onAct('move', next.id)}>{t('advance', { stage: next.name })}</Button>
      )}
      {going && (
        <Menu>
          <Menu.Target>
            <Button variant="default">{t('advanceTo')}…</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {a.stages
              .filter((s) => s.id !== a.stage.id && s.kind !== 'hired')
              .map((s) => (
                <Menu.Item key={s.id} onClick={() => onAct('move', s.id)}>
                  {s.name}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {going && (
        <Button variant="default" onClick={() => onAct('reject')}>
          {t('reject')}
        </Button>
      )}
      {a.outcome === 'rejected' && (
        <Button variant="default" onClick={() => onAct('restore')}>
          {t('restore')}
        </Button>
      )}
      <Button variant="default" onClick={() => onAct('message')}>
        {t('message')}
      </Button>
      <Menu>
        <Menu.Target>
          <Button variant="default">{t('more')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {going && a.heldUntil === null && <Menu.Item onClick={() => onAct('hold')}>{t('hold')}</Menu.Item>}
          {going && a.heldUntil !== null && (
            <Menu.Item
              onClick={() => unhold.mutate({ ids: [a.id] }, { onError: (error) => notify.failure(error.message) })}
            >
              {t('unhold')}
            </Menu.Item>
          )}
          {a.outcome !== 'hired' && <Menu.Item onClick={() => onAct('other')}>{t('otherJobs.open')}</Menu.Item>}
          <Menu.Item onClick={() => onAct('label')}>{t('label')}</Menu.Item>
          <Menu.Item onClick={() => onAct('pool')}>{t('pool')}</Menu.Item>
          <Menu.Item
            onClick={() =>
              void saveAnswer(`/api/company/applications/${a.id}/pack`, `application-${a.number}.zip`).catch(
                (error: Error) => notify.failure(error.message),
              )
            }
          >
            {t('pack')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
