import { Button, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { TalentCard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { nearCall, openCall, searchCall } from './calls.ts'
import { Asks, Facts } from './PersonCard.tsx'
import { nameOf, spanOf } from './parts.ts'
import classes from './talent.module.css'

type Props = { id: string; job: string; onClose: () => void; onInvite: (person: TalentCard) => void }

/** A profile that was opened: what they have done, and the line that shows each skill. */
export default function PersonDialog({ id, job, onClose, onInvite }: Props) {
  const t = useWords()
  const { list } = useFormat()
  const open = useCommand(openCall, { refreshes: [searchCall, nearCall] })
  const { mutate } = open
  useEffect(() => mutate({ id, job }), [id, job, mutate])
  const person = open.data?.person
  const p = person?.profile
  return (
    <Dialog
      size="lg"
      title={person ? nameOf(person, t) : t('loading')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {open.error && <ErrorState error={open.error} onRetry={() => mutate({ id, job })} retrying={open.isPending} />}
      {!person && !open.error && (
        <div role="status" aria-label={t('loading')} className={classes.stack}>
          <Skeleton height={40} />
          <Skeleton height={160} />
        </div>
      )}
      {person && p && (
        <div className={classes.stack}>
          <div>
            {person.name && person.headline && <p className={classes.headline}>{person.headline}</p>}
            <Facts person={person} />
            <Asks person={person} />
          </div>
          {p.summary && (
            <Part title={t('profile.about')}>
              <p className={classes.text}>{p.summary}</p>
            </Part>
          )}
          {p.titles.length > 0 && (
            <Part title={t('wants')}>
              <p className={classes.text}>{list(p.titles)}</p>
            </Part>
          )}
          {p.skills.length > 0 && (
            <Part title={t('skills')}>
              <ul className={classes.rows}>
                {p.skills.map((s) => (
                  <li key={s.label} className={classes.proof}>
                    <strong>
                      <bdi>{s.label}</bdi>
                    </strong>
                    {s.evidence ? (
                      <span className={classes.quiet}>
                        <q>{s.evidence}</q> {s.where && s.where !== s.evidence && `· ${s.where}`}
                      </span>
                    ) : (
                      <span className={classes.quiet}>{t('noEvidence')}</span>
                    )}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {p.work.length > 0 && (
            <Part title={t('profile.work')}>
              <ul className={classes.rows}>
                {p.work.map((w, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same post may be held twice
                  <li key={i} className={classes.proof}>
                    <strong>
                      <bdi>{w.title}</bdi>
                    </strong>
                    <span className={classes.quiet}>
                      {list([
                        w.employer ?? t('profile.employerHidden'),
                        spanOf(w.months, t),
                        w.present ? t('present') : null,
                      ])}
                    </span>
                    {w.lines.length > 0 && (
                      <ul className={classes.lines}>
                        {w.lines.map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {p.education.length > 0 && (
            <Part title={t('profile.education')}>
              <ul className={classes.lines}>
                {p.education.map((e) => (
                  <li key={`${e.qualification} ${e.institution}`}>{list([e.qualification, e.institution])}</li>
                ))}
              </ul>
            </Part>
          )}
          {p.certificates.length > 0 && (
            <Part title={t('profile.certificates')}>
              <p className={classes.text}>{list(p.certificates)}</p>
            </Part>
          )}
          <div className={classes.foot}>
            <p className={classes.quiet}>{t('profile.counted')}</p>
            <Button onClick={() => onInvite(person)}>{t('invite')}</Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title}>
    <h3 className={classes.facet}>{title}</h3>
    {children}
  </section>
)
