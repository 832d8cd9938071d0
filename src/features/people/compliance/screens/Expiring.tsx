import { Anchor, Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useListPage } from '../../../../web/list.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useCountries } from '../../../platform/geo/screens/countries.ts'
import { useOpenPerson } from '../../employees/screens/address.ts'
import type { expiringSoon } from '../contract.ts'
import { TIERS } from '../expiry.rules.ts'
import { useComplianceWords } from '../words/index.ts'
import classes from './compliance.module.css'

const expiringCall = wire<typeof expiringSoon>('GET', '/api/compliance/expiring')
const ALL = 'all'
const PAGE_SIZE = 25

const toneOf = (days: number) => {
  if (days <= 0) return 'wrong'
  return days <= 30 ? 'careful' : 'calm'
}

/** What runs out in the next ninety days, most urgent first, by the tiers at which people are reminded. */
export const ExpiringPanel = () => {
  const t = useComplianceWords()
  const openPerson = useOpenPerson()
  const countries = useCountries(useLanguage())
  const spoken = (code: string, what: string) => countries?.find((c) => c.code === code)?.say(what) ?? what
  const { day, moment, number } = useFormat()
  const [tier, setTier] = useState<string>(ALL)
  const [page, setPage] = useState(1)
  const chosen = TIERS.map(String).find((entry) => entry === tier)
  const answer = useListPage(expiringCall, { within: 90, pageSize: PAGE_SIZE, tier: chosen }, page)
  const { data } = answer
  const count = (n: number) => ` (${number(n)})`
  const all = data?.tiers.reduce((sum, entry) => sum + entry.count, 0) ?? 0
  const label = (entry: number) => (entry === 0 ? t('tier_expired') : t('tier_within', { days: entry }))
  const left = (days: number) => {
    if (days === 0) return t('todayOnly')
    return days > 0 ? t('daysLeft', { count: days }) : t('daysAgo', { count: -days })
  }
  return (
    <section className={classes.overview} aria-label={t('expiring')}>
      <h2 className={classes.heading}>{t('expiring')}</h2>
      <p className={classes.note}>{t('expiringText')}</p>
      <div className={classes.tiers}>
        <SegmentedControl
          aria-label={t('tierFilter')}
          size="xs"
          value={tier}
          onChange={(next) => {
            setTier(next)
            setPage(1)
          }}
          data={[
            { value: ALL, label: t('tierAll') + count(all) },
            ...TIERS.toReversed().map((entry) => ({
              value: String(entry),
              label: label(entry) + count(data?.tiers.find((c) => c.tier === entry)?.count ?? 0),
            })),
          ]}
        />
      </div>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.note}>{t('nothingExpiresText')}</p>
          ) : (
            <ul className={classes.expiring}>
              {items.map((item) => (
                <li key={`${item.thing} ${item.thing_id} ${item.employee.id}`}>
                  <div className={classes.two}>
                    <Anchor
                      component="button"
                      type="button"
                      className={classes.who}
                      aria-label={t('openProfile', { name: item.employee.name })}
                      onClick={() => openPerson({ open: 'profile', id: item.employee.id, tab: 'authorization' })}
                    >
                      {item.employee.name}
                    </Anchor>
                    <span className={classes.quiet}>
                      <bdi>{spoken(item.employee.country, item.what)}</bdi> · {item.employee.employee_id}
                    </span>
                  </div>
                  <div className={classes.two}>
                    <span className="figures">{day(item.expires_on)}</span>
                    {item.act_by && item.act_by !== item.expires_on && (
                      <span>{t('actBy', { day: day(item.act_by) })}</span>
                    )}
                    <span className={classes.quiet}>
                      {item.reminded_at ? t('reminded', { when: moment(item.reminded_at) }) : t('notReminded')}
                    </span>
                  </div>
                  <div className={classes.ends}>
                    <StatusBadge tone={toneOf(item.days)}>{left(item.days)}</StatusBadge>
                    <Slot
                      name="compliance.expiring"
                      with={{
                        employeeId: item.employee.id,
                        name: item.employee.name,
                        thing: item.thing,
                        thingId: item.thing_id,
                      }}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {data && (page > 1 || data.totalCount > PAGE_SIZE) && (
        <div className={classes.pages}>
          <Button variant="default" size="compact-md" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previousPage')}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={data.totalCount <= PAGE_SIZE * page}
            onClick={() => setPage(page + 1)}
          >
            {t('nextPage')}
          </Button>
        </div>
      )}
    </section>
  )
}
