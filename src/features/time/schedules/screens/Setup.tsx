import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import type { Pattern, ShiftType } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import type { Setup as Known } from './CellDialog.tsx'
import { coverageCall, removeDemandCall, setupCall } from './calls.ts'
import classes from './roster.module.css'
import { shiftColour } from './shiftColour.ts'
import { useShortWeekdays } from './useShortWeekdays.ts'

const ShiftTypeDialog = lazy(() => import('./ShiftTypeDialog.tsx').then((file) => ({ default: file.ShiftTypeDialog })))
const PatternDialog = lazy(() => import('./PatternDialog.tsx').then((file) => ({ default: file.PatternDialog })))
const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((file) => ({ default: file.AssignDialog })))
const NeedDialog = lazy(() => import('./NeedDialog.tsx').then((file) => ({ default: file.NeedDialog })))
const SkillDialog = lazy(() => import('./NeedDialog.tsx').then((file) => ({ default: file.SkillDialog })))

type Doing =
  | { what: 'type'; type: ShiftType | null }
  | { what: 'pattern'; pattern: Pattern | null }
  | { what: 'assign'; pattern: Pattern }
  | { what: 'need' }
  | { what: 'skill' }

/** What a roster is made with. */
export const Setup = () => {
  const { data, error, isFetching, refetch } = useApiState(setupCall, {})
  const [doing, setDoing] = useState<Doing | null>(null)
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={6} columns={3} />
  }
  const close = () => setDoing(null)
  return (
    <>
      <ShiftTypes data={data} onDo={setDoing} />
      <Patterns data={data} onDo={setDoing} />
      <Skills data={data} onDo={setDoing} />
      <Needs data={data} onDo={setDoing} />
      <Suspense>
        {doing?.what === 'type' && <ShiftTypeDialog type={doing.type} skills={data.skills} onClose={close} />}
        {doing?.what === 'pattern' && <PatternDialog pattern={doing.pattern} types={data.shiftTypes} onClose={close} />}
        {doing?.what === 'assign' && <AssignDialog pattern={doing.pattern} onClose={close} />}
        {doing?.what === 'need' && <NeedDialog setup={data} onClose={close} />}
        {doing?.what === 'skill' && <SkillDialog onClose={close} />}
      </Suspense>
    </>
  )
}

type PartProps = { data: Known; onDo: (doing: Doing) => void }

const Head = ({ title, text, action }: { title: string; text: string; action: React.ReactNode }) => (
  <>
    <Group justify="space-between">
      <h2 className={classes.title}>{title}</h2>
      {action}
    </Group>
    <p className={classes.quiet}>{text}</p>
  </>
)

const ShiftTypes = ({ data, onDo }: PartProps) => {
  const t = useWords()
  const format = useFormat()
  const add = data.mayChange && (
    <Button size="xs" onClick={() => onDo({ what: 'type', type: null })}>
      {t('addShiftType')}
    </Button>
  )
  return (
    <section className={classes.card} aria-label={t('shiftTypes')}>
      <Head
        title={t('shiftTypes')}
        text={data.shiftTypes.length > 0 ? t('shiftTypesText') : t('noShiftTypesText')}
        action={add}
      />
      <ul className={classes.list}>
        {data.shiftTypes
          .filter(({ archived }) => !archived)
          .map((type) => (
            <li key={type.id} className={classes.item} style={shiftColour(type.colour)}>
              <span>
                <span className={classes.swatch} aria-hidden /> <bdi>{type.name}</bdi>{' '}
                <strong>
                  {type.versions[0] && <TimeRange from={type.versions[0].start} until={type.versions[0].end} />}
                </strong>{' '}
                <span className={classes.quiet}>
                  {format.list([
                    type.skill?.name,
                    type.versions[0] && `${t('from')} ${format.day(type.versions[0].effectiveFrom)}`,
                  ])}
                </span>
              </span>
              {data.mayChange && (
                <Button size="compact-sm" variant="subtle" onClick={() => onDo({ what: 'type', type })}>
                  {t('changeTimes')}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}

const Patterns = ({ data, onDo }: PartProps) => {
  const t = useWords()
  const codes = new Map(data.shiftTypes.map(({ id, code }) => [id, code]))
  const add = data.mayChange && (
    <Button size="xs" disabled={data.shiftTypes.length === 0} onClick={() => onDo({ what: 'pattern', pattern: null })}>
      {t('addPattern')}
    </Button>
  )
  const inCodes = ({ days }: Pattern) =>
    days.map(({ shifts, rest }) => {
      if (shifts.length > 0) return shifts.map(({ shiftTypeId }) => codes.get(shiftTypeId) ?? '?').join('+')
      return rest ? 'R' : '·'
    })
  return (
    <section className={classes.card} aria-label={t('patterns')}>
      <Head title={t('patterns')} text={t('patternsText')} action={add} />
      <ul className={classes.list}>
        {data.patterns
          .filter(({ archived }) => !archived)
          .map((pattern) => (
            <li key={pattern.id} className={classes.item}>
              <span>
                <bdi>{pattern.name}</bdi>{' '}
                <span className={`${classes.quiet} ltr figures`}>{inCodes(pattern).join(' ')}</span>
              </span>
              <Group gap="xs">
                <span className={classes.quiet}>{t('people', { count: pattern.people })}</span>
                {data.mayChange && (
                  <Button size="compact-sm" variant="subtle" onClick={() => onDo({ what: 'pattern', pattern })}>
                    {t('changePattern')}
                  </Button>
                )}
                {data.mayChange && (
                  <Button size="compact-sm" variant="subtle" onClick={() => onDo({ what: 'assign', pattern })}>
                    {t('assign')}
                  </Button>
                )}
              </Group>
            </li>
          ))}
      </ul>
    </section>
  )
}

const Skills = ({ data, onDo }: PartProps) => {
  const t = useWords()
  const add = data.mayChange && (
    <Button size="xs" onClick={() => onDo({ what: 'skill' })}>
      {t('addSkill')}
    </Button>
  )
  return (
    <section className={classes.card} aria-label={t('skills')}>
      <Head title={t('skills')} text={t('skillsText')} action={add} />
      <ul className={classes.list}>
        {data.skills.map((skill) => (
          <li key={skill.id} className={classes.item}>
            <bdi>{skill.name}</bdi>
            <span className={classes.quiet}>{t('people', { count: skill.people })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Needs = ({ data, onDo }: PartProps) => {
  const t = useWords()
  const format = useFormat()
  const names = useShortWeekdays()
  const remove = useCommand(removeDemandCall, { refreshes: [setupCall, coverageCall] })
  const takeAway = (id: string) =>
    remove.mutateAsync({ id }).catch((failure: unknown) => notify.failure((failure as Error).message))
  const add = data.mayChange && (
    <Button size="xs" disabled={data.sites.length === 0} onClick={() => onDo({ what: 'need' })}>
      {t('addNeed')}
    </Button>
  )
  return (
    <section className={classes.card} aria-label={t('needs')}>
      <Head title={t('needs')} text={data.sites.length === 0 ? t('noSites') : t('needsText')} action={add} />
      <ul className={classes.list}>
        {data.demands.map((need) => (
          <li key={need.id} className={classes.item}>
            <span>
              <bdi>{need.site.name}</bdi> · {format.list(need.weekdays.map((day) => names[day - 1]))}{' '}
              <strong>
                <TimeRange from={need.from} until={need.until} />
              </strong>{' '}
              {need.skill && <bdi>{need.skill.name}</bdi>}
            </span>
            <Group gap="xs">
              <span className={classes.quiet}>{t('people', { count: need.people })}</span>
              {data.mayChange && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  disabled={remove.isPending}
                  onClick={() => void takeAway(need.id)}
                >
                  {t('remove')}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </section>
  )
}
