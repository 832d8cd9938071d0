import { useEffect, useState } from 'react'
import { useFormat } from '../../../../../web/ui/format.ts'
import { answerOf } from '../../../applications/screens/calls.ts'
import type { TriageCard } from '../../triage.contract.ts'
import { useWords } from '../../words/index.ts'
import classes from './triage.module.css'

/** What speaks for and against somebody, before anything that says who they are. */
export const CardText = ({ card }: { card: TriageCard }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <>
      <header className={classes.cardHead} data-upright>
        <p className={classes.role}>{card.jobTitle || t('untitled')}</p>
        <h2>{t('candidate', { number: String(card.number) })}</h2>
        <p className={classes.quiet}>{t('triage.applied', { when: format.dayOf(card.appliedAt) })}</p>
      </header>
      {card.askedBy && (
        <p className={classes.asked}>
          {t('triage.askedBy', { name: card.askedBy.name })}
          {card.askedBy.note && <q>{card.askedBy.note}</q>}
        </p>
      )}
      {card.headline && <p>{card.headline}</p>}
      <ul className={classes.facts}>
        {card.place && <li>{t(`triagePlace.${card.place}`)}</li>}
        {card.pay && <li>{t(`triagePay.${card.pay}`)}</li>}
        {card.cv?.months != null && card.cv.months >= 12 && (
          <li>{t('triage.years', { count: Math.floor(card.cv.months / 12) })}</li>
        )}
        <li>{t(card.hasCv ? 'triage.cv' : 'triage.noCv')}</li>
        {card.humanOnly && <li>{t('humanOnly')}</li>}
      </ul>
      {card.answers.length > 0 && (
        <section>
          <h3>{t('triage.answers')}</h3>
          <dl className={classes.answers}>
            {card.answers.map((answer) => (
              <div key={answer.ask} data-unmet={answer.unmet || undefined}>
                <dt>{answer.ask}</dt>
                <dd>
                  {answer.values.length > 0 ? format.list(answer.values) : t('triage.noAnswer')}
                  {answer.unmet && <strong>{t('triage.unmet')}</strong>}
                  {answer.unmet && answer.why && <span className={classes.quiet}>{answer.why}</span>}
                  {answer.explanation && <q>{answer.explanation}</q>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {card.lines.length > 0 ? (
        <section>
          <h3>{t('triage.mustHave')}</h3>
          <ul className={classes.lines}>
            {card.lines.map((line) => (
              <li key={line.id} data-verdict={line.verdict}>
                <strong>{line.text}</strong> <span>{t(`verdict.${line.verdict}`)}</span>
                {line.quote && <q>{line.quote}</q>}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        card.mustHave.length > 0 && (
          <section>
            <h3>{t('triage.mustHave')}</h3>
            <ul className={classes.facts}>
              {card.mustHave.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </section>
        )
      )}
      {card.cv && (
        <details className={classes.peek}>
          <summary>{t('triage.peek')}</summary>
          {card.cv.titles.length > 0 && <p>{format.list(card.cv.titles)}</p>}
          {card.cv.tasks.length > 0 && (
            <ul>
              {[...new Set(card.cv.tasks)].map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          )}
          {card.cv.skills.length > 0 && <p className={classes.quiet}>{format.list(card.cv.skills)}</p>}
        </details>
      )}
      {card.hasCv && <Sent id={card.id} />}
      {card.note && (
        <section>
          <h3>{t('triage.wrote')}</h3>
          <p className={classes.wrote}>{card.note}</p>
        </section>
      )}
    </>
  )
}

/** The CV itself, when somebody asks for it: it says who they are. Fetched only then. */
const Sent = ({ id }: { id: string }) => {
  const t = useWords()
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  const [file, setFile] = useState<string | null>(null)
  useEffect(() => () => (file === null ? undefined : URL.revokeObjectURL(file)), [file])
  const fetchIt = () => {
    setState('busy')
    answerOf(`/api/company/applications/${id}/cv`).then(
      (blob) => {
        setFile(URL.createObjectURL(blob))
        setState('')
      },
      () => setState('failed'),
    )
  }
  return (
    <p className={classes.sent}>
      {file === null ? (
        <button type="button" className={classes.quietButton} disabled={state === 'busy'} onClick={fetchIt}>
          {t('triage.cvItself')}
        </button>
      ) : (
        <a href={file} target="_blank" rel="noreferrer">
          {t('triage.cvOpen')}
        </a>
      )}
      {state === 'failed' && <span role="alert">{t('triage.cvFailed')}</span>}
    </p>
  )
}
