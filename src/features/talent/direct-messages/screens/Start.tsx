import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import panel from '../../../../web/ui/panel.module.css'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { LONGEST_MESSAGE } from '../talk.rules.ts'
import { useWords } from '../words/index.ts'
import { OwnSigns, SeekerOpeners } from './Composer.tsx'
import { beginMineCall, mineCall, startsCall } from './calls.ts'

type Props = { left: number; job: string; onOpen: (thread: string) => void }
type Chosen = { id: string; title: string; company: string }

/** Whom one may write to, and the first message. */
export const Start = ({ left, job, onOpen }: Props) => {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const answer = useApiState(startsCall, { search, job: job && !search ? job : null })
  return (
    <section className={panel.card} aria-labelledby="start">
      <h2 id="start">{t('start.title')}</h2>
      <p className={panel.quiet}>{left > 0 ? t('start.left', { count: left }) : t('start.leftNone')}</p>
      {chosen ? (
        <First chosen={chosen} onOpen={onOpen} onBack={() => setChosen(null)} />
      ) : (
        <>
          <form
            className={panel.fields}
            onSubmit={(event) => {
              event.preventDefault()
              setSearch(typed)
            }}
          >
            <TextInput
              label={t('start.search')}
              description={t('start.searchHint')}
              value={typed}
              maxLength={120}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {t('start.find')}
            </Button>
          </form>
          <WhenLoaded answer={answer} waiting={<LoadingTable rows={3} columns={2} />}>
            {({ jobs }) =>
              jobs.length === 0 ? (
                <p className={panel.note}>{t('start.none')}</p>
              ) : (
                <ul className={panel.list} aria-label={t('start.jobs')}>
                  {jobs.map(({ thread, ...one }) => (
                    <li key={one.id} className={panel.card}>
                      <strong>
                        <bdi>{one.title}</bdi>
                      </strong>
                      <p className={panel.quiet}>
                        <bdi>{one.company}</bdi>
                        {one.applied && ` · ${t('start.applied')}`}
                        {one.why && ` · ${t(`start.${one.why}`)}`}
                      </p>
                      {thread !== null && (
                        <div>
                          <Button
                            size="compact-sm"
                            variant="default"
                            aria-label={`${t('start.open')}: ${one.title}`}
                            onClick={() => onOpen(thread)}
                          >
                            {t('start.open')}
                          </Button>
                        </div>
                      )}
                      {thread === null && one.why === null && left > 0 && (
                        <div>
                          <Button
                            size="compact-sm"
                            aria-label={`${t('start.choose')}: ${one.title}, ${one.company}`}
                            onClick={() => setChosen(one)}
                          >
                            {t('start.choose')}
                          </Button>
                        </div>
                      )}
                    </li>
                  ))}
                </ul>
              )
            }
          </WhenLoaded>
        </>
      )}
    </section>
  )
}

const First = ({ chosen, onOpen, onBack }: { chosen: Chosen; onOpen: Props['onOpen']; onBack: () => void }) => {
  const t = useWords()
  const begin = useCommand(beginMineCall, { refreshes: [mineCall, startsCall] })
  const [words, setWords] = useState('')
  const wrong = begin.error?.fields.words
  return (
    <form
      className={panel.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!begin.isPending) begin.mutate({ job: chosen.id, words }, { onSuccess: ({ thread }) => onOpen(thread.id) })
      }}
    >
      <p>
        <strong>{t('start.about', { title: chosen.title, company: chosen.company })}</strong>
      </p>
      <SeekerOpeners onChoose={setWords} />
      <Textarea
        label={t('write.label')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={wrong}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
      />
      <OwnSigns words={words} side="seeker" opened={false} />
      {begin.error && !wrong && <p role="alert">{begin.error.message}</p>}
      <div className={panel.row}>
        <Button type="submit" loading={begin.isPending} disabled={!words.trim()}>
          {t('start.send')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('start.another')}
        </Button>
      </div>
    </form>
  )
}
