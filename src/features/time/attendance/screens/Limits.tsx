import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { ExemptionView, LawView } from '../../schedules/exemptions.contract.ts'
import { useLawWords } from '../../schedules/screens/useLawWords.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { exemptionsCall } from './calls.ts'
import { AddExemption, EndExemption } from './ExemptionDialogs.tsx'
import { useTimes } from './employee/useTimes.ts'

/** Limits of the law and who is let beyond them: by which paper, from when until when. */
export default function Limits() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(exemptionsCall, {})
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<ExemptionView | null>(null)
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={4} columns={3} />
  }
  if (data.laws.length === 0) return <EmptyState title={t('limits.none')}>{t('limits.noneText')}</EmptyState>
  return (
    <>
      <Group justify="space-between" mb="sm">
        <h2>{t('limits.held')}</h2>
        {data.mayChange && <Button onClick={() => setAdding(true)}>{t('limits.add')}</Button>}
      </Group>
      {data.exemptions.length === 0 && <EmptyState title={t('limits.nothing')}>{t('limits.nothingText')}</EmptyState>}
      <ul className={classes.cards}>
        {data.exemptions.map((one) => (
          <Held key={one.id} one={one} onEnd={data.mayChange && one.endedAt === null ? () => setEnding(one) : null} />
        ))}
      </ul>
      <h2>{t('limits.laws')}</h2>
      <ul className={classes.cards}>
        {data.laws.map((law) => (
          <Law key={`${law.country} ${law.regime}`} law={law} />
        ))}
      </ul>
      {isAdding && <AddExemption laws={data.laws} sites={data.sites} onClose={() => setAdding(false)} />}
      {ending && <EndExemption exemption={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

const Held = ({ one, onEnd }: { one: ExemptionView; onEnd: (() => void) | null }) => {
  const t = useWords()
  const { day, countryName } = useFormat()
  const { duration } = useTimes()
  const say = useLawWords()
  return (
    <li className={classes.site}>
      <header className={classes.head}>
        <h3>
          <bdi>{one.person ?? one.site ?? t('limits.everybody')}</bdi>
        </h3>
        {one.endedAt !== null && <StatusBadge tone="idle">{t('limits.ended')}</StatusBadge>}
      </header>
      <p>
        <bdi>{say(one.limit ?? one.law)}</bdi>:{' '}
        {one.minutes === null
          ? t('limits.together', { weeks: one.weeks ?? 0 })
          : t('limits.upTo', { time: duration(one.minutes) })}
      </p>
      <p className={classes.note}>
        {countryName(one.country)} · {t('limits.span', { from: day(one.from), until: day(one.until) })}
      </p>
      <p className={classes.note}>
        <bdi>{one.reference}</bdi> · <bdi>{one.reason}</bdi>
        {one.endReason !== null && (
          <>
            {' · '}
            <bdi>{one.endReason}</bdi>
          </>
        )}
      </p>
      {onEnd && (
        <Button mt="xs" size="xs" variant="default" onClick={onEnd}>
          {t('limits.end')}
        </Button>
      )}
    </li>
  )
}

const Law = ({ law }: { law: LawView }) => {
  const t = useWords()
  const { countryName } = useFormat()
  const { duration } = useTimes()
  const say = useLawWords()
  return (
    <li className={classes.site}>
      <header className={classes.head}>
        <h3>
          <bdi>{say(law.label)}</bdi>
        </h3>
        <span className={classes.note}>{countryName(law.country)}</span>
      </header>
      <ul className={classes.lines}>
        {law.limits.map(({ key, label, exemption }) => (
          <li key={key}>
            <bdi>{say(label)}</bdi>
            <div className={classes.note}>
              {exemption === null ? (
                t('limits.nobody')
              ) : (
                <>
                  <bdi>{t('limits.allowedBy', { title: say(exemption.title) })}</bdi>
                  {exemption.most !== null && `, ${t('limits.atMost', { time: duration(exemption.most) })}`}
                </>
              )}
            </div>
          </li>
        ))}
        {law.averaging && (
          <li>
            <bdi>{t('limits.averaging', { weeks: law.averaging.mostWeeks, title: say(law.averaging.title) })}</bdi>
          </li>
        )}
      </ul>
    </li>
  )
}
