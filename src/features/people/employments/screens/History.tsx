import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useProfileWords } from '../../employees/profile/words/index.ts'
import { Block } from '../../employees/screens/profile/parts.tsx'
import classes from '../../employees/screens/profile/profile.module.css'
import type { EmployeeDetail } from '../../record/contract.ts'
import type { ReportingLine, Terms } from '../contract.ts'
import { historyCall } from './calls.ts'

const ChangeTerms = lazy(() => import('./ChangeDialog.tsx').then((m) => ({ default: m.ChangeTerms })))
const ChangeManager = lazy(() => import('./ChangeDialog.tsx').then((m) => ({ default: m.ChangeManager })))
const LastDay = lazy(() => import('./LastDay.tsx').then((m) => ({ default: m.LastDay })))
const TakeBack = lazy(() => import('./TakeBack.tsx').then((m) => ({ default: m.TakeBack })))

type Entry = { kind: 'terms' | 'line'; id: number; first: boolean; row: Terms | ReportingLine; what: string }

const TONES = { current: 'ok', future: 'calm', past: 'idle', replaced: 'idle', voided: 'careful' } as const

/** What somebody’s terms and manager were, are and will be: each change with its day, its reason and who entered it. */
export const History = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useProfileWords()
  const term = useTerm()
  const { list, number } = useFormat()
  const [open, setOpen] = useState<'terms' | 'manager' | 'lastDay' | null>(null)
  const [taking, setTaking] = useState<Entry | null>(null)
  const answer = useApiState(historyCall, { id: detail.employee.id })
  const { data } = answer
  const termsText = (item: Terms) =>
    list([
      term(item.department?.name ?? null),
      item.position?.name ?? null,
      item.site?.name ?? item.siteText,
      item.grade,
      item.weeklyHours === null ? null : t('history.hours', { n: number(item.weeklyHours) }),
    ]) || t('history.nothing')
  const lineText = (line: ReportingLine) => {
    if (line.manager) return t('history.reportsTo', { name: line.manager.name })
    return line.managerText ? t('history.notLinked', { name: line.managerText }) : t('history.nobody')
  }
  const entries = (data?.employments ?? []).flatMap((employment) => [
    ...employment.terms.map((row, at): Entry => {
      const first = at === employment.terms.length - 1
      return { kind: 'terms', id: row.id, first, row, what: termsText(row) }
    }),
    ...employment.reportingLines.map(
      (row): Entry => ({ kind: 'line', id: row.id, first: false, row, what: lineText(row) }),
    ),
  ])
  const changes = data?.allowed.includes('change') ?? false
  const employment = data?.employments[0]
  const sorted = entries.toSorted((a, b) => b.row.effectiveFrom.localeCompare(a.row.effectiveFrom))
  return (
    <Block
      title={t('history.title')}
      action={
        changes && (
          <div className={classes.tools}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlus size={16} />}
              onClick={() => setOpen('terms')}
            >
              {t('history.changeTerms')}
            </Button>
            <Button variant="default" size="compact-md" onClick={() => setOpen('manager')}>
              {t('history.changeManager')}
            </Button>
            {employment && (
              <Button variant="default" size="compact-md" onClick={() => setOpen('lastDay')}>
                {t(employment.endedOn ? 'leaving.change' : 'leaving.open')}
              </Button>
            )}
          </div>
        )
      }
    >
      <WhenLoaded answer={answer} title={t('history.failed')} waiting={<LoadingTable rows={2} columns={2} />}>
        {() => (
          <ul className={classes.things}>
            {data?.employments.map(
              ({ id, endedOn, endReason }) => endedOn && <Leaving key={id} lastDay={endedOn} reason={endReason} />,
            )}
            {sorted.map((entry) => (
              <Row
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                onTakeBack={changes && !entry.first && entry.row.standing !== 'voided' ? () => setTaking(entry) : null}
              />
            ))}
          </ul>
        )}
      </WhenLoaded>
      <Suspense fallback={null}>
        {open === 'terms' && <ChangeTerms detail={detail} onClose={() => setOpen(null)} />}
        {open === 'lastDay' && employment && (
          <LastDay employeeId={detail.employee.id} employment={employment} onClose={() => setOpen(null)} />
        )}
        {open === 'manager' && <ChangeManager detail={detail} onClose={() => setOpen(null)} />}
        {taking && (
          <TakeBack
            employeeId={detail.employee.id}
            kind={taking.kind}
            row={taking.id}
            what={taking.what}
            onClose={() => setTaking(null)}
          />
        )}
      </Suspense>
    </Block>
  )
}

const Leaving = ({ lastDay, reason }: { lastDay: string; reason: string | null }) => {
  const t = useProfileWords()
  const { day } = useFormat()
  return (
    <li>
      <div className={classes.thing}>
        <span className={classes.strong}>{t('leaving.on', { day: day(lastDay) })}</span>
        {reason && (
          <span className={classes.note}>
            <bdi>{reason}</bdi>
          </span>
        )}
      </div>
      <StatusBadge tone="careful">{t('leaving.leaver')}</StatusBadge>
    </li>
  )
}

const Row = ({ entry, onTakeBack }: { entry: Entry; onTakeBack: (() => void) | null }) => {
  const t = useProfileWords()
  const { day, list } = useFormat()
  const { row, what } = entry
  return (
    <li>
      <div className={classes.thing}>
        <span className={classes.strong}>{what}</span>
        <span className={classes.note}>
          <span>
            {row.until
              ? t('history.fromUntil', { from: day(row.effectiveFrom), until: day(row.until) })
              : t('history.from', { from: day(row.effectiveFrom) })}
          </span>
          <span>{list([row.reason, row.enteredBy])}</span>
          {row.voided && <span>{list([t('history.takenBack'), row.voided.reason, row.voided.by])}</span>}
        </span>
      </div>
      <StatusBadge tone={TONES[row.standing]}>{t(`history.${row.standing}`)}</StatusBadge>
      {onTakeBack && (
        <Button variant="subtle" size="compact-sm" aria-label={t('history.takeBackOf', { what })} onClick={onTakeBack}>
          {t('history.takeBack')}
        </Button>
      )}
    </li>
  )
}
