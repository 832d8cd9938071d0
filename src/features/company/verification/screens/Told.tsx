import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { fetchFile, saveFile } from '../../../people/employees/screens/download.ts'
import type { Stated, Verification } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './verification.module.css'

const TONES = { none: 'idle', pending: 'calm', verified: 'ok', refused: 'wrong', lapsed: 'careful' } as const

export const StateBadge = ({ state }: { state: keyof typeof TONES }) => {
  const say = useWords()
  return <StatusBadge tone={TONES[state]}>{say(`states.${state}`)}</StatusBadge>
}

/** The number as its country writes it, who gave it, what to look at, and the way to its register. */
export const Looked = ({ number }: { number: Stated }) => {
  const say = useWords()
  const format = useFormat()
  const text = format.isolated(`${number.label} ${number.number}`)
  return (
    <div className={classes.number}>
      <span className="figures">
        {number.givenBy ? say('givenBy', { number: text, by: format.isolated(number.givenBy) }) : text}
      </span>
      <a href={number.register.url} target="_blank" rel="noopener noreferrer">
        {say('register', { name: format.isolated(number.register.name) })}
      </a>
      {number.warning && <p className={classes.warning}>{say('warning', { words: number.warning })}</p>}
    </div>
  )
}

/** What was found or why not, and how it ended. */
export const Outcome = ({ told: v }: { told: Verification }) => {
  const say = useWords()
  const format = useFormat()
  const looked = v.register && v.checkedOn && { register: format.isolated(v.register), day: format.day(v.checkedOn) }
  return (
    <>
      {looked && <p>{say(v.state === 'verified' ? 'foundOn' : 'lookedOn', looked)}</p>}
      {v.evidence && <p>{say('evidence', { words: format.isolated(v.evidence) })}</p>}
      {v.reason && <p>{say('reason', { words: format.isolated(v.reason) })}</p>}
      {v.endedAt && v.endedWhy && <p>{say(`ended.${v.endedWhy}`, { when: format.moment(v.endedAt) })}</p>}
    </>
  )
}

export const Document = ({ name, address }: { name: string; address: string }) => {
  const say = useWords()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      saveFile(name || 'document', await fetchFile(address))
    } catch (error) {
      notify.failure(say('failed', { message: (error as Error).message }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={busy}
      leftSection={<IconFileText size={16} stroke={1.6} />}
      onClick={() => void open()}
      aria-label={name ? say('openDocumentOf', { name }) : say('openDocument')}
    >
      {name ? <bdi className={classes.file}>{name}</bdi> : say('openDocument')}
    </Button>
  )
}
