import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { WholeRequest } from '../../../company/verification/contract.ts'
import { document, readCall } from '../../../company/verification/screens/calls.ts'
import { Document, Looked, Outcome, StateBadge } from '../../../company/verification/screens/Told.tsx'
import classes from '../../../company/verification/screens/verification.module.css'
import { useWords } from '../../../company/verification/words/index.ts'
import { Decide, TakeBack } from './Decide.tsx'

/** One question with all there is to decide by, and the decision. */
export const RequestDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const say = useWords()
  const { data, error, isFetching, refetch } = useApiState(readCall, { id })
  return (
    <Dialog
      onClose={onClose}
      size={720}
      title={data ? data.request.legalName : say('request')}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      {data ? (
        <Whole whole={data} onDone={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingTable rows={6} columns={2} />
      )}
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>{title}</h3>
    {children}
  </section>
)

const Whole = ({ whole, onDone }: { whole: WholeRequest; onDone: () => void }) => {
  const say = useWords()
  const format = useFormat()
  const { request: r, history, others, decides } = whole
  const decided = r.decidedAt && format.moment(r.decidedAt)
  return (
    <div className={classes.whole}>
      <Part title={say('request')}>
        <dl className={classes.facts}>
          <dt>{say('stated')}</dt>
          <dd>
            <bdi>{r.legalName}</bdi> <StateBadge state={r.state} />
          </dd>
          <dt>{say('company')}</dt>
          <dd>
            <bdi>{r.company}</bdi>
          </dd>
          <dt>{say('country')}</dt>
          <dd>{format.countryName(r.country)}</dd>
          <dt>{say('numbers')}</dt>
          <dd>
            <Looked number={r.number} />
          </dd>
        </dl>
        {r.note ? (
          <blockquote className={classes.quote} dir="auto">
            {r.note}
          </blockquote>
        ) : (
          <p className={classes.small}>{say('noNote')}</p>
        )}
        {r.document !== null && (
          <div className={classes.actions}>
            <Document name={r.document} address={document(r.id)} />
          </div>
        )}
        <Outcome told={r} />
        {decided && (
          <p className={classes.small}>
            {r.decidedBy
              ? say('decidedBy', { when: decided, who: format.isolated(r.decidedBy) })
              : say('decidedAt', { when: decided })}
          </p>
        )}
      </Part>
      <Part title={say('others')}>
        {others.length === 0 && <p className={classes.small}>{say('noOthers')}</p>}
        <ul className={classes.list}>
          {others.map((o) => (
            <li key={`${o.company} ${o.legalName}`}>
              {say('other', { company: format.isolated(o.company), name: format.isolated(o.legalName) })}{' '}
              <StateBadge state={o.state} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('history')}>
        {history.length === 0 && <p className={classes.small}>{say('noHistory')}</p>}
        <ul className={classes.list}>
          {history.map((h) => (
            <li key={h.id} className={classes.part}>
              <p className={classes.name}>
                <bdi>{`${h.legalName}, ${h.number.label} ${h.number.number}`}</bdi> <StateBadge state={h.state} />
              </p>
              <Outcome told={h} />
            </li>
          ))}
        </ul>
      </Part>
      {(r.state === 'pending' || r.state === 'verified') &&
        (!decides ? (
          <Alert color="gray">{say('readOnly')}</Alert>
        ) : r.state === 'pending' ? (
          <Decide id={r.id} onDone={onDone} />
        ) : (
          <TakeBack id={r.id} onDone={onDone} />
        ))}
    </div>
  )
}
