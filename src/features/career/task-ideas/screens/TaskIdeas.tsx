import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { listTaskOccupations } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { taskIdeasCall, taskOccupationsCall } from './calls.ts'

type Occupation = Output<typeof listTaskOccupations>['occupations'][number]

const WAIT_MS = 250
const LEAST_LETTERS = 2
const LONGEST_LINE = 1_000

type Props = {
  /** What the person says the job is called. It is looked up; no occupation is chosen by it. */
  title: string
  /** How many points there is room for. */
  room: number
  onTake: (lines: string[]) => void
  onClose: () => void
}

/** What is done in an occupation that the person chose, as ideas: only what they ticked comes out, in their wording. */
export default function TaskIdeas({ title, room, onTake, onClose }: Props) {
  const t = useWords()
  const [chosen, setChosen] = useState<Occupation | null>(null)
  return (
    <Dialog title={t('title')} size="lg" onClose={onClose}>
      <div className={panel.stack}>
        <p className={panel.note}>{t('intro')}</p>
        {chosen ? (
          <>
            <div>
              <Button variant="default" size="compact-md" onClick={() => setChosen(null)}>
                {t('other')}
              </Button>
            </div>
            <Tasks
              key={chosen.code}
              code={chosen.code}
              room={room}
              onClose={onClose}
              onTake={(lines) => {
                onTake(lines)
                onClose()
              }}
            />
          </>
        ) : (
          <Occupations title={title} onChoose={setChosen} />
        )}
        <p className={panel.quiet}>{t('source')}</p>
      </div>
    </Dialog>
  )
}

const Occupations = ({ title, onChoose }: { title: string; onChoose: (one: Occupation) => void }) => {
  const t = useWords()
  const [typed, setTyped] = useState(title)
  const [asked] = useDebouncedValue(typed.trim().slice(0, 160), WAIT_MS)
  const isLong = asked.length >= LEAST_LETTERS
  const answer = useApiState(taskOccupationsCall, { title: asked }, { enabled: isLong })
  const found = answer.data?.occupations ?? []
  const parts = [
    { name: t('found'), those: found.filter(({ isExact }) => isExact) },
    { name: t('beginning'), those: found.filter(({ isExact }) => !isExact) },
  ].filter(({ those }) => those.length > 0)
  return (
    <>
      <TextInput
        label={t('search')}
        description={t('searchHint', { example: 'Line Cook' })}
        maxLength={160}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isLong && (
        <WhenLoaded answer={answer} waiting={null}>
          {() => (
            <>
              {found.length === 0 && <p role="status">{t('none')}</p>}
              {parts.map(({ name, those }) => (
                <section key={name} className={panel.stack} aria-label={name}>
                  <h3 className={panel.title}>{name}</h3>
                  <ul className={panel.list}>
                    {those.map((one) => (
                      <li key={one.code} className={panel.row}>
                        <Button variant="default" size="compact-md" onClick={() => onChoose(one)}>
                          <bdi lang="en">{one.title}</bdi>
                        </Button>
                        {one.called !== one.title && (
                          <span className={panel.quiet} dir="auto">
                            {t('called', { title: one.called })}
                          </span>
                        )}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </>
          )}
        </WhenLoaded>
      )}
    </>
  )
}

type TasksProps = { code: string; room: number; onTake: (lines: string[]) => void; onClose: () => void }

const Tasks = ({ code, room, onTake, onClose }: TasksProps) => {
  const t = useWords()
  const answer = useApiState(taskIdeasCall, { occupation: code })
  /** The wording of each that is ticked, by the place of its task. */
  const [own, setOwn] = useState<ReadonlyMap<number, string>>(new Map())
  const lines = [...own]
    .toSorted(([a], [b]) => a - b)
    .map(([, words]) => words.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)
  const isFull = own.size >= room
  const set = (at: number, words: string | null) => {
    const next = new Map(own)
    if (words === null) next.delete(at)
    else next.set(at, words)
    setOwn(next)
  }
  return (
    <WhenLoaded answer={answer} waiting={null}>
      {({ title, tasks }) => (
        <>
          <fieldset className={panel.stack} style={{ border: 0, margin: 0, padding: 0 }}>
            <legend>
              <b dir="auto">{t('tasks', { title })}</b>
            </legend>
            {tasks.map((task, at) => {
              const words = own.get(at)
              return (
                <div key={task}>
                  <Checkbox
                    label={
                      <span lang="en" dir="ltr">
                        {task}
                      </span>
                    }
                    checked={words !== undefined}
                    disabled={words === undefined && isFull}
                    onChange={(event) => set(at, event.currentTarget.checked ? task : null)}
                  />
                  {words !== undefined && (
                    <Textarea
                      mt={8}
                      aria-label={t('own', { task })}
                      autosize
                      maxRows={6}
                      maxLength={LONGEST_LINE}
                      dir="auto"
                      spellCheck
                      value={words}
                      onChange={(event) => set(at, event.currentTarget.value)}
                    />
                  )}
                </div>
              )
            })}
          </fieldset>
          <p role="status" className={panel.quiet}>
            {isFull ? t('full') : own.size === 0 && t('nothing')}
          </p>
          <div className={panel.row}>
            <Button disabled={lines.length === 0} onClick={() => onTake(lines)}>
              {t('take')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </WhenLoaded>
  )
}
