import { Alert, Button, Textarea } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import type { TheirInterview } from '../../../interviews/contract.ts'
import { useNextWords } from '../../candidate/words/index.ts'
import { chooseCall, interviewsCall } from './calls.ts'
import type { ApplicationAccess } from './NextSteps.tsx'
import classes from './next.module.css'
import { useTheirFile } from './useTheirFile.ts'

type Props = { interview: TheirInterview; theirs: ApplicationAccess }

/** An interview: times to choose from, the one that was chosen, or what became of it. */
export const InterviewStep = ({ interview, theirs }: Props) => {
  const t = useNextWords()
  const { status, startsAt } = interview
  const calendar = useTheirFile(theirs, `interviews/${interview.id}/calendar`, 'interview.ics')
  return (
    <section className={classes.step} aria-label={t('interview')}>
      <h2>
        {t('interview')} · {t(`kind.${interview.kind}`)}
      </h2>
      {status === 'proposed' && <Choose interview={interview} theirs={theirs} />}
      {status === 'confirmed' && startsAt && (
        <>
          <p className={classes.words}>{t('arranged')}</p>
          <Time at={startsAt} zone={interview.zone} />
          <p className={classes.quiet}>{t('minutes', { n: interview.minutes })}</p>
          <div className={classes.line}>
            <Button variant="default" leftSection={<IconCalendarPlus size={16} />} onClick={calendar}>
              {t('calendar')}
            </Button>
          </div>
        </>
      )}
      {status === 'done' && <p className={classes.quiet}>{t('held')}</p>}
      {status === 'no_show' && <p className={classes.quiet}>{t('missed')}</p>}
      {status === 'cancelled' && <p className={classes.quiet}>{t('cancelled')}</p>}
      {(status === 'proposed' || status === 'confirmed') && (
        <>
          {interview.place && <p className={classes.words}>{interview.place}</p>}
          {interview.note && <p className={classes.words}>{interview.note}</p>}
        </>
      )}
    </section>
  )
}

/** In the reader’s own zone, and where it is held when that is another. */
const Time = ({ at, zone }: { at: string; zone: string }) => {
  const t = useNextWords()
  const { moment } = useFormat()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const here = moment(at)
  const there = moment(at, zone)
  return (
    <span className={classes.time}>
      <strong className="figures">{here}</strong>
      <span className={classes.quiet}>
        {here === there ? own : `${t('here')} (${own}) · ${t('there', { time: there, zone })}`}
      </span>
    </span>
  )
}

const Choose = ({ interview, theirs }: Props) => {
  const t = useNextWords()
  const answer = useCommand(chooseCall, { refreshes: [interviewsCall], anonymous: theirs.link !== null })
  const [slot, setSlot] = useState<string | null>(null)
  const [telling, setTelling] = useState(false)
  const [words, setWords] = useState('')
  const send = (body: { slot: string | null; words: string | null }) =>
    answer.mutate({ ...theirs, id: interview.id, ...body }, { onSuccess: () => setTelling(false) })
  const now = Date.now()
  const open = interview.slots.filter((s) => Date.parse(s) > now)
  return (
    <form
      noValidate
      className={classes.steps}
      onSubmit={(event) => {
        event.preventDefault()
        send(telling ? { slot: null, words } : { slot, words: null })
      }}
    >
      {interview.answer && <p className={classes.quiet}>{t('told')}</p>}
      {!telling && (
        <fieldset className={classes.slots}>
          <legend>{t('chooseText')}</legend>
          {open.map((at) => (
            <label key={at} className={classes.slot}>
              <input type="radio" name={interview.id} checked={slot === at} onChange={() => setSlot(at)} />
              <Time at={at} zone={interview.zone} />
            </label>
          ))}
        </fieldset>
      )}
      {telling && (
        <Textarea
          label={t('noneLabel')}
          value={words}
          onChange={(e) => setWords(e.currentTarget.value)}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
        />
      )}
      {answer.error && (
        <Alert color="red" role="alert">
          {Object.values(answer.error.fields)[0] ?? answer.error.message}
        </Alert>
      )}
      <div className={classes.line}>
        <Button type="submit" loading={answer.isPending} disabled={telling ? words.trim() === '' : slot === null}>
          {t(telling ? 'noneSend' : 'take')}
        </Button>
        <Button variant="subtle" onClick={() => setTelling(!telling)}>
          {t(telling ? 'back' : 'none')}
        </Button>
      </div>
    </form>
  )
}
