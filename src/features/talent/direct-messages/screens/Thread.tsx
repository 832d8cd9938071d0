import { Alert, Button, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { DirectMessage, DirectThread } from '../contract.ts'
import type { Blocker, Side } from '../talk.rules.ts'
import { useWords } from '../words/index.ts'
import { Composer } from './Composer.tsx'
import classes from './messages.module.css'
import { Report } from './Report.tsx'
import { useThreadName } from './ThreadList.tsx'
import type { Marks, Talk } from './talk.ts'

type Props = { answer: DirectThread; talk: Talk; onBack: () => void }

const failed = (error: unknown) => notify.failure((error as Error).message)

const blockedWords = (by: Blocker, side: Side) => {
  if (by === 'platform') return 'thread.blockedPlatform'
  return by === side ? 'thread.blockedMine' : 'thread.blockedOther'
}

/** What became of the company's report. */
const Reported = ({ report }: { report: NonNullable<DirectThread['report']> }) => {
  const t = useWords()
  const format = useFormat()
  const { caseNumber, at, decision, why } = report
  return (
    <p className={panel.note}>
      {t('reportPerson.at', { number: format.isolated(caseNumber), when: format.day(at) })}{' '}
      {t(`reportPerson.${decision ?? 'waits'}`)}
      {why !== null && ` ${t('reportPerson.why', { why: format.isolated(why) })}`}
    </p>
  )
}

/** One thread: what was written, what to be careful with, and the next message. */
export const Thread = ({ answer, talk, onBack }: Props) => {
  const t = useWords()
  const nameOf = useThreadName()
  const { thread, messages, opened, answers } = answer
  const { unread } = thread
  // What stands on the screen is read.
  useEffect(() => {
    if (unread > 0) talk.change({ read: true }).catch(() => {})
  }, [unread, talk])
  const isMine = talk.side === 'seeker'
  return (
    <div className={panel.stack}>
      <section className={panel.card} aria-label={nameOf(thread)}>
        <div className={classes.back}>
          <Button variant="subtle" size="compact-sm" onClick={onBack}>
            {t('list.back')}
          </Button>
        </div>
        <h2>
          <bdi>{nameOf(thread)}</bdi>
        </h2>
        <p className={panel.quiet}>
          <Link to={isMine ? paths.job(thread.job.id) : paths.companyJobs({ job: thread.job.id })}>
            {t('thread.job', { title: thread.job.title })}
          </Link>
          {!isMine && thread.application && (
            <>
              {' · '}
              <Link to={paths.ats({ application: thread.application.id })}>{t('thread.application')}</Link>
            </>
          )}
        </p>
        {answers && <p className={panel.quiet}>{t('thread.answers', answers)}</p>}
        <Acts answer={answer} talk={talk} />
        {answer.report && <Reported report={answer.report} />}
        {isMine && thread.flagged && <Alert color="orange">{t('thread.flagged')}</Alert>}
        <ul className={classes.talk} aria-label={t('thread.messages')} aria-live="polite">
          {messages.map((message) => (
            <Message key={message.id} message={message} talk={talk} />
          ))}
        </ul>
      </section>
      {thread.blockedBy === null ? (
        <Composer
          key={thread.id}
          talk={talk}
          opened={opened}
          facts={{ name: thread.name, job: thread.job.title, company: answer.company }}
        />
      ) : (
        <p className={panel.note}>{t(blockedWords(thread.blockedBy, talk.side))}</p>
      )}
    </div>
  )
}

const Message = ({ message: m, talk }: { message: DirectMessage; talk: Talk }) => {
  const t = useWords()
  const format = useFormat()
  const isOwn = m.side === talk.side
  const writer = () => {
    if (isOwn && talk.side === 'seeker') return t('thread.you')
    return m.by ?? (m.side === 'seeker' ? t('thread.person') : '')
  }
  const load = (id: string, name: string) =>
    fetchFile(talk.addressOf(id))
      .then((content) => saveFile(name, content))
      .catch(failed)
  return (
    <li data-own={isOwn || undefined}>
      <p className={`${classes.words} ${panel.quiet}`}>
        {[writer(), m.isLater ? t('thread.later', { when: format.moment(m.at) }) : format.moment(m.at)]
          .filter(Boolean)
          .join(' · ')}
        {m.read === true && ` · ${t('thread.read')}`}
      </p>
      <p className={classes.words} dir="auto">
        {m.words}
      </p>
      {m.masked && <p className={panel.quiet}>{t(talk.side === 'seeker' ? 'thread.maskedSeeker' : 'thread.masked')}</p>}
      {talk.side === 'seeker' && m.signs.length > 0 && (
        <div className={classes.warn}>
          <p>
            <strong>{t('thread.careful')}</strong>
          </p>
          <ul>
            {m.signs.map((sign) => (
              <li key={sign}>{t(`signs.${sign}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {m.files.map((file) => (
        <div key={file.id}>
          <Button variant="default" size="compact-sm" onClick={() => void load(file.id, file.name)}>
            {t('thread.download', { name: file.name })}
          </Button>
        </div>
      ))}
      {isOwn && m.isLater && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => talk.takeBack(m.id).catch(failed)}>
            {t('thread.takeBack')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What is done with the thread as a whole. */
const Acts = ({ answer: { thread, messages, showsRead }, talk }: Pick<Props, 'answer' | 'talk'>) => {
  const t = useWords()
  const format = useFormat()
  const nameOf = useThreadName()
  const [reporting, setReporting] = useState(false)
  const change = (marks: Marks) => void talk.change(marks).catch(failed)
  const isMine = talk.side === 'seeker'
  const save = () => {
    const lines = messages.map((m) => {
      const who = m.side === talk.side ? t('thread.you') : nameOf(thread)
      return `${format.moment(m.at)} ${who}\n${m.words}`
    })
    saveFile(`${thread.job.title}.txt`, new Blob([lines.join('\n\n')], { type: 'text/plain;charset=utf-8' }))
  }
  const button = (name: string, act: () => void) => (
    <Button key={name} variant="default" size="compact-sm" onClick={act}>
      {name}
    </Button>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one thing, no fields of a form */}
      <div className={panel.row} role="group" aria-label={t('acts.label')}>
        {button(t(thread.muted ? 'acts.unmute' : 'acts.mute'), () => change({ muted: !thread.muted }))}
        {button(t(thread.archived ? 'acts.unarchive' : 'acts.archive'), () => change({ archived: !thread.archived }))}
        {thread.blockedBy === null && button(t('acts.block'), () => change({ blocked: true }))}
        {thread.blockedBy === talk.side && button(t('acts.unblock'), () => change({ blocked: false }))}
        {button(t('acts.save'), save)}
        {thread.blockedBy !== 'platform' && button(t('acts.report'), () => setReporting(true))}
      </div>
      {isMine && (
        <Switch
          label={t('acts.showRead')}
          description={t('acts.showReadHint')}
          checked={showsRead}
          onChange={(event) => change({ showsRead: event.currentTarget.checked })}
        />
      )}
      {reporting && <Report id={thread.id} side={talk.side} onClose={() => setReporting(false)} />}
    </>
  )
}
