import { Alert, Button } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type CriterionInput, isCounted } from '../../../matching/matching/criterion-input.rules.ts'
import type { TalentCard } from '../../find/contract.ts'
import type { TalentRun } from '../contract.ts'
import { bottleneckOf, rankPeople } from '../rank.rules.ts'
import { useWords } from '../words/index.ts'
import { Choices } from './Criteria.tsx'
import { useFilterAnnouncement } from './Filters.tsx'
import { Person, useName } from './Person.tsx'
import classes from './search.module.css'

const PersonDialog = lazy(() => import('../../find/screens/PersonDialog.tsx'))
const InviteDialog = lazy(() => import('../../find/screens/InviteDialog.tsx'))
const PoolDialog = lazy(() => import('../../find/screens/PoolDialog.slot.tsx'))
const WhyDialog = lazy(() => import('./WhyDialog.tsx'))
const KeepDialog = lazy(() => import('./KeepDialog.tsx'))
const WrongDialog = lazy(() => import('./WrongDialog.tsx'))

const STEP = 20

export type Wrong = { place: number; line: string; text: string }
type Doing =
  | { what: 'invite' | 'pool'; card: TalentCard }
  | { what: 'why' | 'keep' }
  | ({ what: 'wrong' } & Wrong)
  | null

type Props = {
  run: TalentRun
  person: string
  searching: boolean
  onPerson: (id: string) => void
  onRefresh: () => void
  onEdit: (criteria: CriterionInput[]) => void
  onAgain: (criteria: CriterionInput[]) => void
  onBack: () => void
}

/** Who came out of a search, in the order of the weights as they are set now. */
export default function Results({ run, person, searching, onPerson, onRefresh, onEdit, onAgain, onBack }: Props) {
  const t = useWords()
  const nameOf = useName()
  const [criteria, setCriteria] = useState<CriterionInput[]>(run.criteria)
  const [most, setMost] = useState(STEP)
  const [doing, setDoing] = useState<Doing>(null)
  const order = useMemo(() => rankPeople(run.people, criteria), [run.people, criteria])
  const change = (id: string, over: Partial<CriterionInput>) =>
    setCriteria(criteria.map((c) => (c.id === id ? { ...c, ...over } : c)))
  const close = () => {
    setDoing(null)
    onRefresh()
  }
  const save = () =>
    fetchFile(`/api/company/talent-search/runs/${run.id}/export`)
      .then((file) => saveFile('talent-search.csv', file))
      .catch((error: Error) => notify.failure(error.message))
  return (
    <div className={classes.page}>
      <Told run={run} />
      <Stale run={run} searching={searching} onAgain={() => onAgain(criteria)} />
      <div className={classes.tools}>
        <Button variant="default" size="compact-md" onClick={() => onEdit(criteria)}>
          {t('edit')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => setDoing({ what: 'keep' })}>
          {t('keep')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => void save()}>
          {t('exportCsv')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => setDoing({ what: 'why' })}>
          {t('why')}
        </Button>
        <Button variant="subtle" size="compact-md" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <div className={classes.split}>
        <section aria-labelledby="weights" className={classes.side}>
          <h2 id="weights" className={classes.subheading}>
            {t('criteria')}
          </h2>
          <p className={classes.quiet}>{t('live')}</p>
          <ul className={classes.editor}>
            {criteria.map((c) => (
              <li key={c.id} className={classes.criterion}>
                <span dir="auto" className={classes.asked}>
                  {isCounted(c) ? c.text : <s>{c.text}</s>}
                </span>
                {isCounted(c) ? (
                  <span className={classes.inline}>
                    <Choices criterion={c} onChange={(over) => change(c.id, over)} />
                  </span>
                ) : (
                  <span className={classes.quiet}>{t('notCounted')}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="people" className={classes.results}>
          <h2 id="people" className={classes.subheading} aria-live="polite">
            {t('found', { count: run.people.length })}
          </h2>
          {run.people.length > 0 && (
            <NoFit run={run} criteria={criteria} onNice={(id) => change(id, { want: 'nice' })} />
          )}
          {run.people.length === 0 && (
            <EmptyState icon={<IconUserSearch size={22} stroke={1.6} />} title={t('nobody')}>
              {t('nobodyText')}
            </EmptyState>
          )}
          <ol className={classes.people}>
            {order.slice(0, most).map(({ person: p, score }) => (
              <Person
                key={p.place}
                run={run.id}
                person={p}
                score={score}
                criteria={criteria}
                objections={run.objections.filter((o) => o.place === p.place)}
                onOpen={(card) => onPerson(card.id)}
                onPool={(card) => setDoing({ what: 'pool', card })}
                onInvite={(card) => setDoing({ what: 'invite', card })}
                onWrong={(wrong) => setDoing({ what: 'wrong', ...wrong })}
                onMarked={onRefresh}
              />
            ))}
          </ol>
          {order.length > most && (
            <div>
              <Button variant="default" onClick={() => setMost(most + STEP)}>
                {t('more')}
              </Button>
            </div>
          )}
        </section>
      </div>
      <Suspense>
        {person && (
          <PersonDialog
            id={person}
            job={run.job ?? ''}
            onClose={() => {
              onPerson('')
              onRefresh()
            }}
            onInvite={(card) => setDoing({ what: 'invite', card })}
          />
        )}
        {doing?.what === 'invite' && (
          <InviteDialog
            people={[{ id: doing.card.id, name: nameOf({ card: doing.card, own: null }) }]}
            job={run.job ?? ''}
            onClose={close}
          />
        )}
        {doing?.what === 'pool' && (
          <PoolDialog cards={[doing.card.id]} name={nameOf({ card: doing.card, own: null })} onClose={close} />
        )}
        {doing?.what === 'why' && <WhyDialog run={run} onClose={() => setDoing(null)} />}
        {doing?.what === 'keep' && <KeepDialog run={run} criteria={criteria} onClose={() => setDoing(null)} />}
        {doing?.what === 'wrong' && <WrongDialog run={run.id} wrong={doing} onClose={() => setDoing(null)} />}
      </Suspense>
    </div>
  )
}

/** Coverage, engine, and what is not used. */
const Told = ({ run }: { run: TalentRun }) => {
  const t = useWords()
  const { moment, number } = useFormat()
  const { coverage: c } = run
  const narrowedTo = useFilterAnnouncement()(run.filters)
  return (
    <div className={classes.told}>
      <h2 className={classes.heading}>
        <bdi>{run.title}</bdi>
      </h2>
      {narrowedTo !== '' && <p>{t('filters.told', { what: narrowedTo })}</p>}
      <p className={classes.quiet}>
        {t('coverage', {
          cards: number(c.cards),
          empty: number(c.empty),
          matching: number(c.matching),
          compared: number(c.compared),
        })}{' '}
        {c.own + c.ownEmpty + c.ownHuman > 0 &&
          t('coverageOwn', { own: number(c.own), empty: number(c.ownEmpty), human: number(c.ownHuman) })}
      </p>
      <p className={classes.quiet}>{t('notUsed')}</p>
      <p className={classes.quiet}>
        {t('engine', { engine: run.engine, when: moment(run.at) })}{' '}
        {run.model ? t('withModel', { model: run.model }) : t('withoutModel')}{' '}
        {run.gone > 0 && t('gone', { count: run.gone })}
      </p>
    </div>
  )
}

const Stale = ({ run, searching, onAgain }: { run: TalentRun; searching: boolean; onAgain: () => void }) => {
  const t = useWords()
  if (!run.stale.job && run.stale.profiles === 0) return null
  return (
    <Alert color="yellow" role="status" title={t('stale')}>
      <div className={classes.foot}>
        <span>
          {run.stale.job && t('staleJob')} {run.stale.profiles > 0 && t('staleProfiles', { count: run.stale.profiles })}
        </span>
        <Button size="compact-md" variant="default" loading={searching} onClick={onAgain}>
          {t('rerun')}
        </Button>
      </div>
    </Alert>
  )
}

type NoFitProps = { run: TalentRun; criteria: CriterionInput[]; onNice: (id: string) => void }
/** Which must-have nobody meets together with the others, and how many would without it. */
const NoFit = ({ run, criteria, onNice }: NoFitProps) => {
  const t = useWords()
  const { fits, without } = useMemo(() => bottleneckOf(run.people, criteria), [run.people, criteria])
  if (fits > 0 || !criteria.some((c) => c.want === 'must' && isCounted(c))) return null
  const textOf = (id: string) => criteria.find((c) => c.id === id)?.text ?? ''
  return (
    <section className={classes.noFit} aria-labelledby="no-fit">
      <h3 id="no-fit" className={classes.subheading}>
        {t('noFit')}
      </h3>
      <p className={classes.quiet}>{t(without.length > 0 ? 'noFitText' : 'noFitNone')}</p>
      {without.length > 0 && (
        <ul className={classes.rows}>
          {without.map((w) => (
            <li key={w.id} className={classes.row}>
              <span>{t('without', { text: textOf(w.id), count: w.count })}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('makeNice', { text: textOf(w.id) })}
                onClick={() => onNice(w.id)}
              >
                {t('nice')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
