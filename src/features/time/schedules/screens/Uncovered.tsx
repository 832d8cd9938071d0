import { Button } from '@mantine/core'
import type { Output } from '../../../../shared/endpoint.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import type { readRoster } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Chosen } from './RosterGrid.tsx'
import classes from './roster.module.css'

type Props = { open: Output<typeof readRoster>['open']; mayChange: boolean; onOpen: (chosen: Chosen) => void }

/** Shifts that lost their person to sickness, each with the way to somebody else. */
export const Uncovered = ({ open, mayChange, onOpen }: Props) => {
  const t = useWords()
  const format = useFormat()
  const lost = open.filter(({ instead }) => instead !== null)
  if (lost.length === 0) return null
  const nobody = { id: null, siteId: null, country: null, zone: null }
  const row = { ...nobody, name: t('openRow'), note: '', cells: [...open], marks: [] }
  return (
    <section className={classes.lost} aria-label={t('sick.title')}>
      <h2 className={classes.lostTitle}>{t('sick.title')}</h2>
      <ul className={classes.list}>
        {lost.map((shift) => (
          <li key={shift.id} className={classes.item}>
            <span>
              {format.day(shift.day)}{' '}
              <strong>
                <TimeRange from={shift.start} until={shift.end} />
              </strong>{' '}
              <span className={classes.quiet}>{t('sick.instead', { name: shift.instead ?? '' })}</span>
            </span>
            {mayChange && (
              <Button size="compact-sm" onClick={() => onOpen({ row, day: shift.day })}>
                {t('sick.find')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
