import { Anchor, Button, SegmentedControl } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { useListPage } from '../../../../web/list.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { offersCall, openCall, renewalsCall, STALE } from './calls.ts'
import classes from './renewals.module.css'
import { TONES, useSay } from './shown.ts'

const RenewalDialog = lazy(() => import('./RenewalDialog.tsx'))

const FileMenu = lazy(() =>
  loadWords(['platform/lists']).then(() => import('../../../platform/lists/screens/FileMenu.tsx')),
)

const FILE = ['name', 'country', 'what', 'expiresOn', 'state', 'owner', 'dueOn', 'validUntil'].map((id) => ({
  id,
  inFile: [id],
}))
const PAGE_SIZE = 10
/** So many are offered at once; the rest come when these are begun. */
const OFFERED = 5
const SHOWN = ['open', 'closed'] as const

/** Renewals that are under way, and what runs out and nobody has begun to renew: of the company, or of one person. */
export const Panel = ({ employeeId }: { employeeId: string | null }) => {
  const may = useMay()
  return may('employees.compliance.read') ? <Shown employeeId={employeeId} /> : null
}

const Shown = ({ employeeId }: { employeeId: string | null }) => {
  const t = useWords()
  const may = useMay()
  const { day, number } = useFormat()
  const [show, setShow] = useState<(typeof SHOWN)[number]>('open')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string | null>(null)
  const answer = useListPage(renewalsCall, { show, ...(employeeId && { employeeId }), pageSize: PAGE_SIZE }, page)
  const say = useSay()
  const total = answer.data?.totalCount ?? 0
  return (
    <section className={classes.part} aria-labelledby="renewals">
      <h2 id="renewals" className={classes.title}>
        {t('title')}
      </h2>
      <div className={classes.actions}>
        <SegmentedControl
          aria-label={t('show')}
          size="xs"
          value={show}
          onChange={(next) => {
            setShow(SHOWN.find((one) => one === next) ?? 'open')
            setPage(1)
          }}
          data={SHOWN.map((one) => ({ value: one, label: t(`shown.${one}`) }))}
        />
        {may('lists.keep') && (
          <Suspense>
            <FileMenu
              list="renewals"
              name={t('title')}
              table="renewals"
              columns={FILE}
              filter={{ show, ...(employeeId && { employeeId }) }}
              disabled={total === 0}
            />
          </Suspense>
        )}
      </div>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={2} columns={3} />} title={t('failed')}>
        {({ renewals }) =>
          renewals.length === 0 ? (
            <p className={classes.quiet}>{t(`none.${show}`)}</p>
          ) : (
            <ul className={classes.list}>
              {renewals.map((one) => (
                <li key={one.id}>
                  <span className={classes.grow}>
                    <Anchor component="button" type="button" onClick={() => setOpened(one.id)}>
                      <bdi>{say(one.country, one.what)}</bdi>
                    </Anchor>{' '}
                    {employeeId === null && <bdi className={classes.quiet}>{one.name}</bdi>}
                  </span>
                  <span className={classes.quiet}>
                    {t(one.isOver ? 'ranOut' : 'runsOut', { day: day(one.expiresOn) })}
                  </span>
                  <span className={classes.quiet}>
                    {t('due', { day: day(one.dueOn) })} · <bdi>{one.owner ?? t('nobody')}</bdi>
                  </span>
                  <StatusBadge tone={one.isLate ? 'wrong' : TONES[one.state]}>
                    {one.isLate ? t('late', { state: t(`states.${one.state}`) }) : t(`states.${one.state}`)}
                  </StatusBadge>
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {(page > 1 || total > PAGE_SIZE * page) && (
        <div className={classes.actions}>
          <Button variant="default" size="compact-md" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <span className={classes.quiet}>{number(page)}</span>
          <Button
            variant="default"
            size="compact-md"
            disabled={total <= PAGE_SIZE * page}
            onClick={() => setPage(page + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
      {/* Of the company they stand in the list of what runs out, each with its button. */}
      {employeeId !== null && <Offers employeeId={employeeId} onOpen={setOpened} />}
      <Suspense>{opened && <RenewalDialog id={opened} onClose={() => setOpened(null)} />}</Suspense>
    </section>
  )
}

const Offers = ({ employeeId, onOpen }: { employeeId: string; onOpen: (id: string) => void }) => {
  const t = useWords()
  const { day } = useFormat()
  const say = useSay()
  const { data } = useApiState(offersCall, { employeeId })
  const open = useCommand(openCall, { refreshes: STALE })
  if (!data?.mayWrite || data.offers.length === 0) return null
  return (
    <>
      <h3 className={classes.title}>{t('offers', { count: data.total })}</h3>
      <ul className={classes.list}>
        {data.offers.slice(0, OFFERED).map((one) => (
          <li key={`${one.employeeId} ${one.thing} ${one.thingId}`}>
            <span className={classes.grow}>
              <bdi>{say(one.country, one.what)}</bdi>
            </span>
            <span className={classes.quiet}>{t(one.days < 0 ? 'ranOut' : 'runsOut', { day: day(one.expiresOn) })}</span>
            <Button
              size="compact-md"
              variant="default"
              disabled={open.isPending}
              aria-label={t('beginOf', { what: say(one.country, one.what), name: one.name })}
              onClick={() =>
                open.mutate(
                  { employeeId: one.employeeId, thing: one.thing, thingId: one.thingId },
                  {
                    onSuccess: ({ renewal }) => onOpen(renewal.id),
                    onError: (problem) => notify.failure(problem.message),
                  },
                )
              }
            >
              {t('begin')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
