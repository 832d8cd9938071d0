import { Anchor, Button, Group, NativeSelect } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { LeavePoliciesView, PolicyView } from '../policies.contract.ts'
import type { PolicyContent } from '../policy.rules.ts'
import { useWords } from '../words/index.ts'
import { policiesCall } from './calls.ts'
import { Closed, Cover, OwnType } from './Limits.tsx'
import classes from './leave.module.css'
import { useKindName } from './my/useDays.ts'

const PolicyDialog = lazy(() => import('./PolicyDialog.tsx'))

type TypeRow = LeavePoliciesView['countries'][number]['types'][number]

/** What the law gives in each country, and what the company says beside it, in plain words. */
export default function Policies() {
  const t = useWords()
  const { countryName } = useFormat()
  const { data, error, isPending, isFetching, refetch } = useApiState(policiesCall, {})
  const [country, setCountry] = useState('')
  const [writing, setWriting] = useState<{ row: TypeRow; of: PolicyView | null } | null>(null)
  if (isPending) return <LoadingTable rows={6} columns={3} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const shown = data.countries.find((one) => one.country === country) ?? data.countries[0]
  if (!shown) return null
  return (
    <>
      <Group mb="sm" align="end">
        <NativeSelect
          label={t('country')}
          value={shown.country}
          onChange={(e) => setCountry(e.currentTarget.value)}
          data={data.countries.map((one) => ({ value: one.country, label: countryName(one.country) }))}
        />
        {data.mayChange && <OwnType country={shown.country} />}
      </Group>
      <ul className={classes.columns}>
        {shown.types.map((row) => (
          <TypeCard key={row.type.key} row={row} mayChange={data.mayChange} onWrite={(of) => setWriting({ row, of })} />
        ))}
      </ul>
      <Closed data={data} />
      <Cover data={data} />
      <Suspense>
        {writing && <PolicyDialog type={writing.row.type} of={writing.of} onClose={() => setWriting(null)} />}
      </Suspense>
    </>
  )
}

const TypeCard = ({
  row,
  mayChange,
  onWrite,
}: {
  row: TypeRow
  mayChange: boolean
  onWrite: (of: PolicyView | null) => void
}) => {
  const t = useWords()
  const kindName = useKindName()
  const newest = [...Map.groupBy(row.policies, (policy) => policy.policyKey).values()].flatMap(([first]) => first ?? [])
  const live = newest.filter((policy) => !policy.ended)
  return (
    <li className={classes.type}>
      <p className={classes.cardName}>{kindName(row.type)}</p>
      {row.law && <Law law={row.law} />}
      {live.length === 0 && <p className={classes.quiet}>{row.law ? t('byLaw') : t('says.unlimited')}</p>}
      {live.map((policy) => (
        <PolicySays key={policy.id} policy={policy} mayChange={mayChange} onWrite={() => onWrite(policy)} />
      ))}
      {mayChange && (
        <Button
          variant="default"
          size="compact-xs"
          mt="xs"
          onClick={() => onWrite(null)}
          aria-label={`${t('newPolicy')}: ${kindName(row.type)}`}
        >
          {t('newPolicy')}
        </Button>
      )}
    </li>
  )
}

const SHOWN_PLACES = 3

const Law = ({ law }: { law: NonNullable<TypeRow['law']> }) => {
  const t = useWords()
  const said = (one: { place: string | null; first: number; fifth: number }) => {
    if (one.place !== null) return t('lawDaysIn', { ...one, place: one.place })
    return one.first === one.fifth
      ? t('lawSame', { first: one.first })
      : t('lawDays', { first: one.first, fifth: one.fifth })
  }
  return (
    <>
      <p className={classes.quiet}>
        {t('law')}:{' '}
        {law.url ? (
          <Anchor href={law.url} target="_blank" rel="noreferrer" inherit>
            {law.source}
          </Anchor>
        ) : (
          law.source
        )}
      </p>
      {law.days.slice(0, SHOWN_PLACES).map((one) => (
        <p key={one.place} className={classes.quiet}>
          {said(one)}
        </p>
      ))}
      {law.days.length > SHOWN_PLACES && (
        <p className={classes.quiet}>{t('places', { count: law.days.length - SHOWN_PLACES })}</p>
      )}
      {law.documents && <p className={classes.quiet}>{law.documents}</p>}
      {!law.confirmed && <p className={classes.quiet}>{t('lawUnconfirmed')}</p>}
    </>
  )
}

/** A policy in plain words, sentence by sentence. */
const useSentences = () => {
  const t = useWords()
  const { number } = useFormat()
  return (content: PolicyContent): string[] => {
    if (content.unlimited) return [t('says.unlimited')]
    const [first, ...more] = content.steps
    const carried = content.carry && { days: number(content.carry.maxDays), months: content.carry.months ?? 0 }
    const carrySentence = () => {
      if (!carried) return t('says.noCarry')
      return content.carry?.months === null ? t('says.carry', carried) : t('says.carryMonths', carried)
    }
    const encashSentences = ({ encash }: PolicyContent): string[] => {
      if (!encash) return []
      const keep = number(encash.keepDays)
      return [
        encash.maxDays === null
          ? t('says.encash', { keep })
          : t('says.encashMost', { keep, most: number(encash.maxDays) }),
      ]
    }
    return [
      t('says.steps', { days: number(first?.days ?? 0) }),
      ...more.map((step) => t('says.more', { days: number(step.days), years: step.afterYears })),
      t(`says.${content.accrual}`),
      carrySentence(),
      ...(content.noticeDays > 0 ? [t('says.notice', { days: content.noticeDays })] : []),
      ...(content.mayOweDays > 0 ? [t('says.owe', { days: number(content.mayOweDays) })] : []),
      ...encashSentences(content),
      ...(content.sandwich ? [t('says.sandwich')] : []),
    ]
  }
}

const PolicySays = ({
  policy,
  mayChange,
  onWrite,
}: {
  policy: PolicyView
  mayChange: boolean
  onWrite: () => void
}) => {
  const t = useWords()
  const { day } = useFormat()
  const sentences = useSentences()
  return (
    <div>
      <Group justify="space-between" gap="xs" mt="xs">
        <strong>
          <bdi>{policy.name}</bdi>
        </strong>
        {mayChange && (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t('changeOf', { name: policy.name })}
            onClick={onWrite}
          >
            {t('newVersion')}
          </Button>
        )}
      </Group>
      <p className={classes.quiet}>
        {t('version', { n: policy.version, day: day(policy.effectiveFrom) })} ·{' '}
        {t(policy.everyone ? 'everyone' : 'someOnly')}
      </p>
      <p style={{ margin: 0 }}>{sentences(policy.content).join(' ')}</p>
    </div>
  )
}
