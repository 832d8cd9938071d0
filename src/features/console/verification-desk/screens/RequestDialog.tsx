import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { VerificationRequestDetail } from '../../../company/verification/contract.ts'
import { documentPath, readCall } from '../../../company/verification/screens/calls.ts'
import { Document, Looked, Outcome, StateBadge } from '../../../company/verification/screens/Told.tsx'
import classes from '../../../company/verification/screens/verification.module.css'
import { useWords } from '../../../company/verification/words/index.ts'
import { Decide, RevokeVerification } from './Decide.tsx'

/** One question with all there is to decide by, and the decision. */
export const RequestDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords()
  const answer = useApiState(readCall, { id })
  const { data } = answer
  return (
    <Dialog
      onClose={onClose}
      size={720}
      title={data ? data.request.legalName : t('request')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} columns={2} />}>
        {(whole) => <Whole whole={whole} onDone={onClose} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>{title}</h3>
    {children}
  </section>
)

const Whole = ({ whole, onDone }: { whole: VerificationRequestDetail; onDone: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const { request: r, history, others, decides } = whole
  const decided = r.decidedAt && format.moment(r.decidedAt)
  return (
    <div className={classes.whole}>
      <Part title={t('request')}>
        <dl className={classes.facts}>
          <dt>{t('stated')}</dt>
          <dd>
            <bdi>{r.legalName}</bdi> <StateBadge state={r.state} />
          </dd>
          <dt>{t('company')}</dt>
          <dd>
            <bdi>{r.company}</bdi>
          </dd>
          <dt>{t('country')}</dt>
          <dd>{format.countryName(r.country)}</dd>
          <dt>{t('numbers')}</dt>
          <dd>
            <Looked number={r.number} />
          </dd>
        </dl>
        {r.note ? (
          <blockquote className={classes.quote} dir="auto">
            {r.note}
          </blockquote>
        ) : (
          <p className={classes.small}>{t('noNote')}</p>
        )}
        {r.document !== null && (
          <div className={classes.actions}>
            <Document name={r.document} address={documentPath(r.id)} />
          </div>
        )}
        <Outcome told={r} />
        {decided && (
          <p className={classes.small}>
            {r.decidedBy
              ? t('decidedBy', { when: decided, who: format.isolated(r.decidedBy) })
              : t('decidedAt', { when: decided })}
          </p>
        )}
      </Part>
      <Part title={t('others')}>
        {others.length === 0 && <p className={classes.small}>{t('noOthers')}</p>}
        <ul className={classes.list}>
          {others.map((o) => (
            <li key={`${o.company} ${o.legalName}`}>
              {t('other', { company: format.isolated(o.company), name: format.isolated(o.legalName) })}{' '}
              <StateBadge state={o.state} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('history')}>
        {history.length === 0 && <p className={classes.small}>{t('noHistory')}</p>}
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
      {!decides && (r.state === 'pending' || r.state === 'verified') && <Alert color="gray">{t('readOnly')}</Alert>}
      {decides && r.state === 'pending' && <Decide id={r.id} onDone={onDone} />}
      {decides && r.state === 'verified' && <RevokeVerification id={r.id} onDone={onDone} />}
    </div>
  )
}
