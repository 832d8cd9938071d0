import { Button, NativeSelect, Skeleton, Switch } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, ErrorState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import cards from '../../../job-board/jobs/screens/jobs.module.css'
import { marksCall } from '../../job-fit/screens/calls.ts'
import { useWords } from '../words/index.ts'
import { jobsCall, skillsCall, unlocksCall } from './calls.ts'
import { Match } from './Match.tsx'
import classes from './matching.module.css'
import { Neighbours } from './Neighbours.tsx'
import { Skills } from './Skills.tsx'
import { Unlocks } from './Unlocks.tsx'

const AT = { gap: '0', skill: '', country: '', order: '', page: '1' }
const GAPS = [
  { gap: '0', name: 'gap.ready' },
  { gap: '1', name: 'gap.one' },
  { gap: '2', name: 'gap.two' },
] as const
type Gap = (typeof GAPS)[number]['gap']
const PAGE_SIZE = 10

/** Jobs by the skills they ask: the person's own skills, what opens more, and the jobs by how many skills are missing. */
export default function SkillMatching() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const format = useFormat()
  const skills = useApiState(skillsCall, {})
  const unlocks = useApiState(unlocksCall, { country: at.country || null })
  const gap: Gap = GAPS.find((one) => one.gap === at.gap)?.gap ?? '0'
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={panel.stack}>
        <details className={panel.quiet}>
          <summary>{t('how')}</summary>
          <p>{t('howSkills')}</p>
          <p>{t('howYears')}</p>
          <p>
            {t('howOne')} {t('howSame')}
          </p>
        </details>
        <WhenLoaded answer={skills} waiting={<Skeleton height={160} />}>
          {(data) => <Skills skills={data.skills} />}
        </WhenLoaded>
        <WhenLoaded answer={unlocks} waiting={<Skeleton height={240} />}>
          {(data) => (
            <>
              <Unlocks unlocks={data.unlocks} onOpen={(skill) => void go({ skill, gap: '1', page: '1' })} />
              <section className={panel.stack} aria-labelledby="gaps">
                <h2 id="gaps" className={panel.title}>
                  {t('gap.title')}
                </h2>
                <NativeSelect
                  label={t('country')}
                  value={at.country}
                  data={[
                    { value: '', label: t('allCountries') },
                    ...data.countries.map((code) => ({ value: code, label: format.countryName(code) })),
                  ]}
                  onChange={(event) => void go({ country: event.currentTarget.value, page: '1' })}
                />
                <div className={classes.gaps}>
                  {GAPS.map((one) => (
                    <button
                      key={one.gap}
                      type="button"
                      className={classes.gap}
                      aria-pressed={gap === one.gap && at.skill === ''}
                      onClick={() => void go({ gap: one.gap, skill: '', page: '1' })}
                    >
                      <span>{t(one.name)}</span>
                      <b className="figures">{t('gap.jobs', { count: data.gaps[Number(one.gap)] ?? 0 })}</b>
                    </button>
                  ))}
                </div>
                {data.waiting > 0 && <p className={panel.quiet}>{t('waiting', { count: data.waiting })}</p>}
                {data.silent > 0 && <p className={panel.quiet}>{t('silent', { count: data.silent })}</p>}
              </section>
            </>
          )}
        </WhenLoaded>
        <Neighbours country={at.country || null} />
        <Jobs
          key={`${gap} ${at.skill} ${at.country} ${at.order}`}
          hasFirst={skills.data?.skills.some(({ said, isHeld }) => isHeld && said?.first) ?? false}
          asked={{
            gap: at.skill ? null : gap,
            skill: at.skill || null,
            country: at.country || null,
            sort: at.order === 'first' ? 'first' : 'usual',
          }}
          onOrder={(first) => void go({ order: first ? 'first' : '', page: '1' })}
          page={Math.max(1, Number(at.page) || 1)}
          onPage={(page) => void go({ page: String(page) })}
          onAll={() => void go({ skill: '', page: '1' })}
          onTwo={() => void go({ gap: '2', skill: '', page: '1' })}
        />
      </div>
    </Page>
  )
}

type JobsProps = {
  asked: { gap: Gap | null; skill: string | null; country: string | null; sort: 'usual' | 'first' }
  hasFirst: boolean
  onOrder: (first: boolean) => void
  page: number
  onPage: (page: number) => void
  onAll: () => void
  onTwo: () => void
}

const Jobs = ({ asked, hasFirst, onOrder, page, onPage, onAll, onTwo }: JobsProps) => {
  const t = useWords()
  const { data, error, isFetching, refetch } = useListPage(jobsCall, { ...asked, pageSize: PAGE_SIZE }, page)
  const saved = new Set(useApiState(marksCall, {}).data?.saved)
  const body = () => {
    if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    if (!data) return <LoadingTable rows={4} columns={1} />
    if (data.jobs.length === 0)
      return (
        <EmptyState
          title={t('jobs.none')}
          action={
            asked.gap !== '2' && (
              <Button variant="default" onClick={onTwo}>
                {t('jobs.seeTwo')}
              </Button>
            )
          }
        >
          {t(asked.gap === '0' ? 'jobs.noneReady' : 'jobs.noneAway')}
        </EmptyState>
      )
    return (
      <ol className={cards.cards} aria-busy={isFetching || undefined}>
        {data.jobs.map((match) => (
          <Match key={match.id} match={match} saved={saved.has(match.id)} ordered={asked.sort === 'first'} />
        ))}
      </ol>
    )
  }
  return (
    <section className={panel.stack} aria-labelledby="jobs">
      <h2 id="jobs" className={panel.title}>
        {t('jobs.title')}
      </h2>
      {(hasFirst || asked.sort === 'first') && (
        <Switch
          label={t('jobs.first')}
          description={t('jobs.firstHint')}
          checked={asked.sort === 'first'}
          onChange={(event) => onOrder(event.currentTarget.checked)}
        />
      )}
      {asked.skill && (
        <p className={panel.row}>
          <bdi>{t('jobs.only', { skill: asked.skill })}</bdi>
          <Button size="compact-sm" variant="default" onClick={onAll}>
            {t('jobs.all')}
          </Button>
        </p>
      )}
      {body()}
      {data && (page > 1 || data.next) && (
        <nav className={panel.row} aria-label={t('jobs.pages')}>
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('jobs.previous')}
          </Button>
          <Button variant="default" disabled={!data.next} onClick={() => onPage(page + 1)}>
            {t('jobs.next')}
          </Button>
        </nav>
      )}
    </section>
  )
}
