import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Stated, Verification } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './verification.module.css'

const TONES = { none: 'idle', pending: 'calm', verified: 'ok', refused: 'wrong', lapsed: 'careful' } as const

export const StateBadge = ({ state }: { state: keyof typeof TONES }) => {
  const t = useWords()
  return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
}

/** The number as its country writes it, who gave it, what to look at, and the way to its register. */
export const Looked = ({ number }: { number: Stated }) => {
  const t = useWords()
  const format = useFormat()
  const text = format.isolated(`${number.label} ${number.number}`)
  return (
    <div className={classes.number}>
      <span className="figures">
        {number.givenBy ? t('givenBy', { number: text, by: format.isolated(number.givenBy) }) : text}
      </span>
      <a href={number.register.url} target="_blank" rel="noopener noreferrer">
        {t('register', { name: format.isolated(number.register.name) })}
      </a>
      {number.warning && <p className={classes.warning}>{t('warning', { words: number.warning })}</p>}
    </div>
  )
}

/** What was found or why not, and how it ended. */
export const Outcome = ({ told: v }: { told: Verification }) => {
  const t = useWords()
  const format = useFormat()
  const looked = v.register && v.checkedOn && { register: format.isolated(v.register), day: format.day(v.checkedOn) }
  return (
    <>
      {looked && <p>{t(v.state === 'verified' ? 'foundOn' : 'lookedOn', looked)}</p>}
      {v.evidence && <p>{t('evidence', { words: format.isolated(v.evidence) })}</p>}
      {v.reason && <p>{t('reason', { words: format.isolated(v.reason) })}</p>}
      {v.endedAt && v.endedWhy && <p>{t(`ended.${v.endedWhy}`, { when: format.moment(v.endedAt) })}</p>}
    </>
  )
}

export const Document = ({ name, address }: { name: string; address: string }) => {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      saveFile(name || 'document', await fetchFile(address))
    } catch (error) {
      notify.failure(t('failed', { message: (error as Error).message }))
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
      aria-label={name ? t('openDocumentOf', { name }) : t('openDocument')}
    >
      {name ? <bdi className={classes.file}>{name}</bdi> : t('openDocument')}
    </Button>
  )
}
