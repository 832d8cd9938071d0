import { Alert, Button, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { WhenLoaded } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../interviewer/words/index.ts'
import type { MyKit } from '../../my.contract.ts'
import { Cards } from '../Scorecards.tsx'
import { cardCall, listCall, openCall } from './calls.ts'
import classes from './my-interviews.module.css'

/** One interview, with what is needed to hold it and to say what was found. */
export default function Kit({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useWords()
  const answer = useApiState(openCall, { id })
  const waiting = (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={240} />
    </div>
  )
  return (
    <div className={classes.page}>
      <div>
        <Button variant="subtle" size="compact-md" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <WhenLoaded answer={answer} waiting={waiting}>
        {({ kit }) => <Loaded kit={kit} />}
      </WhenLoaded>
    </div>
  )
}

const Loaded = ({ kit }: { kit: MyKit }) => {
  const t = useWords()
  const { interview, candidate, job } = kit
  const save = useCommand(cardCall, { refreshes: [listCall, openCall] })
  const begun = interview.startsAt !== null && Date.parse(interview.startsAt) <= Date.now()
  return (
    <>
      <header className={classes.part}>
        <h2 className={classes.title}>
          <bdi>{candidate}</bdi>
        </h2>
        <p className={classes.quiet}>
          <bdi>{job.title}</bdi>
        </p>
        <Facts interview={interview} />
        {interview.note && (
          <div>
            <h3 className={classes.heading}>{t('note')}</h3>
            <p className={classes.text} dir="auto">
              {interview.note}
            </p>
          </div>
        )}
      </header>
      <Part title={t('job')}>
        <Items title={t('must')} items={job.mustHave} />
        <Items title={t('nice')} items={job.niceToHave} />
        {job.description && (
          <p className={classes.text} dir="auto">
            {job.description}
          </p>
        )}
      </Part>
      <Part title={t('person')}>
        {kit.open ? <Papers kit={kit} /> : <p className={classes.quiet}>{t('closed')}</p>}
      </Part>
      <Part title={t('card.title')}>
        <Items title={t('looked')} items={interview.attributes} />
        {!begun && <p className={classes.quiet}>{t('notBegun')}</p>}
        <Cards interview={interview} save={save} />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    {children}
  </section>
)

const Items = ({ title, items }: { title: string; items: string[] }) =>
  items.length === 0 ? null : (
    <div>
      <h3 className={classes.name}>{title}</h3>
      <ul className={classes.plain}>
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )

const Facts = ({ interview: { startsAt, zone, minutes, kind, place, panel } }: Pick<MyKit, 'interview'>) => {
  const t = useWords()
  const { moment, list } = useFormat()
  const [there, here] = [moment(startsAt, zone), moment(startsAt)]
  const facts: [string, ReactNode][] = [
    [t('facts.when'), t('when', { when: there, zone })],
    ...(here === there ? [] : [[t('facts.yours'), here] as [string, ReactNode]]),
    [t('facts.length'), t('minutes', { n: minutes })],
    [t('facts.how'), t(`kind.${kind}`)],
    ...(place ? [[t('facts.place'), <Place key="place" place={place} />] as [string, ReactNode]] : []),
    [t('facts.with'), list(panel.map((p) => p.name))],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Place = ({ place }: { place: string }) =>
  /^https:\/\/\S+$/.test(place) ? (
    <a className={classes.link} href={place} target="_blank" rel="noreferrer">
      <bdi>{place}</bdi>
    </a>
  ) : (
    <bdi>{place}</bdi>
  )

const Papers = ({ kit: { interview, cv, answers } }: { kit: MyKit }) => {
  const t = useWords()
  const { isolated } = useFormat()
  const download = async (name: string) => {
    try {
      saveFile(name, await fetchFile(`/api/my-interviews/${interview.id}/cv`))
    } catch (problem) {
      notify.failure(t('failed', { message: problem instanceof Error ? problem.message : '' }))
    }
  }
  const formatAnswer = (value: string, kind: string) =>
    kind === 'yesNo' && (value === 'yes' || value === 'no') ? t(value) : value
  return (
    <>
      <Alert color="gray">{t('private')}</Alert>
      <div>
        <h3 className={classes.name}>{t('cv')}</h3>
        {cv ? (
          <Button
            variant="default"
            mt="xs"
            className={classes.file}
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(cv.name)}
          >
            {t('download', { name: isolated(cv.name) })}
          </Button>
        ) : (
          <p className={classes.quiet}>{t('noCv')}</p>
        )}
      </div>
      {answers.length > 0 && (
        <div>
          <h3 className={classes.name}>{t('answers')}</h3>
          <dl className={classes.answers}>
            {answers.map((a) => (
              <div key={a.ask}>
                <dt>
                  <bdi>{a.ask}</bdi>
                </dt>
                <dd>
                  {a.values.map((v) => (
                    <div key={v} dir="auto">
                      {formatAnswer(v, a.kind)}
                    </div>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  )
}
