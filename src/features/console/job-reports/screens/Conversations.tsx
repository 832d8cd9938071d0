import { Alert, Button, Radio, SegmentedControl, Textarea } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { DirectReport } from '../../../talent/direct-messages/reports.contract.ts'
import { useWords } from '../words/index.ts'
import { decideTalkCall, readTalkCall, talksCall } from './calls.ts'
import classes from './reports.module.css'

type ConversationsProps = {
  show: 'waiting' | 'decided'
  open: string
  onShow: (show: string) => void
  onOpen: (id: string) => void
}

/** Conversations that companies told of, and what was decided. */
export const Conversations = ({ show, open, onShow, onOpen }: ConversationsProps) => {
  const t = useWords()
  const format = useFormat()
  const answer = useApiState(talksCall, { show })
  const { data, isPending } = answer
  return (
    <>
      <Figures
        loading={isPending}
        figures={[
          { label: t('waiting'), value: format.number(data?.waiting ?? 0), tone: data?.waiting ? 'careful' : 'ok' },
          {
            label: t('late'),
            value: format.number(data?.late ?? 0),
            hint: t('talk.lateHint'),
            tone: data?.late ? 'wrong' : 'ok',
          },
        ]}
      />
      <SegmentedControl
        aria-label={t('show')}
        className={classes.show}
        value={show}
        onChange={onShow}
        data={[
          { value: 'waiting', label: t('shows.waiting', { n: format.number(data?.waiting ?? 0) }) },
          { value: 'decided', label: t('shows.decided', { n: format.number(data?.decided ?? 0) }) },
        ]}
      />
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={3} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <EmptyState icon={<IconFlag size={22} stroke={1.6} />} title={t(show === 'waiting' ? 'empty' : 'nothing')}>
              {t(show === 'waiting' ? 'talk.emptyText' : 'nothingText')}
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {reports.map((report) => (
                <li key={report.id} className={classes.row}>
                  <div className={classes.words}>
                    <Statement report={report} />
                  </div>
                  <Button
                    variant="default"
                    aria-label={t('open', { title: `${report.person}, ${report.company}` })}
                    onClick={() => onOpen(report.id)}
                  >
                    {t('look')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {open && <TalkDialog key={open} id={open} onClose={() => onOpen('')} />}
    </>
  )
}

const Statement = ({ report: r }: { report: DirectReport }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <>
      <h2 className={classes.job}>
        <span dir="auto">{r.person}</span>
        <small dir="auto">{`${r.company} · ${r.job}`}</small>
      </h2>
      <p className={classes.marks}>
        <StatusBadge tone="calm">{t(`talkReasons.${r.reason}`)}</StatusBadge>
        {r.decision === null ? (
          <StatusBadge tone={r.isLate ? 'wrong' : 'idle'}>
            {t(r.isLate ? 'overdue' : 'by', { when: format.day(r.answerBy) })}
          </StatusBadge>
        ) : (
          <StatusBadge tone={r.decision === 'kept' ? 'ok' : 'wrong'}>{t(`talkDecisions.${r.decision}`)}</StatusBadge>
        )}
      </p>
      <p className={classes.quiet}>
        {t('told', { number: format.isolated(r.caseNumber), when: format.moment(r.at) })}
        {r.by && ` · ${format.isolated(r.by)}`}
      </p>
      {r.words ? (
        <blockquote className={classes.quote} dir="auto">
          {r.words}
        </blockquote>
      ) : (
        <p className={classes.quiet}>{t('noWords')}</p>
      )}
      {r.decidedAt && (
        <p className={classes.quiet}>
          {r.decidedBy
            ? t('decidedBy', { when: format.moment(r.decidedAt), who: format.isolated(r.decidedBy) })
            : t('decidedAt', { when: format.moment(r.decidedAt) })}
        </p>
      )}
      {r.decidedWhy && <p>{t('why', { why: format.isolated(r.decidedWhy) })}</p>}
    </>
  )
}

const TalkDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const answer = useApiState(readTalkCall, { id })
  return (
    <Dialog onClose={onClose} size={720} title={t('report')} closeButtonProps={{ 'aria-label': t('close') }}>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} columns={2} />}>
        {({ report, messages, decides }) => (
          <div className={classes.whole}>
            <section className={classes.part}>
              <Statement report={report} />
            </section>
            <section className={classes.part}>
              <h3 className={classes.heading}>{t('talk.messages')}</h3>
              <ul className={classes.past}>
                {messages.map(({ id: message, side, words, at }) => (
                  <li key={message}>
                    <span className={classes.quiet}>
                      {`${format.isolated(side === 'seeker' ? report.person : report.company)} · ${format.moment(at)}`}
                    </span>
                    <blockquote className={classes.quote} dir="auto">
                      {words}
                    </blockquote>
                  </li>
                ))}
              </ul>
            </section>
            {report.decision === null &&
              (decides ? <Decide id={id} onDone={onClose} /> : <Alert color="gray">{t('readOnly')}</Alert>)}
          </div>
        )}
      </WhenLoaded>
    </Dialog>
  )
}

const Decide = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const t = useWords()
  const [decision, setDecision] = useState<'kept' | 'closed' | null>(null)
  const [why, setWhy] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useCommand(decideTalkCall, { refreshes: [talksCall, readTalkCall] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision === null) return setMissing(true)
    mutate(
      { id, decision, why },
      {
        onSuccess: () => {
          notify.success(t('talk.done'))
          onDone()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className={classes.part}>
      <h3 className={classes.heading}>{t('decide')}</h3>
      <Radio.Group
        aria-label={t('decide')}
        value={decision}
        onChange={(value) => setDecision(value as 'kept')}
        error={isMissing && decision === null ? t('choose') : undefined}
      >
        <div className={classes.choices}>
          <Radio value="kept" label={t('talk.keep')} description={t('talk.keepText')} />
          <Radio value="closed" label={t('talk.close')} description={t('talk.closeText')} />
        </div>
      </Radio.Group>
      <Textarea
        label={t('reason')}
        description={t('talk.reasonHint')}
        required={decision === 'closed'}
        autosize
        minRows={2}
        maxLength={1000}
        value={why}
        error={error?.fields.why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      {error && !error.fields.why && <ErrorState error={error} />}
      <Button type="submit" loading={isPending} className={classes.send}>
        {t('send')}
      </Button>
    </form>
  )
}
